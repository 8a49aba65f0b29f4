import { roomAddress } from "#app/features/documents/rules/room-address.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Button } from "#app/ui/button.tsx";
import { LocalLink } from "#app/ui/navigation/local-link.tsx";
import { Icon } from "#app/ui/picture/icon.tsx";
import { type CarOnCard, isVinOfCard } from "../../rules/registration-card.ts";
import { linkWords } from "../../words.ts";

interface CardChoiceProps {
  cards: readonly CarOnCard[];
  chosen: CarOnCard | undefined;
  /** As it stands in the form. */
  vin: string;
  onChoose: (card: CarOnCard) => void;
}

/** Fills the form from a registration card, and says whether the card goes with the request as it stands now. */
export function CardChoice({ cards, chosen, vin, onChoose }: CardChoiceProps) {
  const words = linkWords.of(useLanguage());
  const isSent = chosen !== undefined && isVinOfCard(vin, chosen);
  const open = cards.filter((card) => !isSent || card !== chosen);
  return (
    <div className="mb-6 grid justify-items-start gap-3 empty:hidden">
      {chosen !== undefined && (
        <p role="status" className={`flex items-start gap-2.5 ${isSent ? "text-success" : "text-ink-soft"}`}>
          <Icon name={isSent ? "check" : "info"} className="mt-1 size-4 shrink-0" />
          {isSent ? words.cardUsed : words.cardLeft}
        </p>
      )}
      {open.map((card) => (
        <Button
          key={card.documentId}
          variant="secondary"
          data-analytics="use-card"
          className="max-sm:w-full"
          onClick={() => onChoose(card)}
        >
          <Icon name="document" />
          {cards.length === 1 ? words.fromCard : words.fromCardOf(card.plate ?? card.vin)}
        </Button>
      ))}
    </div>
  );
}

/** Where there is no card to choose: the way to add one. */
export function AddCardLink() {
  const words = linkWords.of(useLanguage());
  return (
    <LocalLink
      to={roomAddress("vehicle-registration")}
      reloadDocument
      className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
    >
      {words.addCard}
    </LocalLink>
  );
}
