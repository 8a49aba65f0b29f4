import { connect } from "node:net";
import { expect, test } from "vitest";
import { testProgram } from "../factories/program/test-program.ts";

const secret = "the-secret-of-the-feeds-of-this-test";
const program = testProgram({ MARSA_STOCK_SECRET: secret });

/** Longer than a server may wait before it thinks that nobody sends any more. */
const pauseMs = 700;
const piece = "x".repeat(400_000);
const framings = {
  "with its length": { header: `Content-Length: ${2 * piece.length}`, framed: piece, end: "" },
  "in chunks": {
    header: "Transfer-Encoding: chunked",
    framed: `${piece.length.toString(16)}\r\n${piece}\r\n`,
    end: "0\r\n\r\n",
  },
} as const;

/** Sends half of a body, waits for the answer, sends the rest later, and asks for something else over the same connection. */
function statusesOf(path: string, { header, framed, end }: (typeof framings)[keyof typeof framings]) {
  const { hostname, port, host } = new URL(program.address);
  const socket = connect(Number(port), hostname);
  const head = (first: string, ...headers: string[]) =>
    `${[`${first} HTTP/1.1`, `Host: ${host}`, ...headers].join("\r\n")}\r\n\r\n`;
  const rest = () => socket.write(`${framed}${end}${head("GET /healthz", "Connection: close")}`);
  return new Promise<string[]>((resolve) => {
    let said = "";
    socket.once("data", () => setTimeout(rest, pauseMs));
    socket.on("data", (data) => (said += data));
    socket.on("error", () => undefined);
    socket.on("close", () =>
      resolve([...said.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => `${status}`)),
    );
    socket.write(
      `${head(`POST ${path}`, "Content-Type: text/csv", `Authorization: Bearer ${secret}`, header)}${framed}`,
    );
  });
}

test.concurrent.each(
  [
    "/api/v3/documents",
    "/api/v1/cpov/stock",
    "/accounts/login",
    "/office/api/none",
    "/reports/sms",
    "/none",
  ].flatMap((path) => Object.entries(framings).map(([name, framing]) => ({ path, name, framing }))),
)("a body that $path refuses $name leaves the answer and the connection", async ({ path, framing }) => {
  const [refusal = "none", ...others] = await statusesOf(path, framing);
  expect(refusal).toMatch(/^4/);
  expect(others).toEqual(["200"]);
});
