import { Hono } from "hono";
import { html } from "hono/html";
import { smsParts } from "#app/lib/text/sms-parts.ts";
import { mailAttachment } from "#app/platform/messages/mail-attachment.ts";
import type { Message } from "#app/platform/messages/message.server.ts";
import { messageOf, newestMessages } from "#app/platform/messages/outbox.server.ts";
import { shownByWhatsApp } from "#app/platform/messages/whatsapp-template.ts";
import { toolPage, toolPagePolicy } from "./tool-page.ts";

/** Every mail and text that the program sent, as its receiver would see it: for demos and development. */
export function outboxPage(): Hono {
  const app = new Hono();
  app.use(async (context, next) => {
    context.header("Cache-Control", "no-store");
    await next();
  });
  app.get("/", async (context) => {
    const messages = await newestMessages();
    const body = html`<h1>Outbox</h1><p class="quiet">The newest ${messages.length} messages. Reload to see more.</p>${messages.map(
      (message) => (message.channel === "mail" ? mailArticle(message) : textArticle(message)),
    )}`;
    return context.html(toolPage("Outbox", body), 200, { "Content-Security-Policy": toolPagePolicy });
  });
  app.get("/:id", async (context) => {
    const message = await messageOf(context.req.param("id"));
    if (message?.channel !== "mail") return context.notFound();
    // Mail is styled inline, as mail clients need it; the page may run, load and send nothing.
    const policy =
      "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-top-navigation-by-user-activation";
    return context.html(message.html, 200, { "Content-Security-Policy": policy });
  });
  app.get("/:id/attachment", async (context) => {
    const attachment = mailAttachment.safeParse((await messageOf(context.req.param("id")))?.attachment);
    if (!attachment.success) return context.notFound();
    const { name, type, content } = attachment.data;
    return context.body(content, 200, {
      "Content-Type": `${type}; charset=utf-8`,
      "Content-Disposition": `attachment; filename="${name}"`,
    });
  });
  app.get("/:id/appointment.ics", async (context) => {
    const calendar = (await messageOf(context.req.param("id")))?.calendar ?? null;
    if (calendar === null) return context.notFound();
    return context.body(calendar, 200, {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": 'attachment; filename="appointment.ics"',
    });
  });
  return app;
}

function mailArticle(message: Message) {
  return html`<article>
<h2 lang="${message.language}" dir="auto">${message.subject}</h2>
${origins(message)}
<details><summary>Show</summary><iframe title="${message.subject}" sandbox="allow-popups allow-top-navigation-by-user-activation" src="/dev/outbox/${message.id}"></iframe></details>
<details><summary>As text</summary><pre tabindex="0" dir="auto">${message.plain}</pre></details>
${
  message.calendar === null
    ? ""
    : html`<details><summary>Calendar entry</summary><p><a href="/dev/outbox/${message.id}/appointment.ics" download>appointment.ics</a></p><pre tabindex="0">${message.calendar}</pre></details>`
}
${attachmentOf(message)}
</article>`;
}

function attachmentOf({ id, attachment }: Message) {
  if (attachment === null) return "";
  const { name, type, content } = mailAttachment.parse(attachment);
  return html`<details><summary>Attachment: ${type}</summary><p><a href="/dev/outbox/${id}/attachment" download>${name}</a></p><pre tabindex="0">${content}</pre></details>`;
}

function textArticle(message: Message) {
  const { channel, plain, language } = message;
  const parts = smsParts(plain);
  const code = /#(\d+)$/.exec(plain)?.[1];
  const isTemplate = channel === "whatsapp" && message.template === "phone-code" && code !== undefined;
  const shown = isTemplate ? shownByWhatsApp(code, language === "ar" ? "ar" : "en") : plain;
  return html`<article>
<h2>${channel === "sms" ? "SMS" : "WhatsApp"}</h2>
${origins(message)}
<p class="sms" lang="${language}" dir="auto">${shown}</p>
${channel === "sms" ? html`<p class="quiet">${plain.length} characters, ${parts === 1 ? "1 part" : `${parts} parts`}</p>` : ""}
</article>`;
}

function origins({ channel, recipient, created_at, template, state, failed_channel }: Message) {
  const instead = failed_channel === null ? "" : ` instead of ${failed_channel}`;
  return html`<p class="quiet">${channel}${instead} to <bdi>${recipient}</bdi>, ${created_at.toISOString()}, ${template}, ${state}</p>`;
}
