import type * as z from "zod/mini";
import { customersForStaff } from "#app/features/account/staff-customers.server.ts";
import { everywhere } from "#app/features/staff/rules/permissions.ts";
import { type AuditEntry, type AuditSearch, listDevices } from "#app/features/staff/staff.server.ts";
import { addDays, startOfDay } from "#app/i18n/dates/dates.ts";
import type { Language } from "#app/i18n/language.ts";
import { config } from "#app/platform/config.server.ts";
import type { AnswerTo } from "../../calls/office-call.ts";
import { type auditFilter, mostPeople, type searchAuditCall } from "../../calls/settings/audit-calls.ts";
import { placeNames } from "../answers/place-names.server.ts";
import { refusalInWords } from "./refusal-words.ts";

type Filter = z.output<typeof auditFilter>;

/** A filter of the audit's screen as the audit takes it: days are the importer's. */
export function auditSearchOf({
  staff,
  type,
  record,
  via,
  from,
  to,
  ...rest
}: Filter): Omit<AuditSearch, "limit"> {
  const { zone } = config.importer;
  return {
    ...rest,
    staffId: staff,
    recordType: type,
    recordId: record,
    vias: via && [via],
    from: from === undefined ? undefined : startOfDay(from, zone),
    to: to === undefined ? undefined : startOfDay(addDays(to, 1), zone),
  };
}

/** Whose values and names a page of entries shows. */
export function peopleIn(entries: readonly AuditEntry[]): readonly string[] {
  return [...new Set(entries.flatMap(({ people }) => people))];
}

export interface NamesOfAudit {
  readonly places: ReadonlyMap<string, string>;
  readonly devices: ReadonlyMap<string, string>;
  readonly people: ReadonlyMap<string, string>;
}

/** The names that entries speak of. The audit has ids alone: who was erased has no name any more. */
export async function namesOfAudit(
  entries: readonly AuditEntry[],
  language: Language,
): Promise<NamesOfAudit> {
  const [places, devices, customers] = await Promise.all([
    placeNames(language),
    devicesOf(entries),
    customersForStaff(peopleIn(entries)),
  ]);
  return {
    places,
    devices,
    people: new Map([...customers.values()].map(({ id, name, email }) => [id, name[language] || email])),
  };
}

type Row = AnswerTo<typeof searchAuditCall>["rows"][number];

export function auditRow(entry: AuditEntry, names: NamesOfAudit, language: Language): Row {
  const { id, at, staffId, staffName, deviceId, deed, via, fields, changes, reason, people, shown } = entry;
  return {
    id: String(id),
    at: at.toISOString(),
    staffId,
    staffName,
    deed,
    via,
    shown,
    reason: via === "refused" && reason !== null ? refusalInWords(reason, language) : reason,
    device: deviceId === null ? null : (names.devices.get(deviceId) ?? deviceId),
    record: {
      type: entry.recordType,
      id: entry.recordId,
      placeName: placeNameOf(entry.place, names.places),
    },
    fields: [...fields],
    changes: changes.map((change) => ({ ...change })),
    people: people.slice(0, mostPeople).map((one) => ({ id: one, name: names.people.get(one) ?? null })),
    peopleCount: people.length,
  };
}

/** What was done everywhere at once is at no place. */
function placeNameOf(place: string | null, names: ReadonlyMap<string, string>): string | null {
  return place === null || place === everywhere ? null : (names.get(place) ?? place);
}

async function devicesOf(entries: readonly AuditEntry[]): Promise<ReadonlyMap<string, string>> {
  if (entries.every(({ deviceId }) => deviceId === null)) return new Map();
  return new Map((await listDevices([everywhere])).map(({ id, name }) => [id, name]));
}
