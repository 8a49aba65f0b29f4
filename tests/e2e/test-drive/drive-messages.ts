import { expect, type Page } from "@playwright/test";
import { outboxOf } from "../outbox.ts";

/** The link of the showroom in the newest mail about a drive. */
export async function showroomLinkIn(page: Page, reference: string): Promise<string> {
  const link = new RegExp(`/showroom/${reference.slice(-6)}-[\\w-]{16}`);
  await expect.poll(() => outboxOf(page)).toMatch(link);
  return link.exec(await outboxOf(page))?.[0] ?? "";
}

/** The mail and the text by which the driver of a drive learns some news, once both stand in the outbox. */
export async function newsOfDrive(page: Page, reference: string, news: string): Promise<string> {
  const find = async () =>
    (await outboxOf(page))
      .split("<article>")
      .filter((article) => article.includes(`, test-drive-${news}, `) && article.includes(reference));
  await expect.poll(async () => (await find()).length, { message: `${news} of ${reference}` }).toBe(2);
  return (await find()).join("\n");
}
