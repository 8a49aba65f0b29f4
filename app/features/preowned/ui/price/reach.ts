import type { location } from "#app/features/locations/content/location.ts";
import { whatsappAddress } from "#app/features/locations/rules/location-links.ts";
import { internationalPhone } from "#app/i18n/numbers/phone.ts";
import type { Content } from "#app/platform/content/content-query.ts";
import type { Site } from "#app/platform/page/site-context.ts";
import { carWords } from "../car/words.ts";

/** Whom to ask about a car: a showroom, its telephone, and a chat that begins with the car's number and page. */
export interface Reach {
  readonly title: string;
  /** International: +97455001201. */
  readonly phone: string;
  readonly whatsapp: string | undefined;
}

/** Nothing of the visitor goes along: the first sentence names the car and its page alone. */
export function reachOf(
  { title, phoneNumber, whatsappNumber }: Content<typeof location>,
  { market, language }: Site,
  { vehicleNo, address }: { readonly vehicleNo: string; readonly address: string },
): Reach {
  const text = carWords.of(language).whatsappText(vehicleNo, address);
  return {
    title,
    phone: internationalPhone(phoneNumber, market.country),
    whatsapp: whatsappNumber && whatsappAddress(internationalPhone(whatsappNumber, market.country), text),
  };
}
