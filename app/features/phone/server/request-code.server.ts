import { randomBytes } from "node:crypto";
import type { Language } from "#app/i18n/language.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { inProcess } from "#app/platform/api/rate-limit.server.ts";
import { config, origin } from "#app/platform/config.server.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import type { TextChannel } from "#app/platform/messages/delivery-states.ts";
import { availableChannels, sendText } from "#app/platform/messages/text.server.ts";
import { countedNetworks, networkOf } from "#app/platform/security/network.server.ts";
import {
  hashForLog,
  type RequestOrigin,
  writeSecurityLine,
} from "#app/platform/security/security-line.server.ts";
import type { requestRefusals } from "../refusals.ts";
import { codeOf } from "../rules/code.ts";
import { codeText } from "../rules/code-text.ts";
import { codeLifeMs, requestsWith, waitAfter, waitForNext } from "../rules/code-times.ts";
import { type DialledNumber, rangeOf } from "../rules/phone-number.ts";
import { caps, effortOf, mostForNumber } from "../rules/request-caps.ts";
import type { PhoneTables } from "../tables.ts";
import { type CodeOwner, codeHash, ownerKeys } from "./keyed-hashes.server.ts";
import { challengeFor, spendWork } from "./proof-of-work.server.ts";
import { rememberedFor } from "./remembered-device.server.ts";
import { countRequest } from "./request-counts.server.ts";
import { dialCodes, servedNumber } from "./served-numbers.server.ts";

interface Requested {
  /** As it was typed. */
  readonly phone: string;
  readonly purpose: string;
  readonly browser: string;
  readonly channel?: TextChannel | undefined;
  /** The solution of a challenge, where one was brought. */
  readonly work?: string | undefined;
  /** What the device keeps of numbers that were confirmed on it. */
  readonly rememberedDevices?: readonly string[] | undefined;
}
interface Circumstances extends RequestOrigin {
  readonly language: Language;
  readonly now: Date;
}
type Sent = { readonly expiresIn: number; readonly resendIn: number };
type RefusalCode = keyof typeof requestRefusals;

/**
 * Sends a new code, which replaces the former one of the same number, purpose and browser. Refuses where one was sent
 * just now, where the number has had its codes of the day, and requires a proof of work for a busy number and of a busy network.
 * A device on which the number was confirmed before counts for itself. A refusal leaves the former code as it is. Locks in this
 * order: number or device, asker, code, network, range.
 */
export async function requestCode(
  trx: AnyTransaction,
  { phone, work, channel, purpose, browser, rememberedDevices = [] }: Requested,
  circumstances: Circumstances,
): Promise<Result<Sent, RefusalCode>> {
  const { now } = circumstances;
  const number = servedNumber(phone);
  if (number === undefined) return refuse("country-not-served");
  if (availableChannels().length === 0) return refuse("nothing-can-be-sent");
  const owner: CodeOwner = { purpose, number, browser };
  const requests = await requestsFor(trx, number, rememberedDevices, circumstances);
  const former = await formerCode(trx, owner);
  const waitMs = waitForNext(former, now);
  if (waitMs > 0) return refuse("code-too-soon", { resendIn: Math.ceil(waitMs / 1_000) });
  if (requests.areUsedUp) return refuse("codes-used-up");
  const unpaid = await unpaidWork(trx, owner, { work, ofNumber: requests.ofNumber }, circumstances);
  if (unpaid !== undefined) return refuse("work-needed", { challenge: unpaid });
  await watchRange(trx, number, circumstances);

  const code = newCode();
  const messageId = await sendCode(trx, { code, number, channel }, circumstances);
  const inRow = requestsWith(former, now);
  await saveCode(trx, owner, { code, requests: inRow, messageId, now });
  return succeed({ expiresIn: codeLifeMs / 1_000, resendIn: waitAfter(inRow) / 1_000 });
}

/** The codes that a number has had with this one, and whether this device or this network gets no more of them. */
async function requestsFor(
  trx: AnyTransaction,
  number: DialledNumber,
  remembered: readonly string[],
  { address, now }: Circumstances,
) {
  const device = rememberedFor(number, remembered);
  if (device !== undefined) {
    const ofDevice = await countRequest(trx, "device", `${number} ${device}`, now);
    return { ofNumber: 0, areUsedUp: ofDevice > caps.device.most };
  }
  const ofNumber = await countRequest(trx, "number", number, now);
  const ofAsker = await countRequest(trx, "asker", `${number} ${networkOf(address)}`, now);
  return { ofNumber, areUsedUp: ofNumber > mostForNumber || ofAsker > caps.asker.most };
}

async function formerCode(trx: AnyTransaction, owner: CodeOwner) {
  const { purpose, number_key, browser_key } = ownerKeys(owner);
  return tablesOf<PhoneTables>(trx)
    .selectFrom("phone.code")
    .select(["requests", "requested_at as requestedAt"])
    .where("purpose", "=", purpose)
    .where("number_key", "=", number_key)
    .where("browser_key", "=", browser_key)
    .executeTakeFirst();
}

/** The challenge of a number or a network past its cap, unless a solution pays for this request. */
async function unpaidWork(
  trx: AnyTransaction,
  owner: CodeOwner,
  { work, ofNumber }: { readonly work: string | undefined; readonly ofNumber: number },
  { address, now }: Circumstances,
) {
  if (address === inProcess) return undefined;
  const ofNetwork = await requestsOfNetwork(trx, address, now);
  if (ofNumber <= caps.number.most && ofNetwork <= caps.network.most) return undefined;
  const { purpose, number, browser } = owner;
  const subject = JSON.stringify([purpose, number, browser]);
  if (await spendWork(trx, work, subject)) return undefined;
  return challengeFor(subject, Math.max(effortOf(ofNumber, caps.number), effortOf(ofNetwork, caps.network)));
}

/** Of the caller, or its share of those of the site around it, where that is more. */
async function requestsOfNetwork(trx: AnyTransaction, caller: string, now: Date): Promise<number> {
  let most = 0;
  for (const { key, times } of countedNetworks(caller))
    most = Math.max(most, Math.ceil((await countRequest(trx, "network", key, now)) / times));
  return most;
}

/** One line of the security log an hour where many numbers of a range get codes. */
async function watchRange(trx: AnyTransaction, number: DialledNumber, from: Circumstances): Promise<void> {
  const range = rangeOf(number, dialCodes);
  const requests = await countRequest(trx, "range", range, from.now);
  if (requests !== caps.range.most + 1) return;
  writeSecurityLine(from, {
    event: "phone.busy-number-range",
    isAlarming: true,
    facts: { rangeHash: hashForLog(range) },
  });
}

function newCode(): string {
  return codeOf(randomBytes(4).readUInt32BE()) ?? newCode();
}

function sendCode(
  trx: AnyTransaction,
  { code, number, channel }: { code: string; number: DialledNumber; channel: TextChannel | undefined },
  { language, now }: Circumstances,
): Promise<string> {
  const host = new URL(origin()).hostname;
  const text = codeText({ code, name: config.importer.name[language], host, language });
  const usefulUntil = new Date(now.getTime() + codeLifeMs);
  return sendText(trx, {
    to: number,
    language,
    text,
    channel,
    usefulUntil,
    template: "phone-code",
    secret: code,
  });
}

async function saveCode(
  trx: AnyTransaction,
  owner: CodeOwner,
  made: { readonly code: string; readonly requests: number; readonly messageId: string; readonly now: Date },
): Promise<void> {
  const values = {
    code_hash: codeHash(owner, made.code),
    tries: 0,
    requests: made.requests,
    requested_at: made.now,
    expires_at: new Date(made.now.getTime() + codeLifeMs),
    message_id: made.messageId,
  };
  await tablesOf<PhoneTables>(trx)
    .insertInto("phone.code")
    .values({ ...ownerKeys(owner), ...values })
    .onConflict((conflict) => conflict.columns(["purpose", "number_key", "browser_key"]).doUpdateSet(values))
    .execute();
}
