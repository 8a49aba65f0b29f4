import { useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import type { WaitingEntry } from "../calls.ts";
import { EntryBanner } from "./entry-banner.tsx";
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
  return (
    <>
      <EntryBanner
        entry={entry}
        waiting={words.waitsElsewhere}
        action={(className) => (
          <Button
            variant="quiet"
            className={className}
            data-analytics="waiting_replace"
            loading={isReplacing}
            onClick={() => setAsking(true)}
          >
            {words.replace}
          </Button>
        )}
      />
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
    </>
  );
}
