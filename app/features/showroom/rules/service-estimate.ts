import { href } from "#app/lib/address/href.ts";
/** A line of an estimate: a part or a piece of work, its price in whole riyals with labor. */
export interface EstimateLine {
  id: string;
  label: string;
  price: number;
}

/** What one service of a drive train costs, line by line. */
export interface ServiceEstimate {
  id: string;
  label: string;
  /** What it is for. */
  text: string;
  /** The sum of its lines, in whole riyals. */
  total: number;
  lines: readonly EstimateLine[];
  /** The code by which it is booked. */
  bookingCode?: string | undefined;
}

/** A drive train that a trim is made with, and its services in the order of the price list. */
export interface PricedType {
  id: string;
  name: string;
  services: readonly ServiceEstimate[];
}

export interface PricedTrim {
  id: string;
  name: string;
  summary: string;
  /** Cash, and a month of lease-to-own over three years, in whole riyals. */
  price: number;
  leaseToOwn?: number | undefined;
  types: readonly PricedType[];
}

/** What a visitor chose, as the address of the page says it. */
export interface ServiceSelection {
  model?: string;
  trim?: string;
  type?: string;
  service?: string;
}

/** The parameters by which an address says what was chosen. */
export const selectionParams = ["model", "trim", "type", "service"] as const;

export function readServiceSelection(search: URLSearchParams): ServiceSelection {
  return Object.fromEntries(
    selectionParams.flatMap((name) => {
      const value = search.get(name);
      return value ? [[name, value]] : [];
    }),
  );
}

/** The address of a selection on the same page. A new choice drops the finer ones below it. */
export function selectionAddress(selection: ServiceSelection): string {
  const search = new URLSearchParams();
  for (const name of selectionParams) {
    const value = selection[name];
    if (value !== undefined) search.set(name, value);
  }
  return `?${search}`;
}

export interface ServiceChoice {
  trim: PricedTrim;
  type: PricedType;
  estimate: ServiceEstimate;
}

/**
 * What is shown for a selection within a model: where it names nothing, or something that is not on the list, the first
 * option (product/pages.md#service-pages). Undefined where the model has no prices at all.
 */
export function serviceChoice(
  trims: readonly PricedTrim[],
  selection: ServiceSelection,
): ServiceChoice | undefined {
  const priced = trims.filter(({ types }) => types.some(({ services }) => services.length > 0));
  const trim = named(priced, selection.trim);
  const type =
    trim &&
    named(
      trim.types.filter(({ services }) => services.length > 0),
      selection.type,
    );
  const estimate = type && named(type.services, selection.service);
  return trim && type && estimate && { trim, type, estimate };
}

function named<T extends { id: string }>(options: readonly T[], id: string | undefined): T | undefined {
  return options.find((option) => option.id === id) ?? options[0];
}

/**
 * Where a service is booked: the wizard, with the service chosen where it has a code, and given where its price stands
 * (`quote`: the price list of the drive train and the service), never what it is: a link can be altered and grow old.
 */
export function bookingAddress(
  { id, bookingCode }: Pick<ServiceEstimate, "id" | "bookingCode">,
  type: Pick<PricedType, "id">,
): string {
  if (!bookingCode) return href("/book-a-service");
  return `/book-a-service?${new URLSearchParams({ service: bookingCode, quote: `${type.id}.${id}` })}`;
}
