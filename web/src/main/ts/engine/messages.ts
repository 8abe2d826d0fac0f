import type { AnalysisRequest, AnalysisResult, PlayerAnswer, PlayerRequest, ReviewProgress } from "../generated/border";

/** What the worker is asked to do besides playing. */
export type Task = { kind: "analyse"; request: AnalysisRequest } | { kind: "review"; file: string };

export type ToWorker = { url: string } | { id: number; task: Task } | { stop: number } | { request: PlayerRequest };

export type FromWorker =
  | { id: number; known: AnalysisResult | ReviewProgress }
  | { id: number; done: unknown }
  | { id: number; failed: string }
  | { answer: PlayerAnswer }
  /** Nothing more can be expected of this worker; no reason if it could not be loaded. */
  | { broken: string };
