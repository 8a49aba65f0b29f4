import { setTimeout as sleep } from "node:timers/promises";
import { salesforceOrganization } from "./organization.ts";

const taskAddress = /^\/sobjects\/Task\/Marsa_Lead_Id__c\/([\w-]+)$/;

/** How the stand-in answers a task: as it should, with an error, never, or after the caller's patience. */
type Mood = "well" | "down" | "refuses" | "hangs" | "late";

/**
 * A Salesforce of our own for leads: the upsert of a Task by an external id, as their documentation has it (201 created,
 * 200 updated). `tasks` holds what it has, by our id.
 */
export function salesforceStandIn(lateMs: number) {
  const tasks = new Map<string, { readonly id: string; readonly fields: Record<string, string> }>();
  const mood = { now: "well" as Mood };
  const organization = salesforceOrganization(async ({ method, path, body }) => {
    const [, id] = taskAddress.exec(path) ?? [];
    if (method !== "PATCH" || id === undefined) return error(404, "NOT_FOUND");
    if (mood.now === "hangs") return "nothing";
    if (mood.now === "down") return error(503, "SERVER_UNAVAILABLE");
    if (mood.now === "refuses") return error(400, "FIELD_CUSTOM_VALIDATION_EXCEPTION");
    const created = !tasks.has(id);
    const task = {
      id: tasks.get(id)?.id ?? `00T${tasks.size + 1}`,
      // What a repetition does not name stays as it is.
      fields: { ...tasks.get(id)?.fields, ...(body as Record<string, string>) },
    };
    tasks.set(id, task);
    if (mood.now === "late") await sleep(lateMs);
    const content = { id: task.id, success: true, created, errors: [] };
    return { status: created ? 201 : 200, content };
  });
  const settings = () => ({ ...organization.app(), leadField: "Marsa_Lead_Id__c" });
  return { tasks, mood, state: organization.state, settings };
}

function error(status: number, errorCode: string) {
  return { status, content: [{ errorCode }] };
}
