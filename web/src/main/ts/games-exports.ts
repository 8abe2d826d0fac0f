import { load } from "games-loader";

/** What the compiled games offer; see Main.java. Answers are JSON unless they are plain. */
export interface Exports {
  speak(language: string, lines: string): void;
  games(): string;
  open(game: string, position: string, first: string, second: string, clock: string): string;
  study(game: string, position: string): string;
  studyGame(file: string, index: number): string;
  studyKept(record: string): string;
  close(table: number): string;
  drain(table: number): string;
  answer(table: number, text: string): void;
  fail(table: number, question: number, reason: string): void;
  view(table: number, pointed: number, heat: boolean, numbered: boolean): string;
  moves(table: number): string;
  frames(table: number, place: number): string;
  clock(table: number): string;
  preview(table: number, turn: string): string;
  lessons(game: string, plan: string, words: string): string;
  judge(table: number, place: number, lesson: number, task: number): string;
  solution(table: number, lesson: number, task: number): string;
  click(table: number, what: string): string;
  type(table: number, text: string): string;
  turnWords(game: string, turn: string): string;
  command(table: number, name: string, argument: string): boolean;
  showArrows(table: number, turns: string): void;
  squares(table: number): string;
  record(table: number, date: string): string;
  kept(table: number, date: string, flipped: boolean): string;
  resume(record: string): string;
  harvest(file: string): string;
  retag(record: string, tags: string): string;
  gameFile(record: string): string;
  path(table: number, live: boolean): string;
  note(table: number, place: number, marks: string, comment: string): void;
  insert(table: number, place: number, turns: string): number;
  annotate(table: number, given: string, annotated: string): void;
  examine(text: string): string;
  edit(name: string, argument: string): string;
  review(file: string): void;
  reviewOn(): string;
  reviewed(): string;
  takeRequest(request: string): void;
  work(): string;
  analyse(game: string, path: string, lines: number, nodes: number, millis: number): void;
  goOn(millis: number): string;
}

/** Loads the games: once for the page, and once more in the worker that thinks. */
export async function loadGames(url: string): Promise<Exports> {
  return (await load(url)).exports as Exports;
}
