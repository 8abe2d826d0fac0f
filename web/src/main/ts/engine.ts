import { asset } from "./assets";
import type { FromWorker, Known, ReviewProgress, Task } from "./thoughts";

interface Job {
  known?: (known: unknown) => void;
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
}

/** A question to the engine that can be stopped; then it answers with what it knows, or not at all. */
export interface Thought<T> {
  answer: Promise<T>;
  stop(): void;
}

/** An engine, in a worker of its own: nothing that it does keeps the page waiting. */
export class Engine {
  private worker: Worker | undefined;
  private readonly jobs = new Map<number, Job>();
  private last = 0;

  private start(): Worker {
    const worker = new Worker(asset("worker.js"), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.heard(data);
    worker.onerror = (event) => this.broken(event.message ?? "");
    worker.postMessage({ url: asset("games.wasm") });
    return worker;
  }

  private heard(message: FromWorker): void {
    const job = this.jobs.get(message.id);
    if (job === undefined) {
      return;
    }
    if ("known" in message) {
      job.known?.(message.known);
      return;
    }
    this.jobs.delete(message.id);
    if ("failed" in message) {
      job.reject(new Error(message.failed));
    } else {
      job.resolve(message.done);
    }
  }

  private broken(message: string): void {
    const jobs = [...this.jobs.values()];
    this.jobs.clear();
    this.worker?.terminate();
    this.worker = undefined;
    jobs.forEach((job) => job.reject(new Error(message)));
  }

  /** Asks; what is known is told while it thinks. */
  ask<T, K extends Known | ReviewProgress = Known>(task: Task, known?: (known: K) => void): Thought<T> {
    this.worker ??= this.start();
    const worker = this.worker;
    const id = ++this.last;
    const answer = new Promise<T>((resolve, reject) => {
      this.jobs.set(id, { known: known as Job["known"], resolve: resolve as (value: unknown) => void, reject });
    });
    worker.postMessage({ id, task });
    return { answer, stop: () => worker.postMessage({ stop: id }) };
  }

  /** Ends the worker; what was asked is not answered any more. */
  close(): void {
    this.jobs.clear();
    this.worker?.terminate();
    this.worker = undefined;
  }
}

/** The engine of the page. */
export const engine = new Engine();
