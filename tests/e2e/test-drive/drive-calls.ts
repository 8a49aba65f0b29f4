import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { codeIn, outboxOf } from "../outbox.ts";

/** Calls of the API as a visitor, with what the outbox brings them. */
export function visitorCalls(page: Page) {
  const send = async <T>(path: string, data: unknown): Promise<T> => {
    const headers = {
      appbrand: "rimal",
      env: "production",
      platform: "web",
      "idempotency-key": randomUUID(),
    };
    const answer = await page.request.post(`/api/v3${path}`, { headers, data });
    expect(answer.ok(), `${path}: ${answer.status()} ${await answer.text()}`).toBe(true);
    return ((await answer.json()) as { data: T }).data;
  };
  const confirmNumber = async (phone: string) => {
    const owner = { phone, purpose: "test-drive", browser: randomUUID() };
    await send("/phone/codes", owner);
    const code = await codeIn(page, phone);
    const { proof } = await send<{ proof: string }>("/phone/codes/verification", { ...owner, code });
    return { proof, browser: owner.browser };
  };
  return {
    /** Books the free time of a model at a showroom that stands at a place of the coming two weeks. */
    async book({ car, showroom, place }: Wanted, person: Person) {
      const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString();
      const span = { startTime: day(2), endTime: day(14) };
      const slots = await send<Slot[]>("/test-drive/slots", {
        ...{ brand: "rimal", car, territoryIds: [showroom], ...span },
      });
      const slot = slots.at(place);
      return send<{ reference: string; link: string; code: string }>("/test-drive/appointment", {
        ...{ brand: "rimal", car, ...person, email: "maha@example.qa" },
        phoneProof: await confirmNumber(person.mobile),
        serviceTerritoryId: showroom,
        schedStartTime: slot?.startTime,
        territoryPromiseKey: slot?.territories[0]?.territoryPromiseKey,
        license: { country: "qatar", validUntil: "2031-12-31", isOfAge: true },
      });
    },
  };
}
interface Slot {
  readonly startTime: string;
  readonly territories: readonly { readonly territoryPromiseKey: string }[];
}
interface Wanted {
  readonly car: string;
  readonly showroom: string;
  readonly place: number;
}
interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly mobile: string;
  readonly notes: string;
}

/** The link of the showroom in the newest mail about a drive. */
export async function showroomLinkIn(page: Page, reference: string): Promise<string> {
  const link = new RegExp(`/showroom/${reference.slice(-6)}-[\\w-]{16}`);
  await expect.poll(() => outboxOf(page)).toMatch(link);
  return link.exec(await outboxOf(page))?.[0] ?? "";
}
