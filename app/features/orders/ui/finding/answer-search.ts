import { type ActionFunctionArgs, redirect } from "react-router";
import { findCarCall } from "#app/features/parts/calls.ts";
import { readTypedVin } from "#app/features/parts/rules/typed-vin.ts";
import { carInAddress, carParameter } from "#app/features/parts/ui/car/use-chosen-car.ts";
import { lengthOfVin, searchPlace, vinParameter } from "#app/features/parts/ui/search/vin-trouble.ts";
import { pageOfCar, shopAddress } from "#app/features/parts/ui/shop/shop-address.ts";
import { withLanguage } from "#app/i18n/language-in-address.ts";
import { href } from "#app/lib/address/href.ts";
import { searchText } from "#app/lib/text/search-text.ts";
import { callApi } from "#app/platform/api/api-client.ts";
import { type Site, siteContext } from "#app/platform/page/site-context.ts";

const longestSearch = 120;

interface TypedSearch {
  /** Where it was typed: the public page or the list. */
  readonly isPublic: boolean;
  readonly typed: string;
  readonly car: string | undefined;
}

/** A search that was sent before the scripts leads to the address of its words, or to the car of its VIN. */
export async function answerSearch({ request, context }: ActionFunctionArgs): Promise<Response> {
  const site = context.get(siteContext);
  const sent = await request.formData();
  const text = (name: string) => String(sent.get(name) ?? "");
  const car = carInAddress(new URLSearchParams({ [carParameter]: text(carParameter) }));
  const typed = searchText(text("q"), longestSearch);
  const isPublic = new URL(request.url).pathname === href("/auto-parts");
  return redirect(await addressOfSearch(site, { isPublic, typed, car }), 303);
}

/**
 * The address of the words, for the car of a VIN among them. No address holds a VIN, also none that led to no car: it is
 * personal data, and addresses are logged on their way.
 */
export async function addressOfSearch(
  { language, fetch }: Site,
  { isPublic, typed, car }: TypedSearch,
): Promise<string> {
  const list = isPublic ? href("/auto-parts") : href("/parts-list");
  const to = (address: string) => withLanguage(address, language);
  const troubled = (said: string) =>
    to(`${shopAddress(start, { q, [vinParameter]: said }, car)}${isPublic ? `#${searchPlace}` : ""}`);
  const { likeness, vin, words: q } = readTypedVin(typed);
  const start = isPublic || q !== "" ? list : href("/online-parts");
  if (likeness === undefined) return to(shopAddress(list, { q }, car));
  if (likeness === "mistyped") return troubled(lengthOfVin(vin));
  const found = await callApi(findCarCall, {
    language,
    fetch,
    query: { lang: language },
    body: { vin },
  });
  if (found.ok) return to(shopAddress(q === "" ? pageOfCar(list) : list, { q }, found.data.key));
  return troubled(found.code === "vin-unknown" ? "unknown" : "unread");
}
