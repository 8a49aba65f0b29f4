import { everywhere, type Role } from "#app/features/staff/rules/permissions.ts";
import type { StaffActor } from "#app/platform/staff-actor.ts";
import { demoStaff } from "../../demo/demo-staff.ts";
import type { RandomSource } from "./random-source.ts";

const found = new Map<string, readonly StaffActor[]>();

/** One of the demo's staff who has a role at a place, or who manages it where nobody has. */
export function staffAt(random: RandomSource, role: Role, place: string): StaffActor {
  const key = `${role} ${place}`;
  const own = found.get(key) ?? withRole(role, place);
  found.set(key, own);
  return random.oneOf(own.length > 0 ? own : withRole("manager", place));
}

function withRole(role: Role, place: string): readonly StaffActor[] {
  return demoStaff
    .filter(({ grants }) =>
      grants.some((grant) => grant.role === role && [place, everywhere].includes(grant.place)),
    )
    .map(({ id, name }) => ({ staffId: id, name }));
}
