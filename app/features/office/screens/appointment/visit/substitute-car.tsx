import { dateInWords } from "#app/i18n/dates/dates.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useDeed } from "../../../browser/office-queries.ts";
import { offerSubstituteCarCall } from "../../../calls/visit-calls.ts";
import { Button } from "../../../ui/kit/button.tsx";
import { momentInBrief } from "../../../ui/kit/moments.ts";
import type { ShownVisit } from "../shown.ts";
import { Part } from "./part.tsx";
import { visitWords } from "./words.ts";

interface SubstituteProps {
  id: string;
  visit: ShownVisit;
  mayOffer: boolean;
}

/** The clock of a warranty job: after so many days its customer may have another car. */
export function SubstituteCar({ id, visit, mayOffer }: SubstituteProps) {
  const language = useLanguage();
  const words = visitWords.of(language);
  const offer = useDeed(offerSubstituteCarCall);
  const clock = visit.substituteCar;
  if (clock === null) return null;
  const { daysUsed, daysAllowed, hasRight, isNear, offeredAt } = clock;
  const right = dateInWords(clock.rightFrom, language);
  const isUrgent = offeredAt === null && (hasRight || isNear);
  const share = Math.min(1, daysUsed / daysAllowed);
  return (
    <Part
      title={words.substitute}
      action={
        mayOffer && offeredAt === null && visit.endedAt === null ? (
          <Button
            look={hasRight ? "plain" : "quiet"}
            busy={offer.isPending}
            onPress={() => offer.mutate({ params: { id }, body: { version: visit.version } })}
          >
            {words.offered}
          </Button>
        ) : undefined
      }
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="tabular">{words.daysUsed(Math.min(daysUsed, 999), daysAllowed)}</span>
        <span aria-hidden="true" className="h-1.5 w-40 overflow-hidden rounded-full bg-sand-100">
          <span
            className={`block h-full ${hasRight ? "bg-danger" : isNear ? "bg-warning" : "bg-accent"}`}
            style={{ inlineSize: `${share * 100}%` }}
          />
        </span>
      </div>
      <p className={`text-sm ${isUrgent && hasRight ? "text-danger" : "text-ink-soft"}`}>
        {hasRight ? words.hasRight(right) : isNear ? words.rightNear(right) : words.rightFrom(right)}
        {offeredAt !== null && ` · ${words.wasOffered(momentInBrief(offeredAt, language))}`}
      </p>
    </Part>
  );
}
