import type { OtherTime } from "./linked-plan.server.ts";

/** The time that a form names, as `start-end` in UTC minutes; nonsense is none. */
export function sentSlot(field: string): OtherTime | undefined {
  const [, start, end] = /^(\d{7,9})-(\d{7,9})$/.exec(field) ?? [];
  return start && end ? { start: Number(start), end: Number(end) } : undefined;
}
