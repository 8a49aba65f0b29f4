import { useQuery } from "@tanstack/react-query";
import { reasonWords, typeWords } from "#app/features/documents/document-words.ts";
import { promisedDate } from "#app/i18n/dates/promised-day.ts";
import type { Language } from "#app/i18n/language.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { officeQuery } from "../../browser/office-queries.ts";
import { listCustomerDocumentsCall } from "../../calls/customer-calls.ts";
import { useSession } from "../../ui/frame/session-context.ts";
import { Button } from "../../ui/kit/button.tsx";
import { Pill, type Tone } from "../../ui/kit/pill.tsx";
import { PageSection } from "../../ui/kit/section.tsx";
import { Loaded, RowsSkeleton } from "../../ui/kit/states.tsx";
import { answerWords } from "./answer-words.ts";
import { dayOf, Line, Lines, None } from "./lines.tsx";
import type { DocumentLine } from "./shapes.ts";
import { customerWords } from "./words.ts";

/** Their documents; what stands on one is seen by opening it, which is written down. */
export function Documents({ customerId, onOpen }: { customerId: string; onOpen: (id: string) => void }) {
  const language = useLanguage();
  const [words, answers, types] = [
    customerWords.of(language),
    answerWords.of(language),
    typeWords.of(language),
  ];
  const { may } = useSession();
  const query = useQuery(
    officeQuery(listCustomerDocumentsCall, { params: { id: customerId } }, { language, topics: ["people"] }),
  );
  return (
    <PageSection title={answers.documents} count={query.data?.documents.length}>
      <Loaded query={query} skeleton={<RowsSkeleton rows={1} />}>
        {({ documents }) =>
          documents.length === 0 ? (
            <None>{words.none}</None>
          ) : (
            <Lines>
              {documents.toSorted(waitingFirst).map((document) => (
                <Line
                  key={document.id}
                  end={
                    <>
                      <DocumentState document={document} />
                      {may("document.answer") && (
                        <Button onPress={() => onOpen(document.id)}>
                          {document.isWaiting ? answers.answer : answers.open}
                        </Button>
                      )}
                    </>
                  }
                >
                  <span>{types[document.type]}</span>
                  <span className="text-ink-soft">{aboutDocument(document, language)}</span>
                  <AnsweredBy document={document} />
                </Line>
              ))}
            </Lines>
          )
        }
      </Loaded>
    </PageSection>
  );
}

function waitingFirst(one: DocumentLine, other: DocumentLine): number {
  return Number(other.isWaiting) - Number(one.isWaiting);
}

/** Until when it is valid, and why it was rejected. */
function aboutDocument({ expiry, rejection, isReplaced }: DocumentLine, language: Language): string {
  const words = answerWords.of(language);
  const why = rejection && (rejection.text ?? reasonWords.of(language)[rejection.reason]);
  return [why, expiry && words.validUntil(promisedDate(expiry, language)), isReplaced && words.replaced]
    .filter(Boolean)
    .join(" · ");
}

/** Who answered it in the office, and when. */
export function AnsweredBy({ document: { answeredBy, decidedAt } }: { document: DocumentLine }) {
  const language = useLanguage();
  const words = answerWords.of(language);
  if (answeredBy === null || decidedAt === null) return null;
  return (
    <span className="text-sm text-ink-soft">
      {words.answered}: <bdi>{answeredBy}</bdi> · {dayOf(decidedAt, language)}
    </span>
  );
}

const tones: Readonly<Record<DocumentLine["state"], Tone>> = {
  uploaded: "neutral",
  scanning: "neutral",
  processed: "neutral",
  accepted: "success",
  rejected: "neutral",
  expired: "danger",
};

export function DocumentState({ document }: { document: DocumentLine }) {
  const words = answerWords.of(useLanguage());
  const { state, isWaiting, isReplaced, expiryState } = document;
  if (isWaiting) return <Pill tone="warning">{words.waiting}</Pill>;
  if (isReplaced) return <Pill tone="neutral">{words[state === "processed" ? "replaced" : state]}</Pill>;
  if (state === "accepted" && expiryState === "expiring") return <Pill tone="warning">{words.expiring}</Pill>;
  return <Pill tone={tones[state]}>{words[state === "processed" ? "unconfirmed" : state]}</Pill>;
}
