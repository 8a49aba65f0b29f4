import { inviteMember, registerDevice } from "#app/features/staff/staff.server.ts";
import { unrefused } from "#app/features/workshop/visit-examples.ts";
import { now } from "#app/platform/clock.server.ts";
import { inTransaction } from "#app/platform/database.server.ts";
import { type ExampleInput, examplePlace, type OfficeExamples } from "./office-example.ts";
import { staffMember } from "./staff.ts";

const by = { staffId: "staff-salem", name: "Salem Al Marri" };
const grants = [{ role: "adviser", place: examplePlace }] as const;
const colleagueName = "Khalifa Al Hajri";

let invitations = 0;
const person = () => ({
  email: `example-${++invitations}@rimal.example`,
  ...{ name: "Noor Al Emadi", nameAr: "نور العمادي", language: "ar" as const, grants: [...grants] },
});
async function invited() {
  const invitation = { ...person(), by, now: now() };
  const { memberId } = unrefused(await inTransaction((trx) => inviteMember(trx, invitation)));
  return { params: { id: memberId }, body: { version: 1 } };
}
async function colleague() {
  const { member } = await staffMember({ grants, name: colleagueName });
  return { params: { id: member.id }, body: { version: 1 } };
}
async function device() {
  const tablet = { by, name: "Tablet of bay 3", place: examplePlace, now: now() };
  const { deviceId } = await inTransaction((trx) => registerDevice(trx, tablet));
  return { params: { id: deviceId }, body: { version: 1 } };
}

/** An input of a list in which something stands. */
function beside(make: () => Promise<unknown>, input: ExampleInput) {
  return async () => {
    await make();
    return input;
  };
}

/** Staff, shared devices, one's own account and the audit. */
export const settingsExamples: OfficeExamples = {
  "show-session": { scope: "signed-in", input: () => ({}) },
  "show-queue": { scope: "signed-in", input: () => ({}) },
  "show-account": { scope: "signed-in", input: () => ({}) },
  "set-pin": { scope: "signed-in", input: () => ({ body: { pin: "482159" } }) },
  "end-sessions": { scope: "signed-in", endsSession: true, input: () => ({ body: {} }) },
  "list-staff": {
    scope: "own-places",
    mark: colleagueName,
    input: beside(colleague, { query: { text: colleagueName } }),
  },
  "name-staff": { scope: "own-places", mark: colleagueName, input: beside(colleague, {}) },
  "show-member": { scope: "place", input: async () => ({ params: (await colleague()).params }) },
  "invite-member": { scope: "place", input: () => ({ body: person() }) },
  "change-roles": {
    scope: "place",
    input: async () => {
      const { params } = await colleague();
      return { params, body: { version: 1, grants: [{ role: "adviser", place: examplePlace }] } };
    },
  },
  "renew-invitation": { scope: "place", input: invited },
  "member-leaves": { scope: "place", input: colleague },
  "list-devices": { scope: "own-places", mark: "Tablet of bay 3", input: beside(device, {}) },
  "register-device": {
    scope: "place",
    endsSession: true,
    input: () => ({ body: { name: "Tablet", place: examplePlace } }),
  },
  "revoke-device": { scope: "place", input: device },
  "show-audit-check": { scope: "everywhere", input: () => ({}) },
  "verify-audit": { scope: "everywhere", input: () => ({}) },
  "search-audit": { scope: "everywhere", input: () => ({ query: {} }) },
  "show-record-audit": {
    scope: "everywhere",
    input: () => ({ params: { type: "device", id: "any" }, query: {} }),
  },
};
