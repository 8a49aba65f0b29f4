import { connect, type Socket } from "node:net";
import { config } from "../config.server.ts";
import { log } from "../log.server.ts";

/**
 * What the scanner says of some bytes. `unavailable`: it did not answer, so nothing may be opened until it does.
 * `above-its-limit`: nor may these, until the operator lets it take as many bytes.
 */
export type ScanOutcome = "clean" | "infected" | "unavailable" | "above-its-limit" | "not-configured";

/** A scanner that says nothing must not hold its job for longer. */
const patienceMs = 30_000;
const chunkBytes = 64 * 1024;
/** No answer of clamd is longer. */
const mostAnswerBytes = 4096;
/** A configuration fault is logged once: the same files come again every few minutes. */
let isLimitLogged = false;

/** Has clamd scan some bytes, where `CLAMD_URL` names one. Anything but a clear answer counts as none. */
export async function scanBytes(
  bytes: Uint8Array,
  address: string | undefined = config.env.CLAMD_URL,
): Promise<ScanOutcome> {
  if (address === undefined) return "not-configured";
  try {
    const answer = await exchange(address, bytes);
    if (/^stream: OK$/.test(answer)) return "clean";
    if (/^stream: .+ FOUND$/.test(answer)) return "infected";
    if (/size limit exceeded/i.test(answer)) {
      if (!isLimitLogged)
        log.error({ bytes: bytes.length, answer }, "clamd refuses a file: raise its StreamMaxLength");
      isLimitLogged = true;
      return "above-its-limit";
    }
    log.error({ answer }, "the scanner did not scan a file");
  } catch (error) {
    const { name, code } = error as NodeJS.ErrnoException;
    log.warn({ err: { name, code } }, "the scanner is away");
  }
  return "unavailable";
}

/** INSTREAM: chunks with their lengths before them, an empty one at the end, and one line as the answer. */
function exchange(address: string, bytes: Uint8Array): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connectTo(address);
    let answer = "";
    const end = (error?: Error) => {
      clearTimeout(timer);
      socket.destroy();
      const [line = ""] = answer.split("\0");
      // clamd may answer and hang up before it has read everything.
      if (line !== "") resolve(line.trim());
      else reject(error ?? new Error("the scanner hung up"));
    };
    const timer = setTimeout(() => end(new Error("the scanner says nothing")), patienceMs);
    socket.on("data", (part) => {
      answer += part.toString("latin1");
      if (answer.includes("\0") || answer.length > mostAnswerBytes) end();
    });
    socket.on("error", end);
    socket.on("close", () => end());
    socket.once("connect", () => send(socket, bytes));
  });
}

function send(socket: Socket, bytes: Uint8Array): void {
  socket.write("zINSTREAM\0");
  for (let at = 0; at < bytes.length; at += chunkBytes) {
    const chunk = bytes.subarray(at, at + chunkBytes);
    socket.write(lengthOf(chunk.length));
    socket.write(chunk);
  }
  socket.write(lengthOf(0));
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

function connectTo(address: string): Socket {
  if (!address.startsWith("tcp://")) return connect(address.replace(/^unix:/, ""));
  const { hostname, port } = new URL(address);
  return connect(Number(port), hostname.replace(/^\[(.*)\]$/, "$1"));
}
