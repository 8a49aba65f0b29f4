import type { PatternProfile } from "#app/lib/validation/validation-patterns.ts";
import type { Digits } from "./numbers/digit-choices.ts";

/** Where and for whom this installation runs, as its configuration says. */
export interface Market {
  readonly brand: string;
  /** The importer's time zone, where nothing nearer says another. */
  readonly zone: string;
  /** ISO 3166, two letters. */
  readonly country: string;
  /** How times of day are shown, in both languages. */
  readonly clock: "12-hour" | "24-hour";
  /** The digits of Arabic text. In the browser the reader's choice, where there is one. */
  readonly digits: Digits;
  /** Which patterns forms and calls follow. */
  readonly validation: PatternProfile;
}

/** One for the process: the site's bundle holds a second copy of this file. */
const held = globalThis as typeof globalThis & { marsaMarket?: Market };

/** Sets the market of the process, once, at its start. */
export function setMarket(market: Market): void {
  held.marsaMarket = market;
}

/** The market of this process; in the browser, what `<html data-brand data-zone ...>` says. */
export function market(): Market {
  held.marsaMarket ??= fromDocument();
  return held.marsaMarket;
}

function fromDocument(): Market {
  const { brand, zone, country, clock, digits, validation } =
    typeof document === "undefined" ? {} : document.documentElement.dataset;
  if (brand === undefined || zone === undefined || country === undefined)
    throw new Error("the market is not set: neither by the configuration nor by the page");
  return {
    brand,
    zone,
    country,
    clock: clock === "24-hour" ? "24-hour" : "12-hour",
    digits: digits === "arabic-indic" ? "arabic-indic" : "latin",
    validation: validation === "inclusive" ? "inclusive" : "specified",
  };
}
