import type { Language } from "#app/i18n/language.ts";
import type { SharedDevice } from "../calls/settings/device-sign-in.ts";
import { OfficeRefused } from "./office-client.ts";

/** Said once the person has changed, or a session was found open again: streams begin anew. */
export const sessionBegunEvent = "office:session-begun";
/** Asks for the names of who may be next. */
export const changePersonEvent = "office:change-person";

/** What this browser is as a shared device; undefined where it is none, or was revoked. */
export async function readDevice(language: Language): Promise<SharedDevice | undefined> {
  return (await request<SharedDevice | null>("", language)) ?? undefined;
}

/** Changes the person; throws `OfficeRefused` where the PIN was wrong, or is locked. */
export function changePerson(
  entry: { memberId: string; pin: string },
  language: Language,
): Promise<{ memberId: string }> {
  return request("/switch", language, entry);
}

/** Ends the session of this device. */
export async function lockDevice(language: Language): Promise<void> {
  await request("/lock", language, {});
}

async function request<T>(path: string, language: Language, body?: object): Promise<T> {
  const init = {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  };
  const answer = await fetch(`/office/device${path}?lang=${language}`, body === undefined ? {} : init).catch(
    () => {
      throw new OfficeRefused(0, { code: "network" });
    },
  );
  const said = (await answer.json().catch(() => ({}))) as { data?: T } & Record<string, unknown>;
  if (!answer.ok) throw new OfficeRefused(answer.status, said);
  return said.data as T;
}
