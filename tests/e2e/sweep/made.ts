import { randomInt, randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { sql } from "kysely";
import { paperPath } from "#app/features/documents/server/staff/paper-link.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { database } from "#app/platform/database.server.ts";
import { loadSecret } from "#app/platform/secrets.server.ts";
import { demoDocuments } from "#db/seed/demo/demo-documents.ts";
import { customerCalls } from "../customer-calls.ts";
import { maxRetries } from "../max-retries.ts";
import { type Office, proposalsAreSent } from "../office/day-program.ts";
import { customerCall, openOrder, partInStock } from "../orders/shop-steps.ts";
import { outboxOf } from "../outbox.ts";
import { onDatabase } from "../program-database.ts";
import { newVisitor, visitorCalls } from "../test-drive/drive-calls.ts";
import { showroomLinkIn } from "../test-drive/drive-messages.ts";

/** Ids and tokens, by the names that addresses give them. */
export type Made = Readonly<Record<string, string>>;

/** What a signed-in customer's pages show beside the demo: an appointment, an order, and parts in the cart. */
export async function madeForCustomer(page: Page): Promise<Made> {
  const calls = customerCalls(page);
  const [vehicle = ""] = await calls.vehicleIds();
  const { serviceAppointmentId: appointment } = await calls.book(vehicle, "west-bay");
  const part = await partInStock(page);
  const { id: order } = await openOrder(page, part);
  await customerCall(page, "POST", "/cart/items", { partNumber: part, quantity: 2 });
  return { appointment, part, order };
}

/** The tokens of links: of a visit, a test drive, its showroom's page, a request for a car and a document of the demo. */
export async function madeLinks(page: Page, language: Language): Promise<Made> {
  const calls = customerCalls(page);
  const [vehicle = ""] = await calls.vehicleIds();
  const { reference } = await calls.book(vehicle, "west-bay");
  // A showroom that confirms by hand, so that its page has something to decide.
  const wanted = { car: "suhail", showroom: "rimal-showroom-al-wakrah", time: 0 };
  const drive = await visitorCalls(page, language).book(wanted, newVisitor(language));
  const vin = `RMLSHB2C9S1${randomInt(100_000, 999_999)}`;
  await customerCall(page, "POST", `/vehicle-links?lang=${language}`, { vin });
  const showroom = await showroomLinkIn(page, drive.reference);
  const tokens = {
    visit: await tokenIn("visit", reference),
    drive: drive.link,
    showroom,
    link: await tokenIn("link-request", vin),
    paper: await waitingPaper(),
  };
  return Object.fromEntries(
    Object.entries(tokens).map(([name, path]) => [name, path.split("/").at(-1) ?? ""]),
  );
}

/** The page of the demo's document that waits for staff. Its mail comes within half an hour, for which no test waits. */
function waitingPaper(): Promise<string> {
  return onDatabase(async () => {
    await loadSecret();
    const waiting = demoDocuments(new Date().getFullYear()).find(({ isAccepted }) => !isAccepted);
    return paperPath(waiting?.id ?? "");
  });
}

/** The path in the newest mail that names something and has a link of this kind. */
async function tokenIn(kind: string, named: string): Promise<string> {
  const find = () =>
    onDatabase(async () => {
      const { rows } = await sql<{ path: string }>`
        select (regexp_match(plain, ${`/${kind}/[A-Za-z0-9_.-]+`}))[1] as path from platform.message
        where plain ~ ${`/${kind}/`} and plain ~ ${named} order by created_at desc limit 1`.execute(
        database(),
      );
      return rows[0]?.path;
    });
  await expect.poll(find, { message: `a mail with a link of ${kind}` }).toBeDefined();
  return (await find()) ?? "";
}

/** A record of each kind as the office lists them; a manager's, with extra work that waits for its customer. */
export async function recordsOfOffice(page: Page, language: Language, office: Office): Promise<Made> {
  const read = <T>(path: string) => officeCall<T>(page, "GET", path);
  const { appointments } = await read<{ appointments: { id: string; code: string }[] }>(
    "/centers/west-bay/board",
  );
  const { rows: leads } = await read<{ rows: { id: string }[] }>("/leads");
  const { rows } = await read<{ rows: { id: string; fulfilment: string; shortage: string | null }[] }>(
    "/orders?tab=all",
  );
  // What lacks all of its pieces offers less to press.
  const orders = rows.filter(({ shortage }) => shortage === null);
  const { records } = await read<{ records: { kind: string; id: string }[] }>("/search?text=Noora");
  const inWork = appointments.filter(({ code }) => code === "WIP");
  const visit = inWork.at(language === "en" ? 0 : -1)?.id ?? "";
  const lines = [{ description: { en: "Front discs", ar: "أقراص أمامية" }[language], dirhams: 48_000 }];
  const title = { en: "Brake discs are worn", ar: "أقراص الفرامل متآكلة" }[language];
  const before = await extraWorkLinks(page);
  await officeCall(page, "POST", `/appointments/${visit}/extra-work`, { title, lines });
  await proposalsAreSent(office);
  // The customer has it by mail or text, whichever they gave.
  const findLink = async () => (await extraWorkLinks(page)).find((link) => !before.includes(link));
  await expect.poll(findLink).toBeDefined();
  const made = {
    // Of each state the first one.
    ...Object.fromEntries(appointments.toReversed().map(({ code, id }) => [code, id])),
    ...Object.fromEntries(orders.toReversed().map(({ fulfilment, id }) => [fulfilment, id])),
    visit,
    extraWork: await findLink(),
    lead: leads[0]?.id,
    customer: records.find(({ kind }) => kind === "customer")?.id,
  };
  return Object.fromEntries(Object.entries(made).map(([name, id]) => [name, id ?? ""]));
}

async function extraWorkLinks(page: Page): Promise<string[]> {
  return [...(await outboxOf(page)).matchAll(/\/extra-work\/([\w.-]+)/g)].map(([, token = ""]) => token);
}

/** The token of an invitation that an administrator sends; it is in the mail alone. */
export async function madeInvitation(page: Page, language: Language): Promise<Made> {
  const email = `colleague-${randomUUID().slice(0, 8)}@rimal.example`;
  const grants = [{ role: "adviser", place: "west-bay" }];
  const names = { name: "Huda Rahimi", nameAr: "هدى رحيمي" };
  await officeCall(page, "POST", "/staff", { email, language, grants, ...names });
  const findToken = async () => {
    const mails = (await outboxOf(page)).split("<article>").filter((text) => text.includes(email));
    return mails.flatMap((text) => /\/staff\/welcome\?[^"\s]*?token=([\w.-]+)/.exec(text)?.[1] ?? [])[0];
  };
  await expect.poll(findToken).toBeDefined();
  return { invitation: (await findToken()) ?? "" };
}

async function officeCall<T>(page: Page, method: string, path: string, data?: unknown): Promise<T> {
  const answer = await page.request.fetch(`/office/api${path}`, {
    maxRetries,
    ...{ method, data },
    headers: {
      "sec-fetch-site": "same-origin",
      ...(method === "POST" && { "idempotency-key": randomUUID() }),
    },
  });
  expect(answer.ok(), `${method} ${path}: ${answer.status()} ${await answer.text()}`).toBe(true);
  return ((await answer.json()) as { data: T }).data;
}
