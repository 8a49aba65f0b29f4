interface Place {
  readonly dueAt: Date;
  readonly id: string;
}

/** Where a page of calls ends, as the address of the next one names it. */
export function cursorOf({ dueAt, id }: Place): string {
  return `${dueAt.toISOString()} ${id}`;
}

/** The place that a cursor names; undefined for none, or for a text that is none. */
export function cursorAfter(cursor: string | undefined): Place | undefined {
  const [instant = "", id = ""] = cursor?.split(" ") ?? [];
  const dueAt = new Date(instant);
  return id === "" || Number.isNaN(dueAt.getTime()) ? undefined : { dueAt, id };
}
