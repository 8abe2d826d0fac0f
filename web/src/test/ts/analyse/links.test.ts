import { visit } from "../fakes/browser";
import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { describe, it } from "node:test";
import { deflateRawSync } from "node:zlib";
import { gameLink, positionLink, unpack } from "../../../main/ts/analyse/links";
import { route } from "../../../main/ts/app/route";

const RECORD = '[Game "eximo"]\n[First "Inês"]\n\n1. b2-d4 d7-b5 *\n';

function packed(content: string | Buffer): string {
  return deflateRawSync(content).toString("base64url");
}

describe("a link that contains a game", () => {
  it("can be unpacked", async () => {
    const link = (await gameLink("eximo", RECORD)) ?? "";
    visit(new URL(link).hash);
    assert.equal(await unpack(route().query.get("g") ?? ""), RECORD);
  });

  it("is an absolute URL without characters that mail programs change", async () => {
    for (const record of ["", "1", "12", "123", RECORD]) {
      assert.match((await gameLink("eximo", record)) ?? "", /^https:\/\/example\.org\/#\/analyse\/eximo\?g=[\w-]+$/);
    }
  });

  it("does not exist where it would be too long", async () => {
    assert.equal(await gameLink("eximo", randomBytes(3400).toString("base64")), undefined);
    assert.equal(await gameLink("eximo", randomBytes(40_000).toString("base64")), undefined);
  });

  it("is undefined where it is not base64", async () => {
    assert.equal(await unpack("a b c*"), undefined);
  });

  it("is undefined where it was truncated", async () => {
    const whole = packed(RECORD.repeat(9));
    assert.equal(await unpack(whole), RECORD.repeat(9));
    assert.equal(await unpack(whole.slice(0, -8)), undefined);
  });

  it("is undefined where it is not text", async () => {
    assert.equal(await unpack(packed(Buffer.from([0x66, 0xff, 0xfe]))), undefined);
  });

  it("is not unpacked beyond the size of any game", async () => {
    const most = 4 << 20;
    assert.equal((await unpack(packed("x".repeat(most))))?.length, most);
    assert.equal(await unpack(packed("x".repeat(most + 1))), undefined);
  });
});

describe("a link to a position", () => {
  it("leads to its analysis", () => {
    visit(new URL(positionLink("eximo", "8/8 w - 0 1")).hash);
    const { page, what, query } = route();
    assert.deepEqual([page, what, query.get("p")], ["analyse", "eximo", "8/8 w - 0 1"]);
  });
});
