import { useQuery } from "@tanstack/react-query";
import { useLanguage } from "#app/i18n/use-language.ts";
import { customerQuery, useCustomerAccess } from "#app/platform/api/customer-queries.tsx";
import { Banner } from "#app/ui/banner.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { listWaitingCall } from "../calls.ts";
import { addressOfOffer, OfferInWords } from "./offer-in-words.tsx";
import { waitingWords } from "./words.ts";

interface OpenOffersProps {
  /** What the car is called, of an id. */
  nameOf: (vehicleId: string) => string | undefined;
}

/** The times that are held for a customer who waits, each taken with one press. They are looked for again while the page is open. */
export function OpenOffers({ nameOf }: OpenOffersProps) {
  const language = useLanguage();
  const words = waitingWords.of(language);
  const query = customerQuery(useCustomerAccess(), listWaitingCall, { language, query: { lang: language } });
  const { data: entries = [] } = useQuery({
    ...query,
    refetchOnWindowFocus: "always",
    refetchInterval: 60_000,
  });
  return entries.map(
    ({ id, vehicleId, offer }) =>
      offer && (
        <Banner key={id} tone="success" title={nameOf(vehicleId)} className="mt-6">
          <p>
            <OfferInWords offer={offer} />
          </p>
          <LinkButton
            to={addressOfOffer(id, offer)}
            className="mt-3 max-sm:w-full"
            data-analytics="waiting_take"
          >
            {words.take}
          </LinkButton>
        </Banner>
      ),
  );
}
