import { everywhere } from "#app/features/staff/rules/permissions.ts";

interface Naming {
  readonly query: unknown;
  readonly body: unknown;
}

/** The ids of locations that a call names beside its path: where it filters, where it writes, and where roles are to hold. */
export function namedPlaces({ query, body }: Naming): string[] {
  const [filter, written] = [fieldsOf(query), fieldsOf(body)];
  const granted = (Array.isArray(written.grants) ? written.grants : []).map((grant) => fieldsOf(grant).place);
  // A role and a filter may be of everywhere; what is written is somewhere.
  const wide = [filter.place, ...granted].filter((place) => place !== everywhere);
  return [...new Set([...wide, filter.centerId, written.place, written.centerId])].filter(
    (place) => typeof place === "string",
  );
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
