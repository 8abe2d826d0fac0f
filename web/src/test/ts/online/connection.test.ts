import "../fakes/browser";
import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, it, mock } from "node:test";
import { Connection } from "../../../main/ts/online/connection";
import type { ClientMessage, ServerMessage } from "../../../main/ts/online/protocol";

/** A socket whose server is the test. */
class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  readonly sent: ClientMessage[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: () => void = () => undefined;

  constructor(readonly address: URL) {
    FakeSocket.all.push(this);
  }

  send(data: string): void {
    this.sent.push(JSON.parse(data) as ClientMessage);
  }

  close(): void {
    this.readyState = 3;
  }

  accept(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen();
  }

  emit(message: ServerMessage): void {
    this.onmessage({ data: JSON.stringify(message) });
  }

  welcome(serverMillis = 0): void {
    this.accept();
    this.emit({ kind: "welcome", protocol: 1, serverMillis, pingMillis: 10_000 });
  }
}

let now = 0;
const page = document as unknown as { hidden: boolean };
Object.assign(globalThis, { WebSocket: FakeSocket, removeEventListener: () => undefined });
Object.assign(document, { hidden: false, addEventListener: () => undefined, removeEventListener: () => undefined });
Object.defineProperty(globalThis, "performance", { value: { now: () => now } });

function socket(): FakeSocket {
  const last = FakeSocket.all.at(-1);
  assert.ok(last);
  return last;
}

function pass(millis: number): void {
  for (let passed = 0; passed < millis; passed += 100) {
    now += 100;
    mock.timers.tick(100);
  }
}

describe("a connection", () => {
  let connection: Connection;
  let stop: () => void;
  let heard: ServerMessage[];

  beforeEach(() => {
    mock.timers.enable({ apis: ["setTimeout", "setInterval"] });
    mock.method(Math, "random", () => 0.5);
    now = 0;
    page.hidden = false;
    FakeSocket.all = [];
    heard = [];
    connection = new Connection();
    stop = connection.use(
      (message) => heard.push(message),
      () => undefined,
    );
  });

  afterEach(() => {
    stop();
    mock.timers.reset();
    mock.restoreAll();
  });

  it("greets the server beside the page and is open when that answers", () => {
    assert.equal(socket().address.href, "wss://example.org/api/v1/socket");
    assert.equal(connection.status, "connecting");
    socket().welcome();
    assert.equal(socket().sent[0]?.kind, "hello");
    assert.equal(connection.status, "open");
    assert.deepEqual(heard[0]?.kind, "welcome");
  });

  it("waits longer from attempt to attempt, and begins anew after a success", () => {
    const delays = [500, 1000, 2000, 4000, 8000, 8000];
    for (const delay of delays) {
      const count = FakeSocket.all.length;
      socket().onclose();
      assert.equal(connection.status, "offline");
      pass(delay - 100);
      assert.equal(FakeSocket.all.length, count);
      pass(100);
      assert.equal(FakeSocket.all.length, count + 1);
    }
    socket().welcome();
    socket().onclose();
    const count = FakeSocket.all.length;
    pass(500);
    assert.equal(FakeSocket.all.length, count + 1);
  });

  it("sends a request again after a lost connection, until it is answered", async () => {
    const answered = connection.request({ kind: "join", id: "r1", token: "t" });
    assert.deepEqual(socket().sent, []);
    socket().welcome();
    assert.equal(socket().sent.filter(({ kind }) => kind === "join").length, 1);
    socket().onclose();
    pass(500);
    socket().welcome();
    assert.equal(socket().sent.filter(({ kind }) => kind === "join").length, 1);
    socket().emit({ kind: "seated", id: "r1", match: "m", side: "first" });
    assert.equal((await answered).kind, "seated");
    socket().onclose();
    pass(500);
    socket().welcome();
    assert.equal(socket().sent.filter(({ kind }) => kind === "join").length, 0);
  });

  it("pings every ten seconds with the versions of its matches", () => {
    connection.versions = () => ({ m1: 7 });
    socket().welcome();
    pass(10_000);
    assert.deepEqual(socket().sent.at(-1), { kind: "ping", versions: { m1: 7 } });
  });

  it("takes a silent server for lost, unless the page is hidden", () => {
    socket().welcome();
    page.hidden = true;
    pass(60_000);
    assert.equal(FakeSocket.all.length, 1);
    page.hidden = false;
    pass(1000);
    assert.equal(FakeSocket.all.length, 2);
    assert.equal(connection.status, "offline");
  });

  it("ignores what a replaced socket still says", () => {
    const old = socket();
    old.welcome();
    connection.reconnect();
    old.emit({ kind: "pong", at: 1 });
    old.onclose();
    assert.deepEqual(
      heard.map(({ kind }) => kind),
      ["welcome"],
    );
    assert.equal(FakeSocket.all.length, 2);
  });

  it("knows the time of the server from the shortest round trip", () => {
    now = 1000;
    socket().accept();
    now = 1200;
    socket().emit({ kind: "welcome", protocol: 1, serverMillis: 50_000, pingMillis: 10_000 });
    assert.equal(connection.serverNow(), 50_100);
    pass(10_000);
    now += 2000;
    socket().emit({ kind: "pong", at: 99_999 });
    assert.equal(connection.serverNow(), 50_100 + now - 1200);
  });

  it("does not connect again when the page is too old", () => {
    socket().accept();
    socket().emit({ kind: "please-reload", protocol: 2 });
    socket().onclose();
    pass(60_000);
    assert.equal(connection.status, "outdated");
    assert.equal(FakeSocket.all.length, 1);
  });

  it("waits as long as a restarting server asks for", () => {
    socket().welcome();
    socket().emit({ kind: "restart", inMillis: 3000 });
    socket().onclose();
    pass(2900);
    assert.equal(FakeSocket.all.length, 1);
    pass(100);
    assert.equal(FakeSocket.all.length, 2);
  });

  it("asks for a guest and connects again, since the cookie counts for a new socket", async () => {
    const asked: string[] = [];
    mock.method(globalThis, "fetch", async (url: URL, { method }: { method: string }) => {
      asked.push(`${method} ${url.pathname}`);
      return { ok: true };
    });
    socket().welcome();
    const done = connection.requirePlayer();
    await new Promise((resolve) => setImmediate(resolve));
    assert.deepEqual(asked, ["POST /api/v1/guest"]);
    assert.equal(FakeSocket.all.length, 2);
    socket().accept();
    const player = { id: "p1", type: "guest" as const, name: "K7Q2" };
    socket().emit({ kind: "welcome", protocol: 1, player, serverMillis: 0, pingMillis: 10_000 });
    await done;
    assert.deepEqual(connection.player, player);
    await connection.requirePlayer();
    assert.equal(asked.length, 1);
  });
});
