import { useLanguage } from "#app/i18n/use-language.ts";
import { doubtfulLetters, withoutLookalikes } from "#app/lib/validation/vin.ts";
import { Banner } from "#app/ui/banner.tsx";
import { Button } from "#app/ui/button.tsx";
import { MarkedLetters } from "#app/ui/marked-letters.tsx";
import { linkWords } from "../../words.ts";

interface VinDoubtsProps {
  /** A whole VIN, with letters that no vehicle has. */
  vin: string;
  onReplace: (vin: string) => void;
  onConfirm: () => void;
}

/** Asks about the letters I, O and Q of a VIN: it shows the digits in their places, and leaves the decision to the customer. */
export function VinDoubts({ vin, onReplace, onConfirm }: VinDoubtsProps) {
  const words = linkWords.of(useLanguage());
  const clear = withoutLookalikes(vin);
  const places = doubtfulLetters(vin).map(({ place }) => place);
  return (
    <Banner tone="warning" title={words.doubtTitle} className="mb-4">
      <p>{words.doubt}</p>
      <p className="mt-2 text-lg">
        <MarkedLetters text={clear} places={places} />
      </p>
      <div className="mt-3 mb-1 flex flex-wrap gap-3">
        <Button variant="secondary" data-analytics="replace-letters" onClick={() => onReplace(clear)}>
          {words.doubtYes}
        </Button>
        <Button variant="quiet" data-analytics="confirm-letters" onClick={onConfirm}>
          {words.doubtNo}
        </Button>
      </div>
    </Banner>
  );
}
