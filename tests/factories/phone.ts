import { randomBytes } from "node:crypto";
import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { bindNumber } from "#app/features/phone/server/bind-number.server.ts";
import { phoneProof } from "#app/features/phone/server/phone-proof.server.ts";
import { requestCode } from "#app/features/phone/server/request-code.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { inTransaction } from "#app/platform/database.server.ts";
import { newestMessages } from "#app/platform/messages/outbox.server.ts";

/** A browser of its own. */
export const newBrowser = () => randomBytes(16).toString("base64url");

let numbers = 0;
/** A mobile number that no test has used, each in a range of its own. */
export function newPhone(): string {
  numbers += 1;
  return `5${String(numbers).padStart(3, "0")}0000`;
}

/** Makes a number a customer's own, as its code would. */
export function bindPhone(customerId: string, phone: string): Promise<unknown> {
  return bindNumber({ customerId, number: `+974${phone}`, channel: "whatsapp", language: "en", now: now() });
}

interface Proven {
  readonly browser?: string;
  readonly purpose?: string;
  readonly now?: Date;
}

/** The proof of a number as its code would bring it, and the browser that entered that. */
export function proofOf(
  phone: string,
  { browser = newBrowser(), purpose = "lead", now: at = now() }: Proven = {},
) {
  return { proof: phoneProof({ purpose, browser, number: `+974${phone}` }, at), browser };
}

interface Requested {
  readonly phone: string;
  readonly purpose?: string;
  readonly browser?: string;
  readonly work?: string;
  readonly rememberedDevices?: readonly string[];
}
interface At {
  readonly now: Date;
  readonly address?: string;
  readonly language?: "en" | "ar";
}

/** Requests a code at a moment, from a network; a refusal rolls back, as it does behind the call. */
export async function requestAt(
  { purpose = "test-drive", browser = "the-browser-of-the-tests", ...rest }: Requested,
  { now, address = "203.0.113.7", language = "en" }: At,
) {
  let refused: Awaited<ReturnType<typeof requestCode>> | undefined;
  try {
    return await inTransaction<unknown, Awaited<ReturnType<typeof requestCode>>>(async (trx) => {
      const circumstances = { now, address, language, requestId: "request-of-a-test" };
      const sent = await requestCode(trx, { ...rest, purpose, browser }, circumstances);
      if (sent.ok) return sent;
      refused = sent;
      throw new Error("rolled back");
    });
  } catch (error) {
    if (refused !== undefined) return refused;
    throw error;
  }
}

/** The same, with the proof of work where one is needed, as a browser does. */
export async function requestWorking(requested: Requested, at: At) {
  const reply = await requestAt(requested, at);
  if (reply.ok || reply.code !== "work-needed") return reply;
  const { challenge } = (reply as unknown as { detail: { challenge: Challenge } }).detail;
  return requestAt({ ...requested, work: await solveWork(challenge) }, at);
}

/** The solution of a challenge, as it goes beside the same request. */
export async function solveWork(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
}

/** The newest code that was sent to a number of Qatar. */
export async function codeSentTo(phone: string): Promise<string> {
  const messages = await newestMessages(500);
  const text = messages.find(({ recipient }) => recipient === `+974${phone}`)?.plain ?? "";
  return /#(\d{6})$/.exec(text)?.[1] ?? "";
}

/** A code that is not this one. */
export function wrongCode(code: string, round = 0): string {
  return String((Number(code) + 1 + round) % 1_000_000).padStart(6, "0");
}
