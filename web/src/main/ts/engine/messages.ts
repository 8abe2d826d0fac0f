import type { AnalysisRequest, AnalysisResult, PlayerAnswer, PlayerRequest, ReviewProgress } from "../generated/border";

/** A task of the worker besides playing. */
export type Task = { kind: "analyse"; request: AnalysisRequest } | { kind: "review"; file: string };

export type ToWorker = { url: string } | { id: number; task: Task } | { stop: number } | { request: PlayerRequest };

export type FromWorker =
  | { id: number; progress: AnalysisResult | ReviewProgress }
  | { id: number; done: unknown }
  | { id: number; failed: string }
  | { answer: PlayerAnswer }
  /** The worker cannot continue; the reason is empty if the module failed to load. */
  | { crashed: string };
