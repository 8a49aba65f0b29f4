import { useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Banner } from "#app/ui/banner.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import type { WaitingEntry } from "../calls.ts";
import { addressOfOffer, OfferInWords } from "./offer-in-words.tsx";
import { waitingWords } from "./words.ts";

interface OtherEntryProps {
  entry: WaitingEntry;
  onReplace: () => void;
  isReplacing: boolean;
}

/** The car waits for something else already: nothing of that ends before the customer has said so. */
export function OtherEntry({ entry, onReplace, isReplacing }: OtherEntryProps) {
  const words = waitingWords.of(useLanguage());
  const [isAsking, setAsking] = useState(false);
  const { offer } = entry;
  return (
    <Banner tone={offer ? "success" : "info"}>
      <p>{offer ? <OfferInWords offer={offer} /> : words.waitsElsewhere}</p>
      <div className="mt-2 flex flex-wrap items-center gap-x-4">
        {offer && (
          <LinkButton to={addressOfOffer(entry.id, offer)} data-analytics="waiting_take">
            {words.take}
          </LinkButton>
        )}
        <Button
          variant="quiet"
          className={offer ? "" : "-ms-6"}
          data-analytics="waiting_replace"
          loading={isReplacing}
          onClick={() => setAsking(true)}
        >
          {words.replace}
        </Button>
      </div>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={words.replaceTitle}
        actions={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {words.keep}
            </Button>
            <Button
              data-analytics="waiting_replace_confirmed"
              onClick={() => {
                setAsking(false);
                onReplace();
              }}
            >
              {words.replace}
            </Button>
          </>
        }
      >
        <p className="text-ink-soft">{words.replaceText}</p>
      </Dialog>
    </Banner>
  );
}
