import { randomInt, randomUUID } from "node:crypto";
import { type APIResponse, expect, type Page } from "@playwright/test";
import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { Language } from "#app/i18n/language.ts";
import { maxRetries } from "../max-retries.ts";
import { codeIn } from "../outbox.ts";

/** The last day of a license that serves whenever the journeys run. */
export const licenseDay = new Date(Date.now() + 700 * 86_400_000).toISOString().slice(0, 10);

/** Calls of the API as a visitor who reads one language, with what the outbox brings them. */
export function visitorCalls(page: Page, lang: Language) {
  const answerOf = (method: string, path: string, sent: Sent): Promise<APIResponse> => {
    const headers = {
      appbrand: "rimal",
      env: "production",
      platform: "web",
      "idempotency-key": randomUUID(),
    };
    const { data, query } = sent;
    const params = { lang, ...query };
    return page.request.fetch(`/api/v3${path}`, { method, headers, params, data, maxRetries });
  };
  const request = async <T>(method: string, path: string, sent: Sent): Promise<T> => {
    const answer = await answerOf(method, path, sent);
    expect(answer.ok(), `${path}: ${answer.status()} ${await answer.text()}`).toBe(true);
    return ((await answer.json()) as { data: T }).data;
  };
  const send = <T>(path: string, data: unknown) => request<T>("POST", path, { data });
  /** All journeys share an address: after its twenty codes each costs some work, as on the pages. */
  const requestCode = async (owner: object) => {
    const answer = await answerOf("POST", "/phone/codes", { data: owner });
    if (answer.ok()) return;
    const { challenge } = (await answer.json()) as { challenge: Challenge };
    const solution = await solveChallenge({ challenge, deriveKey });
    const work = Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
    await send("/phone/codes", { ...owner, work });
  };
  const confirmNumber = async (phone: string) => {
    const owner = { phone, purpose: "test-drive", browser: randomUUID() };
    await requestCode(owner);
    const code = await codeIn(page, phone);
    const { proof } = await send<{ proof: string }>("/phone/codes/verification", { ...owner, code });
    return { proof, browser: owner.browser };
  };
  const proofs = new Map<string, ReturnType<typeof confirmNumber>>();
  /** A number is confirmed once. */
  const proofOf = (mobile: string) => {
    const proof = proofs.get(mobile) ?? confirmNumber(mobile);
    proofs.set(mobile, proof);
    return proof;
  };
  return {
    /** Books a free time of a model at a showroom. */
    async book({ car, showroom, time }: Wanted, person: Person) {
      const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString();
      const span = { startTime: day(2), endTime: day(14) };
      const slots = await send<Slot[]>("/test-drive/slots", {
        ...{ brand: "rimal", car, territoryIds: [showroom], ...span },
      });
      const isWanted = ({ startTime }: Slot) => startTime === time;
      const slot = typeof time === "number" ? slots.at(time) : slots.find(isWanted);
      return send<Booked>("/test-drive/appointment", {
        ...{ brand: "rimal", car, ...person, email: "maha@example.qa" },
        phoneProof: await proofOf(person.mobile),
        serviceTerritoryId: showroom,
        schedStartTime: slot?.startTime,
        territoryPromiseKey: slot?.territories[0]?.territoryPromiseKey,
        license: { country: "qatar", validUntil: licenseDay, isOfAge: true },
      });
    },
    /** Gives back what a browser holds, as if its ten minutes were over. */
    release: (holder: string) => request<null>("DELETE", "/test-drive/hold", { query: { holder } }),
  };
}
interface Sent {
  readonly data?: unknown;
  readonly query?: Readonly<Record<string, string>>;
}
interface Slot {
  readonly startTime: string;
  readonly territories: readonly { readonly territoryPromiseKey: string }[];
}
interface Wanted {
  readonly car: string;
  readonly showroom: string;
  /** Its place among the free times from the day after tomorrow to the end of the second week, or its start. */
  readonly time: number | string;
}
interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly mobile: string;
  readonly notes: string;
}
interface Booked {
  readonly reference: string;
  readonly link: string;
  readonly code: string;
  readonly schedStartTime: string;
}

/** A visitor with a number that no other one has: a number drives a model once at a time. */
export function newVisitor(language: Language, notes = ""): Person {
  const name =
    language === "ar" ? { firstName: "مها", lastName: "صالح" } : { firstName: "Maha", lastName: "Saleh" };
  const digits = String(randomInt(10_000_000)).padStart(7, "0");
  return { ...name, notes, mobile: `${language === "ar" ? 6 : 5}${digits}` };
}
