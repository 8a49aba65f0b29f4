import type { ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { type CommonRefusalCode, commonRefusals } from "#app/platform/api/refusals.ts";
import { origin } from "#app/platform/config.server.ts";
import { closedPolicy, securityHeaders } from "../security-headers.ts";

/** A refusal without a page around it, in both languages. */
export function sayPlainly(
  response: ServerResponse,
  code: CommonRefusalCode,
  headers: Record<string, string> = {},
): void {
  const { status, en, ar } = commonRefusals[code];
  setHeaders(response, { ...securityHeaders(origin()), "Content-Security-Policy": closedPolicy });
  setHeaders(response, {
    "Content-Type": "text/plain; charset=utf-8",
    "Cache-Control": "no-store",
    ...headers,
  });
  response.writeHead(status).end(`${en}\n${ar}\n`);
}

/** The same on a bare connection, which ends with it: no request was read, or one is given up. */
export function refuseConnection(
  socket: Duplex,
  status: string,
  code: CommonRefusalCode,
  headers = "",
): void {
  const { en, ar } = commonRefusals[code];
  const text = `${en}\n${ar}\n`;
  const described = `Content-Type: text/plain; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(text)}\r\n`;
  if (!socket.writable) return void socket.destroy();
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n${described}${headers}\r\n${text}`, () =>
    socket.destroy(),
  );
}

export function setHeaders(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}
