import { Hono } from "hono";
import { html } from "hono/html";
import { messageOf, newestMessages } from "#app/platform/mail.server.ts";
import { toolPage, toolPagePolicy } from "./tool-page.ts";

/** Every mail and SMS that the program sent, as its receiver would see it: for demos and development. */
export function outboxPage(): Hono {
  const app = new Hono();
  app.get("/", async (context) => {
    const messages = await newestMessages();
    const list = messages.map(
      (message) => html`<article>
<h2 lang="${message.language}" dir="auto">${message.subject}</h2>
<p class="quiet">${message.channel} to <bdi>${message.recipient}</bdi>, ${message.created_at.toISOString()}, ${message.template}</p>
<details><summary>Show</summary><iframe title="${message.subject}" sandbox="allow-popups allow-top-navigation-by-user-activation" src="/dev/outbox/${message.id}"></iframe></details>
<details><summary>As text</summary><pre tabindex="0" dir="auto">${message.plain}</pre></details>
</article>`,
    );
    const body = html`<h1>Outbox</h1><p class="quiet">The newest ${messages.length} messages. Reload to see more.</p>${list}`;
    return context.html(toolPage("Outbox", body), 200, { "Content-Security-Policy": toolPagePolicy });
  });
  app.get("/:id", async (context) => {
    const message = await messageOf(context.req.param("id"));
    if (message === undefined) return context.notFound();
    // Mail is styled inline, as mail clients need it; the page may run, load and send nothing.
    const policy =
      "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-top-navigation-by-user-activation";
    return context.html(message.html, 200, { "Content-Security-Policy": policy });
  });
  return app;
}
