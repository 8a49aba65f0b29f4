import * as z from "zod";
import { now } from "#app/platform/clock.server.ts";
import { type AnyTransaction, inTransaction } from "#app/platform/database.server.ts";
import { defineOutsideJob, sendJob } from "#app/platform/jobs.server.ts";
import { demoCode, mostWrongCodes, type Scenario, scenarioOf } from "../../rules/bank/test-cards.ts";
import { type BankCharge, countWrongCode, decide, takeCard } from "./bank-charges.server.ts";

/** Money comes so long after the card was entered, whatever becomes of the page. */
const closedPageMs = 20_000;

/** What follows the card at once; every other scenario goes on with the code. */
const withoutCode: Partial<
  Record<Scenario, { readonly state: "captured" | "declined"; readonly failureCode?: string }>
> = {
  "approved-without-code": { state: "captured" },
  declined: { state: "declined", failureCode: "card-declined" },
  "insufficient-funds": { state: "declined", failureCode: "insufficient-funds" },
};

/** Takes a card that may be right and does what its scenario says. Undefined where the charge is past that. */
export async function payByCard(
  charge: BankCharge,
  number: string,
  at: Date,
): Promise<BankCharge | undefined> {
  const scenario = scenarioOf(number);
  const outcome = withoutCode[scenario];
  if (outcome !== undefined) {
    const taken = await takeCard(charge.id, number, "open");
    return taken && decide(charge.id, ["open"], outcome, at);
  }
  const taken = await takeCard(charge.id, number, scenario === "never-decides" ? "waiting" : "code");
  if (taken !== undefined && scenario === "page-closed") await captureLater(charge.id);
  return taken;
}

/** Takes the code of the text message. "wrong" may be tried again; undefined where the charge waits for none. */
export async function payByCode(
  charge: BankCharge,
  code: string,
  at: Date,
): Promise<BankCharge | "wrong" | undefined> {
  const failed = { state: "declined", failureCode: "authentication-failed" } as const;
  if (charge.card_ending !== null && scenarioOf(charge.card_ending) === "code-fails")
    return decide(charge.id, ["code"], failed, at);
  if (code === demoCode) return decide(charge.id, ["code"], { state: "captured" }, at);
  const wrongCodes = await countWrongCode(charge.id);
  return wrongCodes < mostWrongCodes ? "wrong" : decide(charge.id, ["code"], failed, at);
}

export function cancelPayment(id: string, at: Date): Promise<BankCharge | undefined> {
  return decide(id, ["open", "code", "waiting"], { state: "cancelled", failureCode: "cancelled" }, at);
}

export const captureClosedPage = defineOutsideJob({
  name: "demo-bank-closed-page",
  schema: z.object({ chargeId: z.string() }),
  async callOut({ chargeId }) {
    // Even after the page expired: a bank may answer that late.
    await decide(chargeId, ["code", "expired"], { state: "captured" }, now());
  },
});

function captureLater(chargeId: string): Promise<void> {
  return inTransaction<unknown, void>((trx: AnyTransaction) =>
    sendJob(trx, captureClosedPage, { chargeId }, { after: closedPageMs }),
  );
}
