import type { TimeSlot } from "#app/features/scheduling/calls.ts";
import type { BookedDrive } from "#app/features/test-drive/calls.ts";
import type { DriveCode } from "#app/features/test-drive/rules/drive-states.ts";
import { drivePath, showroomPath } from "#app/features/test-drive/server/drives/drive-link.server.ts";
import type { TestDriveTables } from "#app/features/test-drive/tables.ts";
import { now } from "#app/platform/clock.server.ts";
import { database } from "#app/platform/database.server.ts";
import { driveApiOnDemo, driveBody, driveSlotsBody, visitor } from "./drive-api.ts";

const hourMs = 3_600_000;
export const drives = () => database<TestDriveTables>();

/** Test drives with the addresses of their pages. Use it after `testDatabase()`. */
export function signedDrives() {
  const { post } = driveApiOnDemo();
  let callers = 0;
  const number = () => {
    callers += 1;
    return `5530${String(1000 + callers)}`;
  };
  const opened = (id: string, reference: string) => {
    const named = { id, reference };
    return { ...named, driver: drivePath(named), staff: showroomPath(named) };
  };
  return {
    post,
    /** Books the next free time of a model by a new visitor. */
    async booked(changes: Record<string, unknown> = {}) {
      const slots = driveSlotsBody(changes);
      const { data } = await post<TimeSlot[]>("/v3/test-drive/slots", slots, {});
      const body = driveBody(data[0], { ...visitor(number()), car: slots.car, ...changes });
      const reply = await post<BookedDrive>("/v3/test-drive/appointment", body, {});
      if (reply.status !== 200) throw new Error(`not booked: ${reply.code}`);
      return opened(reply.data.serviceAppointmentId, reply.data.reference);
    },
    /** A request without a time. */
    async requested(car: string) {
      const body = { brand: "rimal", car, ...visitor(number()) };
      const { data } = await post<{ taskId: string; reference: string }>("/v3/test-drive/task", body, {});
      return opened(data.taskId, data.reference);
    },
  };
}

export function rowOfDrive(id: string) {
  return drives().selectFrom("test_drive.drive").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
}

/** Puts a drive into a state, past the table of moves. */
export async function setDrive(
  id: string,
  fields: { code?: DriveCode; startsIn?: number; createdIn?: number },
) {
  const at = (hours: number) => new Date(now().getTime() + hours * hourMs);
  const { code, startsIn, createdIn } = fields;
  await drives()
    .updateTable("test_drive.drive")
    .set({
      ...(code !== undefined && { code }),
      ...(startsIn !== undefined && { starts_at: at(startsIn), ends_at: at(startsIn + 0.75) }),
      ...(createdIn !== undefined && { created_at: at(createdIn) }),
    })
    .where("id", "=", id)
    .execute();
}

interface Pages {
  readonly request: (path: string, init: RequestInit, connection: object) => Response | Promise<Response>;
}
let addresses = 0;

/** Requests to signed pages, each test from an address of its own: guessing links is rate limited. */
export function pageCaller(pages: Pages, name: string) {
  addresses += 1;
  const connection = { incoming: { socket: { remoteAddress: `192.0.2.${addresses % 250}` } } };
  const request = async (path: string, init: RequestInit = {}) => {
    const answer = await pages.request(path.replace(new RegExp(`^/${name}`), ""), init, connection);
    const bytes = Buffer.from(await answer.arrayBuffer());
    return { status: answer.status, headers: answer.headers, bytes, text: bytes.toString("utf8") };
  };
  const send = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    request(path, {
      method: "POST",
      body: new URLSearchParams(fields).toString(),
      headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    });
  return { request, send };
}

/** The version that a page shows. */
export function versionIn(page: string): string {
  return /name="version" value="(\d+)"/.exec(page)?.[1] ?? "";
}
/** The times that a page offers. */
export function slotsIn(page: string): string[] {
  return [...page.matchAll(/name="slot" value="([\d-]+)"/g)].map(([, slot]) => slot ?? "");
}
/** The moves that a page offers. */
export function movesIn(page: string): string[] {
  return [...page.matchAll(/name="to" value="([\w-]+)"/g)].map(([, to]) => to ?? "");
}
