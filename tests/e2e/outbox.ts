import { expect, type Page } from "@playwright/test";
import { maxRetries } from "./max-retries.ts";

/** Everything in the outbox, newest first. */
export async function outboxOf(page: Page): Promise<string> {
  return (await page.request.get("/dev/outbox", { maxRetries })).text();
}

/** The newest code to a number, as the outbox shows it. */
export async function codeIn(page: Page, mobile: string): Promise<string> {
  let found: string | undefined;
  await expect(async () => {
    const articles = (await outboxOf(page)).split("<article>").filter((text) => text.includes(mobile));
    [found] = articles.flatMap((text) => /#(\d{6})\s*</.exec(text)?.[1] ?? []);
    expect(found).toBeDefined();
  }).toPass();
  return found ?? "";
}
