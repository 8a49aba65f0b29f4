import type { Context, MiddlewareHandler } from "hono";

/**
 * Refuses bodies of more than `most` bytes, by Content-Length or, without one, as counted. Hono's own
 * limit copies the request, which the requests of its Node server do not bear.
 */
export function bodyLimit(
  most: number | ((context: Context) => number),
  refuse: (context: Context) => Response | Promise<Response>,
): MiddlewareHandler {
  return async (context, next) => {
    const { raw } = context.req;
    const mostBytes = typeof most === "number" ? most : most(context);
    const length = raw.headers.has("transfer-encoding") ? null : raw.headers.get("content-length");
    if (length !== null) return Number(length) > mostBytes ? refuse(context) : next();
    if (raw.body === null) return next();
    const body = await readAtMost(raw.body, mostBytes);
    if (body === undefined) return refuse(context);
    const { method, headers } = raw;
    context.req.raw = new Request(raw.url, { method, headers, body });
    return next();
  };
}

/** Whether a path ends in one of a call, whose parameters stand as `:id`. */
export function isPathOf(path: string, pattern: string): boolean {
  const parts = pattern.split("/").slice(1);
  const given = path.split("/").slice(-parts.length);
  return parts.every((part, place) => (part.startsWith(":") ? Boolean(given[place]) : given[place] === part));
}

async function readAtMost(body: ReadableStream<Uint8Array>, mostBytes: number): Promise<Blob | undefined> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  try {
    for await (const piece of atMost(body, mostBytes)) pieces.push(new Uint8Array(piece));
    return new Blob(pieces);
  } catch (error) {
    if (error instanceof BodyTooLarge) return undefined;
    throw error;
  }
}

/** Whether a caller hung up in the middle of a body, which is no error of the program. */
export function isHungUp({ message }: Error): boolean {
  return message === "aborted";
}

/** A body that turned out to be larger than it may be. */
export class BodyTooLarge extends Error {}

/** The bytes of a body (null: none) as they come. One that turns out to be too large throws `BodyTooLarge`. */
export async function* atMost(
  body: ReadableStream<Uint8Array> | null,
  mostBytes: number,
): AsyncGenerator<Uint8Array> {
  if (body === null) return;
  let bytes = 0;
  // Canceling a body that is read no further would end the connection before the answer is read.
  for await (const piece of body.values({ preventCancel: true })) {
    bytes += piece.length;
    if (bytes > mostBytes) throw new BodyTooLarge();
    yield piece;
  }
}
