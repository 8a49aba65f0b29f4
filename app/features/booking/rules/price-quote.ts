/** A model by its code, which is one brand's own. */
export interface CodedModel {
  readonly brand: string;
  readonly modelCode: string;
}

/** A price that a customer saw before the booking: of one service, for one drive train of one model, in whole riyals. */
export interface PriceQuote {
  readonly typeCode: string;
  /** What the service is called. */
  readonly service: string;
  readonly price: number;
  /** The model, as customers' vehicles name it; a model without a code is never quoted. */
  readonly car: CodedModel;
  /** The model's name in the language of the page. */
  readonly model: string;
  readonly driveTrain: string;
}

/** What an address says of it: `quote=suhail-hybrid.km-40000`, a price list and a service on it. */
export interface RequestedQuote {
  readonly list: string;
  readonly serviceType: string;
}

const written = /^([a-z0-9-]{1,80})\.([a-z0-9-]{1,80})$/;

export function readQuote(search: URLSearchParams): RequestedQuote | undefined {
  const [, list, serviceType] = written.exec(search.get("quote") ?? "") ?? [];
  return list && serviceType ? { list, serviceType } : undefined;
}

/**
 * What may be said of a quoted price: it is the price of what is being booked, or it was another model's. A customer's
 * record does not say which drive train they have, so a price that holds is shown with its own.
 */
export type QuoteStanding = "holds" | "of-another-model";

/**
 * How a quote stands to the vehicle that is chosen; undefined before one is. A vehicle whose code content does not know
 * is another model, whatever it is called: no price is better than a wrong one.
 */
export function standingOf(quote: PriceQuote, vehicle: CodedModel | null): QuoteStanding | undefined {
  if (vehicle === null) return undefined;
  const { brand, modelCode } = quote.car;
  return vehicle.brand === brand && vehicle.modelCode === modelCode ? "holds" : "of-another-model";
}
