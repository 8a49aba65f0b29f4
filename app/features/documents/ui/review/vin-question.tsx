import { useLanguage } from "#app/i18n/use-language.ts";
import { doubtfulLetters, normalVin, withoutLookalikes } from "#app/lib/validation/vin.ts";
import { Button } from "#app/ui/button.tsx";
import { Ltr } from "#app/ui/ltr.tsx";
import { MarkedLetters } from "#app/ui/marked-letters.tsx";
import { asRead, type ReviewField } from "./review-state.ts";
import { reviewWords } from "./review-words.ts";

interface VinQuestionProps {
  field: ReviewField;
  onTake: (vin: string) => void;
}

/** Asks about the letters I, O and Q, which no VIN has: those that were typed, and those that were read as digits. */
export function VinQuestion({ field, onTake }: VinQuestionProps) {
  const words = reviewWords.of(useLanguage());
  const typed = normalVin(field.value);
  const places = doubtfulLetters(typed).map(({ place }) => place);
  const letters = asRead(field);
  if (places.length > 0)
    return (
      <div className="text-sm">
        <p>{words.typedLetters}</p>
        <MarkedLetters text={withoutLookalikes(typed)} places={places} className="text-base" />
        <Answer label={words.takeVin} onPress={() => onTake(withoutLookalikes(typed))} />
      </div>
    );
  if (!field.isOpen || letters === undefined) return null;
  return (
    <div className="text-sm">
      <p>{words.readLetters}</p>
      <MarkedLetters text={field.value} places={letters.places} className="text-base" />
      <Answer label={words.takeLetters} onPress={() => onTake(letters.vin)}>
        {letters.vin}
      </Answer>
    </div>
  );
}

interface AnswerProps {
  label: string;
  children?: string;
  onPress: () => void;
}

function Answer({ label, children, onPress }: AnswerProps) {
  return (
    <div>
      <Button variant="quiet" data-analytics="take-vin" className="-ms-6" onClick={onPress}>
        {label} {children && <Ltr>{children}</Ltr>}
      </Button>
    </div>
  );
}
