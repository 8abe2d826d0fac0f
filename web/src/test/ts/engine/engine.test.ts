import "../fakes/browser";
import assert from "node:assert/strict";
import { beforeEach, describe, it } from "node:test";
import { Engine, type Inbox } from "../../../main/ts/engine/engine";
import type { PlayerAnswer, PlayerRequest } from "../../../main/ts/generated/border";
import type { FromWorker, Task, ToWorker } from "../../../main/ts/engine/messages";

/** A worker whose messages are those of the test. */
class FakeWorker {
  static all: FakeWorker[] = [];
  readonly received: ToWorker[] = [];
  isTerminated = false;
  onmessage: (event: { data: FromWorker }) => void = () => undefined;
  onerror: (event: { message?: string }) => void = () => undefined;

  constructor() {
    FakeWorker.all.push(this);
  }

  postMessage(message: ToWorker): void {
    this.received.push(message);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  emit(data: FromWorker): void {
    this.onmessage({ data });
  }
}

Object.assign(globalThis, { Worker: FakeWorker });

const TASK: Task = { kind: "analyse", request: { game: "eximo", line: { start: "", turns: [] }, lines: 1, nodes: 0 } };

function worker(): FakeWorker {
  const last = FakeWorker.all.at(-1);
  assert.ok(last);
  return last;
}

function request(kind: PlayerRequest["kind"], player: number, question: number): PlayerRequest {
  return { kind, player, question } as PlayerRequest;
}

function answer(kind: PlayerAnswer["kind"], question: number): FromWorker {
  return { answer: { kind, player: 1, question } as PlayerAnswer };
}

function requests(): string[] {
  return worker().received.flatMap((message) =>
    "request" in message ? [`${message.request.kind} ${message.request.player}`] : [],
  );
}

class FakeInbox implements Inbox {
  readonly received: PlayerAnswer["kind"][] = [];
  readonly failed: [number, string][] = [];

  receive({ kind }: PlayerAnswer): void {
    this.received.push(kind);
  }

  fail(question: number, reason: string): void {
    this.failed.push([question, reason]);
  }
}

beforeEach(() => {
  FakeWorker.all.length = 0;
});

describe("the engine", () => {
  it("starts one worker, for the first task", () => {
    const engine = new Engine();
    assert.equal(FakeWorker.all.length, 0);
    engine.ask(TASK);
    engine.ask(TASK);
    assert.equal(FakeWorker.all.length, 1);
  });

  it("answers each question by its id", async () => {
    const engine = new Engine();
    const [one, two] = [engine.ask<string>(TASK), engine.ask<string>(TASK)];
    worker().emit({ id: 2, done: "second" });
    worker().emit({ id: 1, done: "first" });
    assert.deepEqual([await one.answer, await two.answer], ["first", "second"]);
  });

  it("reports progress until it has answered", () => {
    const reports: unknown[] = [];
    const engine = new Engine();
    engine.ask(TASK, (each) => reports.push(each));
    const progress = { judged: 1, turns: 2, done: false };
    worker().emit({ id: 1, progress });
    worker().emit({ id: 1, done: undefined });
    worker().emit({ id: 1, progress });
    assert.deepEqual(reports, [progress]);
  });

  it("rejects a question that failed", async () => {
    const { answer } = new Engine().ask(TASK);
    worker().emit({ id: 1, failed: "out of memory" });
    await assert.rejects(answer, /out of memory/);
  });

  it("forwards a stop", () => {
    new Engine().ask(TASK).stop();
    assert.deepEqual(worker().received.at(-1), { stop: 1 });
  });

  it("rejects all tasks when its worker crashes, and starts another one for the next task", async () => {
    const engine = new Engine();
    const { answer } = engine.ask(TASK);
    const crashed = worker();
    crashed.onerror({ message: "gone" });
    await assert.rejects(answer, /gone/);
    assert.equal(crashed.isTerminated, true);
    engine.ask(TASK);
    assert.equal(FakeWorker.all.length, 2);
  });
});

describe("a player's questions", () => {
  it("are answered in the inbox of the table", () => {
    const inbox = new FakeInbox();
    new Engine().forward(inbox, [request("askTurn", 1, 7)]);
    worker().emit(answer("searchProgress", 7));
    worker().emit(answer("turnChosen", 7));
    assert.deepEqual(inbox.received, ["searchProgress", "turnChosen"]);
  });

  it("fail when the worker crashes before the final answer", () => {
    const inbox = new FakeInbox();
    new Engine().forward(inbox, [
      request("askTurn", 1, 7),
      request("askTurn", 1, 8),
      request("askTurn", 1, 9),
      request("cancel", 1, 9),
    ]);
    worker().emit(answer("turnChosen", 7));
    worker().emit(answer("searchProgress", 8));
    worker().emit({ crashed: "crashed" });
    assert.deepEqual(inbox.failed, [[8, "crashed"]]);
  });

  it("are not answered once the player is closed", () => {
    const inbox = new FakeInbox();
    new Engine().forward(inbox, [request("askTurn", 1, 7), request("close", 1, 0)]);
    worker().emit(answer("turnChosen", 7));
    assert.deepEqual([inbox.received, requests()], [[], ["askTurn 1", "close 1"]]);
  });

  it("start no worker where there is nothing to ask", () => {
    new Engine().forward(new FakeInbox(), [request("cancel", 1, 7), request("close", 1, 0)]);
    assert.equal(FakeWorker.all.length, 0);
  });

  it("of a player without questions are not forwarded", () => {
    new Engine().forward(new FakeInbox(), [request("askTurn", 1, 7), request("hurry", 2, 1)]);
    assert.deepEqual(requests(), ["askTurn 1"]);
  });
});
