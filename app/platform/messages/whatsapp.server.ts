import { config } from "../config.server.ts";
import { templateMessage } from "./whatsapp-template.ts";

/** A system that says nothing must not hold its job for longer. */
const patienceMs = 10_000;

/**
 * Hands a text to Meta's Cloud API, where a number of ours is configured; answers whether one is. Its status comes later,
 * with our id (`server/message-reports.ts`).
 */
export async function deliverWhatsApp(message: Parameters<typeof templateMessage>[0]): Promise<boolean> {
  const { WHATSAPP_URL, WHATSAPP_PHONE_ID, WHATSAPP_TOKEN } = config.env;
  if (WHATSAPP_PHONE_ID === undefined) return false;
  const { WHATSAPP_CODE_TEMPLATE: code, WHATSAPP_TEXT_TEMPLATE: text } = config.env;
  const answer = await fetch(`${WHATSAPP_URL}/${WHATSAPP_PHONE_ID}/messages`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${WHATSAPP_TOKEN}` },
    body: JSON.stringify(templateMessage(message, { code, text })),
    signal: AbortSignal.timeout(patienceMs),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw Object.assign(new Error("WhatsApp refused"), { code: String(answer.status) });
  return true;
}
