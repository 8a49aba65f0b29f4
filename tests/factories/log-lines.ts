import { log } from "#app/platform/log.server.ts";

/**
 * Writes the log of this process into a text from now on, at its most talkative. Children of a logger take its stream and
 * level with them, so it has to begin before any call.
 */
export function collectLog(): { lines: () => string; clear: () => void } {
  let lines = "";
  const place = Object.getOwnPropertySymbols(log).find(({ description }) => description === "pino.stream");
  const stream = (log as unknown as Record<symbol, { write(line: string): void }>)[place ?? Symbol()];
  if (stream === undefined) throw new Error("the log has no stream");
  stream.write = (line) => {
    lines += line;
  };
  log.level = "debug";
  return {
    lines: () => lines,
    clear: () => {
      lines = "";
    },
  };
}
