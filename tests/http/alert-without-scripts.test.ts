import { beforeAll, describe, expect, test } from "vitest";
import { alertWords } from "#app/features/preowned/ui/alert/words.ts";
import { newestMessages } from "#app/platform/messages/outbox.server.ts";
import { sendForm } from "../factories/program/send-form.ts";
import { testProgram } from "../factories/program/test-program.ts";

/* The page of an alert, where its mails lead, before or without the page's scripts. */

const program = testProgram();

describe.each(["en", "ar"] as const)("an alert about used cars, in %s", (lang) => {
  const words = alertWords.of(lang);
  let address = "";

  beforeAll(async () => {
    const email = `alert-${lang}@example.qa`;
    const answer = await fetch(`${program.address}/api/v1/cpov/alerts?lang=${lang}`, {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": `alert-without-scripts-${lang}` },
      body: JSON.stringify({ email, search: { bodyType: "suv" } }),
    });
    expect(answer.status).toBe(200);
    const mail = (await newestMessages(50)).find(({ recipient }) => recipient === email);
    const [path = ""] = /\/pre-owned\/alert\?token=[\w-]{24}/.exec(mail?.plain ?? "") ?? [];
    address = `${path}&lang=${lang}`;
  });

  test("is confirmed and ended by the buttons of its page", async () => {
    const opened = await (await fetch(`${program.address}${address}`)).text();
    expect(opened).toContain(words.confirmText);
    const [form = ""] = /<form[^>]*method="post".*?<\/form>/s.exec(opened) ?? [];
    const [confirm = "", end = ""] = form.match(/<button[^>]*>/g) ?? [];
    expect(confirm).toMatch(/(?=.*name="deed")(?=.*value="confirm").*type="submit"/);
    expect(end).toMatch(/(?=.*name="deed")(?=.*value="end").*type="submit"/);

    const confirmed = await sendForm(program.address + address, { deed: "confirm" });
    const html = await confirmed.text();
    expect([confirmed.status, confirmed.headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(html).toContain(words.active);
    expect(html).toContain("/pre-owned/search?bodyType=suv");

    const ended = await (await sendForm(program.address + address, { deed: "end" })).text();
    expect(ended).toContain(words.ended);
    expect(await (await sendForm(program.address + address, { deed: "end" })).text()).toContain(words.gone);
  });

  test("a deed that is none of them changes nothing", async () => {
    expect((await sendForm(program.address + address, { deed: "sell" })).status).toBe(400);
  });
});
