import { Link } from "react-router";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Ltr } from "#app/ui/ltr.tsx";
import { useSession } from "../../../ui/frame/session-context.ts";
import { Button } from "../../../ui/kit/button.tsx";
import { answerWords } from "../answer-words.ts";
import { Fact } from "../contact.tsx";
import { dayOf } from "../lines.tsx";
import type { CarLink } from "../shapes.ts";

interface LinkFactsProps {
  link: CarLink;
  customerId: string;
  onCard: (documentId: string) => void;
}

/** What was sent with a request, and what is on record for its VIN. */
export function LinkFacts({ link, customerId, onCard }: LinkFactsProps) {
  const language = useLanguage();
  const words = answerWords.of(language);
  const { may } = useSession();
  const { vin, plate, note, sentAt, documentId, vehicle, reason, answerNote, answeredBy, state, changedAt } =
    link;
  return (
    <dl className="grid gap-3 text-sm sm:grid-cols-2">
      <Fact name={words.vin}>
        <Ltr className="tabular text-base">{vin}</Ltr>
      </Fact>
      <Fact name={words.sent}>
        {dayOf(sentAt, language)} · <Ltr className="whitespace-nowrap">{link.reference}</Ltr>
      </Fact>
      {plate && (
        <Fact name={words.plate}>
          <Ltr className="tabular">{plate}</Ltr>
        </Fact>
      )}
      <Fact name={words.card}>
        {documentId === null ? (
          words.noCard
        ) : may("document.answer") ? (
          <Button onPress={() => onCard(documentId)}>{words.openCard}</Button>
        ) : (
          words.card
        )}
      </Fact>
      {vehicle && (
        <>
          <Fact name={words.onRecord}>
            {vehicle.model} <span className="tabular">{vehicle.modelYear}</span> ·{" "}
            <Ltr className="tabular">{vehicle.plate}</Ltr>
          </Fact>
          <Fact name={words.owner}>
            {vehicle.ownerId === customerId ? (
              words.ofCustomer
            ) : (
              <Link
                to={`/people/${vehicle.ownerId}`}
                className="text-accent underline-offset-4 hover:underline"
              >
                {vehicle.owner?.name ?? words.nobody}
              </Link>
            )}
          </Fact>
        </>
      )}
      {note && (
        <Fact name={words.customerNote}>
          <span dir="auto" className="whitespace-pre-line">
            {note}
          </span>
        </Fact>
      )}
      {state !== "waiting" && (
        <Fact name={words[state]}>
          {[dayOf(changedAt, language), answeredBy, reason && words[reason]].filter(Boolean).join(" · ")}
        </Fact>
      )}
      {answerNote && (
        <Fact name={words.staffNote}>
          <span dir="auto">{answerNote}</span>
        </Fact>
      )}
    </dl>
  );
}
