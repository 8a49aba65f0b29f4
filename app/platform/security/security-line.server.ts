import { createHmac } from "node:crypto";
import { log } from "../log.server.ts";
import { secretFor } from "../secrets.server.ts";
import { networkOf } from "./network.server.ts";

/** Where a request came from. */
export interface RequestOrigin {
  readonly requestId: string;
  readonly address: string;
}

interface SecurityLine {
  /** `<feature>.<what happened>`. */
  readonly event: string;
  /** Worth an alarm: it is written as a warning. */
  readonly isAlarming: boolean;
  /** Ids and keyed hashes; nothing that names a person. */
  readonly facts?: Readonly<Record<string, string>>;
}

/** Writes one line of the security log, marked by its `event`, with the request and its network. */
export function writeSecurityLine(
  { requestId, address }: RequestOrigin,
  { event, isAlarming, facts }: SecurityLine,
): void {
  log[isAlarming ? "warn" : "info"]({ event, requestId, network: networkOf(address), ...facts });
}

/** The same for the same text, so that tries can be counted; without our secret nobody can turn it back. */
export function hashForLog(text: string): string {
  return createHmac("sha256", secretFor("security log")).update(text).digest("base64url").slice(0, 16);
}
