/** Where a page of a list ended: the value that it is sorted by, as the database writes it, and the id. */
export interface PageEnd {
  readonly value: string;
  readonly id: string;
}

/** The end of a page as one opaque word for addresses. */
export function cursorOf({ value, id }: PageEnd): string {
  return encodeURIComponent(`${value}~${id}`);
}

/** Reads it; undefined, and so the first page, where it is none. */
export function pageEndOf(cursor: string | undefined): PageEnd | undefined {
  const [, value, id] = /^(infinity|[\d :+.-]{10,40})~([\w-]{1,64})$/.exec(decoded(cursor ?? "")) ?? [];
  return value === undefined || id === undefined ? undefined : { value, id };
}

function decoded(cursor: string): string {
  try {
    return decodeURIComponent(cursor);
  } catch {
    return "";
  }
}
