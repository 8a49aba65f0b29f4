/** Where a page of a list ended: the instant that it is sorted by, as the database writes it, and the id. */
export interface PageEnd {
  readonly value: string;
  readonly id: string;
}

/** The end of a page as one word for addresses. */
export function pageCursor({ value, id }: PageEnd): string {
  return `${value}~${id}`;
}

/** Reads it; undefined, and so the first page, where it is none. */
export function pageEndIn(cursor: string | undefined): PageEnd | undefined {
  const [, value, id] = /^(\d{4}-\d\d-\d\d[\d :+.-]{8,30})~([\w-]{1,64})$/.exec(cursor ?? "") ?? [];
  // Days and hours that no calendar has are none for the database either.
  if (value === undefined || id === undefined || Number.isNaN(Date.parse(isoOf(value)))) return undefined;
  return { value, id };
}

/** As JavaScript reads it: the database writes the zone without its minutes. */
function isoOf(value: string): string {
  return value.replace(" ", "T").replace(/([+-]\d\d)$/, "$1:00");
}

/** The number of an order in a typed text, with its beginning or without, however it is divided. */
export function orderNumberIn(text: string, beginning: string): string | undefined {
  const plain = text.toUpperCase().replace(/[^\p{L}\d]/gu, "");
  const own = plain.startsWith(beginning) && plain.length > 6 ? plain.slice(beginning.length) : plain;
  return /^[0-9A-HJKMNP-TV-Z]{6}$/.test(own) ? `${beginning}-${own}` : undefined;
}
