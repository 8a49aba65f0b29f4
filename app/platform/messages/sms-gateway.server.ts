import { config } from "../config.server.ts";

/** A gateway that says nothing must not hold its job for longer. */
const patienceMs = 10_000;

interface SmsToDeliver {
  readonly id: string;
  readonly recipient: string;
  readonly plain: string;
}

/**
 * Hands an SMS to the gateway of the configuration, where there is one: a POST of `{ id, to, text }` that any 2xx
 * accepts; answers whether there is one. The id is the same when it is tried again, so that a gateway can tell a repetition.
 */
export async function deliverSms({ id, recipient, plain }: SmsToDeliver): Promise<boolean> {
  const { SMS_URL: url, SMS_TOKEN: token } = config.env;
  if (url === undefined) return false;
  const answer = await fetch(url, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "idempotency-key": id,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ id, to: recipient, text: plain }),
    signal: AbortSignal.timeout(patienceMs),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw Object.assign(new Error("the SMS gateway refused"), { code: String(answer.status) });
  return true;
}
