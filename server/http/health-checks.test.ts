import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, describe, expect, test } from "vitest";
import { config } from "#app/platform/config.server.ts";
import { testDatabase } from "../../tests/factories/database/test-database.ts";
import { wholeProgram } from "../../tests/factories/program/whole-program.ts";

testDatabase();
const program = wholeProgram();

/** The first line of what comes back on a connection of its own. */
async function answerTo(...lines: string[]): Promise<string> {
  const socket = connect(program.port(), "localhost");
  socket.write(`${lines.join("\r\n")}\r\n\r\n`);
  const [first = ""] = (await text(socket)).split("\r\n", 1);
  return first;
}

describe.each([undefined, "https://office.example"])("with the office at %s", (origin) => {
  afterEach(() => void Object.assign(config.office, { origin: undefined }));

  test.each(["/healthz", "/readyz", "/readyz?from=balancer"])("%s answers a plain check", async (path) => {
    Object.assign(config.office, { origin });
    for (const request of [`GET ${path} HTTP/1.0`, `HEAD ${path} HTTP/1.0`])
      expect(await answerTo(request)).toBe("HTTP/1.1 200 OK");
    expect(await answerTo(`GET ${path} HTTP/1.0`, "Host:")).toBe("HTTP/1.1 200 OK");
    expect(await answerTo(`GET ${path} HTTP/1.1`, "Host: 10.0.0.5:3000", "Connection: close")).toBe(
      "HTTP/1.1 200 OK",
    );
  });

  test("no other request names no host", async () => {
    Object.assign(config.office, { origin });
    for (const path of ["/healthz", "/readyz", "/api/docs", "/home"])
      expect(await answerTo(`GET ${path} HTTP/1.1`, "Connection: close")).toMatch(/ 400 /);
    expect(await answerTo("GET /api/docs HTTP/1.0")).toMatch(/ 400 /);
    expect(await answerTo("GET /metrics HTTP/1.0")).toMatch(/ 400 /);
  });
});
