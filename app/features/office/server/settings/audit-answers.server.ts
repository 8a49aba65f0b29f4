import { everywhere } from "#app/features/staff/rules/permissions.ts";
import {
  type AuditEntry,
  type AuditPage,
  listDevices,
  searchAudit,
} from "#app/features/staff/staff.server.ts";
import { addDays, startOfDay } from "#app/i18n/dates/dates.ts";
import type { Language } from "#app/i18n/language.ts";
import { succeed } from "#app/lib/result.ts";
import { config } from "#app/platform/config.server.ts";
import { searchAuditCall, showRecordAuditCall } from "../../calls/settings/audit-calls.ts";
import { answerRead } from "../answer-office.server.ts";
import { placeNames } from "../answers/place-names.server.ts";

const pageSize = 50;
const timelineSize = 20;
const ofPlace = ({ query }: { readonly query: { readonly place?: string | undefined } }) =>
  query.place ?? everywhere;

/** The audit, and the entries of one record. Who reads it is written down as well: it shows customers' values. */
export const auditAnswers = [
  answerRead(
    searchAuditCall,
    async ({ query, language }) => {
      const { staff, deed, type, record, via, from, to, place, after } = query;
      const { zone } = config.importer;
      const found = await searchAudit({
        ...{ staffId: staff, deed, recordType: type, recordId: record, place, after, limit: pageSize },
        vias: via && [via],
        from: from === undefined ? undefined : startOfDay(from, zone),
        to: to === undefined ? undefined : startOfDay(addDays(to, 1), zone),
      });
      return {
        ...succeed(await shownPage(found, language)),
        audit: { record: { type: "audit", id: "search" } },
      };
    },
    ofPlace,
  ),

  answerRead(
    showRecordAuditCall,
    async ({ params, query, language }) => {
      const { type, id } = params;
      const found = await searchAudit({
        ...{ recordType: type, recordId: id, vias: ["write"], limit: timelineSize, ...query },
      });
      return { ...succeed(await shownPage(found, language)), audit: { record: { type, id } } };
    },
    ofPlace,
  ),
];

async function shownPage({ entries, next }: AuditPage, language: Language) {
  const [places, devices] = await Promise.all([placeNames(language), devicesOf(entries)]);
  return {
    next,
    rows: entries.map(
      ({ id, at, staffId, staffName, deviceId, deed, via, fields, changes, reason, ...record }) => ({
        ...{ id: String(id), at: at.toISOString(), staffId, staffName, deed, via, reason },
        device: deviceId === null ? null : (devices.get(deviceId) ?? deviceId),
        record: {
          ...{ type: record.recordType, id: record.recordId },
          placeName: placeNameOf(record.place, places),
        },
        fields: [...fields],
        changes: changes.map((change) => ({ ...change })),
      }),
    ),
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
