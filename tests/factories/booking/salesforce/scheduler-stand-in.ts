import { demoCenters } from "#db/seed/demo/demo-centers.ts";
import { demoPeople } from "#db/seed/demo/demo-people.ts";
import { type OrganizationAnswer, type OrganizationRequest, salesforceOrganization } from "./organization.ts";
import { matchingRecords, type StoredRecord } from "./query-in-memory.ts";

const hourMs = 3_600_000;
const longestMs = 31 * 24 * hourMs;
const idOf = (prefix: string, number: number) => prefix + String(number).padStart(15, "0");
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.000Z$/;

interface NameAndValue {
  readonly name: string;
  readonly value: string;
}
interface Written {
  readonly serviceAppointmentId?: string;
  readonly serviceAppointment: Record<string, unknown> & { readonly extendedFields?: NameAndValue[] };
  readonly assignedResources?: readonly { serviceResourceId: string; isPrimaryResource: boolean }[];
}
interface CandidatesRequest {
  readonly startTime: string;
  readonly endTime: string;
  readonly workType: { readonly id: string };
  readonly territoryIds: readonly string[];
}

/**
 * A Salesforce Scheduler of our own: candidates, service appointments and queries as the Scheduler Developer Guide and the
 * REST and Connect API Developer Guides have them. Every center of the demo has `capacity` resources, open from 07:00 to
 * 15:00 in Qatar on every day. It answers in UTC, and silently with no more than 31 days. `mood` is for requests that
 * write (`writes`) and for all others (`reads`); `candidates` holds the queries for free times.
 */
export function schedulerStandIn({ now, capacity }: { now: Date; capacity: number }) {
  const territories = demoCenters(now).map(({ center }, index) => ({
    Id: idOf("0Hh", index + 1),
    External_Id__c: center.external_id,
  }));
  const workTypes = ["periodic-1", "repair-1", "repair-2", "repair-3"].map((name, index) => ({
    Id: idOf("08q", index + 1),
    External_Id__c: name,
    hours: Number(name.at(-1)),
  }));
  const appointments: StoredRecord[] = [];
  const candidates: CandidatesRequest[] = [];
  const mood = { reads: "well" as Mood, writes: "well" as Mood };

  const organization = salesforceOrganization((request) => {
    const isWrite = request.path === "/connect/scheduling/service-appointments";
    const how = isWrite ? mood.writes : mood.reads;
    if (how === "hangs") return "nothing";
    if (how === "down-once") mood.reads = "well";
    if (how === "down" || how === "down-once") return problem(503, "SERVER_UNAVAILABLE", secret);
    if (how === "gone-once") {
      mood.writes = "well";
      return problem(400, "INTERNAL_ERROR", "We couldn't find any resources for your request.");
    }
    const said = answer(request, isWrite);
    if (how === "vanishes") Object.assign(mood, { reads: "down", writes: "down" });
    return how === "well" ? said : "cut";
  });

  function answer(request: OrganizationRequest, isWrite: boolean): OrganizationAnswer {
    if (isWrite) return request.method === "POST" ? create(request.body) : update(request.body);
    if (request.path === "/scheduling/getAppointmentCandidates") return offer(request.body);
    const [, soql] = /^\/query\?q=(.+)$/.exec(request.path) ?? [];
    if (soql === undefined) return problem(404, "NOT_FOUND");
    const tables = { ServiceTerritory: territories, WorkType: workTypes, ServiceAppointment: appointments };
    const records = matchingRecords(decodeURIComponent(soql), tables);
    if (records === undefined) return problem(400, "MALFORMED_QUERY", secret);
    return { status: 200, content: { totalSize: records.length, done: true, records } };
  }

  function offer(body: unknown): OrganizationAnswer {
    const query = body as CandidatesRequest;
    candidates.push(query);
    const workType = workTypes.find(({ Id }) => Id === query.workType.id);
    if (workType === undefined) return problem(400, "INVALID_INPUT");
    const from = Date.parse(query.startTime);
    const to = Math.min(Date.parse(query.endTime), from + longestMs);
    const found: unknown[] = [];
    for (
      let start = Math.ceil(from / hourMs) * hourMs;
      start + workType.hours * hourMs <= to;
      start += hourMs
    ) {
      const end = start + workType.hours * hourMs;
      const hour = new Date(start).getUTCHours();
      if (hour < 4 || hour + workType.hours > 12) continue;
      for (const territoryId of query.territoryIds) {
        const resources = resourcesOf(territoryId).filter((resource) => isFree(resource, start, end));
        if (resources.length > 0)
          found.push({ startTime: instantText(start), endTime: instantText(end), territoryId, resources });
      }
    }
    return { status: 200, content: { candidates: found } };
  }

  function create(body: unknown): OrganizationAnswer {
    const { serviceAppointment, assignedResources = [] } = body as Written;
    const fields = fieldsOf(serviceAppointment);
    if (fields === undefined) return problem(400, "JSON_PARSER_ERROR");
    if (!demoPeople.some(({ sfAccountId }) => sfAccountId === fields.ParentRecordId))
      return problem(400, "INVALID_CROSS_REFERENCE_KEY", secret);
    if (appointments.some((one) => one.Marsa_Booking_Key__c === fields.Marsa_Booking_Key__c))
      return problem(400, "DUPLICATE_VALUE", secret);
    const record = { Id: idOf("08p", appointments.length + 1), ...fields };
    const refused = assign(record, assignedResources);
    if (refused !== undefined) return refused;
    const number = `SA-${String(appointments.length + 1).padStart(4, "0")}`;
    const made = { AppointmentNumber: number, CreatedDate: instantText(Date.now()), ...record };
    appointments.push(stamped(made));
    return written(record.Id);
  }

  function update(body: unknown): OrganizationAnswer {
    const { serviceAppointmentId, serviceAppointment, assignedResources } = body as Written;
    const index = appointments.findIndex(({ Id }) => Id === serviceAppointmentId);
    const record = appointments[index];
    const fields = fieldsOf(serviceAppointment);
    if (record === undefined || fields === undefined) return problem(400, "INVALID_API_INPUT");
    if (record.StatusCategory === "Canceled") return problem(400, "INSUFFICIENT_ACCESS_OR_READONLY");
    const changed = { ...record, ...fields };
    const refused = assignedResources === undefined ? undefined : assign(changed, assignedResources);
    if (refused !== undefined) return refused;
    appointments[index] = stamped(changed);
    return written(record.Id ?? "");
  }

  /** Puts the resource onto the record, if it is free for it. */
  function assign(
    record: StoredRecord,
    assigned: NonNullable<Written["assignedResources"]>,
  ): OrganizationAnswer | undefined {
    const [primary] = assigned.filter(({ isPrimaryResource }) => isPrimaryResource);
    if (primary === undefined || assigned.length !== 1) return problem(400, "INVALID_API_INPUT");
    const { serviceResourceId } = primary;
    const [start, end] = [Date.parse(record.SchedStartTime ?? ""), Date.parse(record.SchedEndTime ?? "")];
    const isTheirs = resourcesOf(record.ServiceTerritoryId ?? "").includes(serviceResourceId);
    if (!isTheirs || !isFree(serviceResourceId, start, end, record.Id))
      return problem(400, "INTERNAL_ERROR", "We couldn't find any resources for your request.");
    record.resource = serviceResourceId;
    return undefined;
  }

  function isFree(resource: string, start: number, end: number, except?: string): boolean {
    return !appointments.some(
      (one) =>
        one.resource === resource &&
        one.Id !== except &&
        one.StatusCategory !== "Canceled" &&
        Date.parse(one.SchedStartTime ?? "") < end &&
        Date.parse(one.SchedEndTime ?? "") > start,
    );
  }

  function stamped(record: StoredRecord): StoredRecord {
    const territory = territories.find(({ Id }) => Id === record.ServiceTerritoryId);
    return {
      ...record,
      StatusCategory: record.Status,
      LastModifiedDate: instantText(Date.now()),
      "ServiceTerritory.External_Id__c": territory?.External_Id__c,
    };
  }

  function resourcesOf(territoryId: string): string[] {
    const place = territories.findIndex(({ Id }) => Id === territoryId);
    return Array.from({ length: place < 0 ? 0 : capacity }, (_, index) => idOf("0Hn", place * 100 + index));
  }
  return { appointments, candidates, mood, state: organization.state, app: organization.app };
}

/**
 * `cut`: the request is done, and the answer is lost; `vanishes`: so too, and then it is down; `down-once`: the next
 * request fails; `gone-once`: the resource of the next booking was just taken.
 */
type Mood = "well" | "down" | "down-once" | "hangs" | "cut" | "vanishes" | "gone-once";
/** What an error of theirs may repeat, and what must reach nobody. */
export const secret = "Noora Al Kuwari, JTMHX09J";

/** The fields of a record by their names in SOQL; undefined where the body is not as the Connect API wants it. */
function fieldsOf(given: Written["serviceAppointment"]): StoredRecord | undefined {
  const { extendedFields = [], ...own } = given;
  const isList =
    Array.isArray(extendedFields) &&
    extendedFields.every(({ name, value }) => typeof name === "string" && typeof value === "string");
  if (!isList || typeof own.extendedFields === "object") return undefined;
  const fields: StoredRecord = {};
  for (const [name, value] of Object.entries(own)) {
    if (typeof value !== "string" || (name.startsWith("sched") && !instant.test(value))) return undefined;
    const fieldName = name.charAt(0).toUpperCase() + name.slice(1);
    fields[fieldName] = name.startsWith("sched") ? instantText(Date.parse(value)) : value;
  }
  for (const { name, value } of extendedFields) fields[name] = value;
  return fields;
}

function instantText(ms: number): string {
  return new Date(ms).toISOString().replace("Z", "+0000");
}

function written(serviceAppointmentId: string): OrganizationAnswer {
  return {
    status: 200,
    content: { result: { assignedResourceIds: ["03r000000000001"], serviceAppointmentId } },
  };
}

function problem(status: number, errorCode: string, message = ""): OrganizationAnswer {
  return { status, content: [{ errorCode, message }] };
}
