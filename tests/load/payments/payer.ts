import { paymentNotifications } from "#app/features/payments/api.server.ts";
import { newPayable, payAtBank, queuedNotices, requested } from "#app/features/payments/payment-examples.ts";
import { refundPayment } from "#app/features/payments/payments.server.ts";
import { bankKey } from "#app/features/payments/server/bank/bank-key.server.ts";
import { hmacOf } from "#app/features/payments/server/gateways/signatures.server.ts";
import { carryOutRefund } from "#app/features/payments/server/refunds/send-refund.server.ts";
import { connectDatabase, inTransaction } from "#app/platform/database.server.ts";
import { startJobs } from "#app/platform/jobs.server.ts";
import { loadSecret } from "#app/platform/secrets.server.ts";
import { killedKind } from "./effect-owner.ts";

// Pays and gives back without end, until it is killed. Each line on its output is a payment begun.
const url = process.argv[2] ?? "";
connectDatabase(url);
await loadSecret();
await startJobs(url, { work: false });

async function payOnce(): Promise<void> {
  const { payable, redirectUrl } = await requested(newPayable({ kind: killedKind }));
  process.stdout.write(`${payable.reference}\n`);
  await payAtBank(redirectUrl, "approved-without-code");
  for (const { body } of await queuedNotices()) {
    const headers = { "x-bank-signature": hmacOf(bankKey(), body) };
    await paymentNotifications.request("/demo", { method: "POST", body, headers });
  }
  const refunded = await inTransaction<unknown, Awaited<ReturnType<typeof refundPayment>>>((trx) =>
    refundPayment(trx, { ...payable, amount: 100, reason: "a part" }),
  );
  if (refunded.ok) for (const id of refunded.value.refundIds) await carryOutRefund(id, new Date());
}

const payers = Array.from({ length: 4 }, async () => {
  for (;;) await payOnce();
});
await Promise.all(payers);
