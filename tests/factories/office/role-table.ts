import { randomUUID } from "node:crypto";
import type { OfficeInput } from "#app/features/office/browser/office-client.ts";
import type { AnyOfficeCall } from "#app/features/office/calls/office-call.ts";
import type { AnsweredOfficeCall } from "#app/features/office/server/answer-office.server.ts";
import {
  type Deed,
  everywhere,
  type Grant,
  mayDo,
  type Role,
  roles,
} from "#app/features/staff/rules/permissions.ts";
import { databaseUrl } from "#app/platform/database.server.ts";
import type { officeApiAs } from "./office-api.ts";
import { type ExampleInput, examplePlace, type OfficeExample, otherPlace } from "./office-example.ts";
import { staffMember } from "./staff.ts";

type Api = ReturnType<typeof officeApiAs>;
/** Makes requests of a member, to the office or to one with calls of a test's own. */
export type ApiAs = (member: { readonly cookie?: string }) => Api;

const places = [examplePlace, otherPlace, everywhere];

/** Every role at its own place, at another one, and everywhere. */
const combinations: readonly Grant[] = roles.flatMap((role) => places.map((place) => ({ role, place })));

const members = new Map<string, Awaited<ReturnType<typeof staffMember>>>();
/** A member of staff with one grant: the same until their session was ended. Each file of tests has its own database. */
export async function memberWith(grant: Grant, { isNew = false } = {}) {
  const name = `${databaseUrl()} ${grant.role} ${grant.place}`;
  const member = (isNew ? undefined : members.get(name)) ?? (await staffMember(grant));
  if (!isNew) members.set(name, member);
  return member;
}

/** Whether the table of roles lets somebody make the example of a call. */
function isAllowed({ deed }: AnyOfficeCall, { scope, alsoNeeds }: OfficeExample, grant: Grant): boolean {
  if (deed === "signed-in") return true;
  const place = { place: examplePlace, everywhere }[scope as string];
  const may = (one: Deed) => mayDo([grant], one, place);
  return may(deed) && (alsoNeeds === undefined || may(alsoNeeds));
}

/** A grant by which the example is made. */
export function ableGrant(call: AnyOfficeCall, example: OfficeExample): Grant {
  const role = roles.find((one: Role) => isAllowed(call, example, { role: one, place: everywhere }));
  if (role === undefined) throw new Error(`no role may make ${call.id}`);
  return { role, place: everywhere };
}

export function made(api: Api, call: AnyOfficeCall, input: ExampleInput, key?: string | null) {
  return api.get(call, input as OfficeInput<AnyOfficeCall>, {
    ...(key !== undefined && { key }),
    headers: { "x-request-id": randomUUID() },
  });
}

const rightRefused = ["not-allowed", "not-signed-in", "sign-in-again"];
/** What no example may be answered with: it would say nothing about rights. */
const notReached = [
  "invalid-input",
  "broken-json",
  "idempotency-key-missing",
  "internal",
  "too-many-requests",
];

/** Makes the example of a call as every role at every place. Answers where the answer is not what the table of roles says. */
export async function leaksOf(
  { call }: Pick<AnsweredOfficeCall, "call">,
  example: OfficeExample,
  apiAs: ApiAs,
): Promise<string[]> {
  const leaks: string[] = [];
  let input = await example.input();
  for (const grant of combinations) {
    const member = await memberWith(grant, { isNew: example.endsSession ?? false });
    if (example.isSpent) input = await example.input();
    let answer = await made(apiAs(member), call, input);
    // Who made it before may have removed its record.
    if (answer.status === 404 && !example.isOfNoRecord) {
      input = await example.input();
      answer = await made(apiAs(member), call, input);
    }
    const wrong = wrongWith(answer, example, {
      mayMake: isAllowed(call, example, grant),
      place: grant.place,
    });
    const { status, code = "" } = answer;
    leaks.push(
      ...wrong.map((why) => `${call.id} as ${grant.role} at ${grant.place}: ${status} ${code}, ${why}`),
    );
  }
  return leaks;
}

type Answer = Awaited<ReturnType<typeof made>>;

function wrongWith(
  { status, code = "", said }: Answer,
  { scope, isOfNoRecord, mark }: OfficeExample,
  { mayMake, place }: { readonly mayMake: boolean; readonly place: string },
): string[] {
  if (notReached.includes(code)) return ["which says nothing about rights"];
  const isHidden = status === 404 && scope === "place" && !isOfNoRecord;
  const isRefused = rightRefused.includes(code) || isHidden;
  if (mayMake && isRefused) return ["and should be answered"];
  if (!mayMake) return isRefused ? [] : ["and should be refused"];
  if (mark === undefined || status !== 200) return [];
  const isSeen = JSON.stringify(said).includes(mark);
  if (isSeen === (place !== otherPlace)) return [];
  return [isSeen ? "and shows another place" : "and shows nothing"];
}
