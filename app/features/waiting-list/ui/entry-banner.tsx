import type { ReactNode } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Banner } from "#app/ui/banner.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import type { WaitingEntry } from "../calls.ts";
import { addressOfOffer, OfferInWords } from "./offer-in-words.tsx";
import { waitingWords } from "./words.ts";

interface EntryBannerProps {
  entry: WaitingEntry;
  /** Said while nothing has opened. */
  waiting: string;
  /** What else can be done with the entry: a quiet button. */
  action: (className: string) => ReactNode;
}

/** What has opened for an entry of the waiting list, with the way to take it; or that it waits. */
export function EntryBanner({ entry, waiting, action }: EntryBannerProps) {
  const words = waitingWords.of(useLanguage());
  const { offer } = entry;
  return (
    <Banner tone={offer ? "success" : "info"}>
      <p>{offer ? <OfferInWords offer={offer} /> : waiting}</p>
      <div className="mt-2 flex flex-wrap items-center gap-x-4">
        {offer && (
          <LinkButton to={addressOfOffer(entry.id, offer)} data-analytics="waiting_take">
            {words.take}
          </LinkButton>
        )}
        {action(offer ? "" : "-ms-6")}
      </div>
    </Banner>
  );
}
