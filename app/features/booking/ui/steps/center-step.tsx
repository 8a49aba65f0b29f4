import { lazy, Suspense, useEffect, useState } from "react";
import type { Offer } from "#app/features/scheduling/calls.ts";
import { Distance } from "#app/features/scheduling/ui/places/distance.tsx";
import { CardSkeletons } from "#app/features/scheduling/ui/steps/card-skeletons.tsx";
import { ChoiceCard, ChoiceMark } from "#app/features/scheduling/ui/steps/choice-card.tsx";
import { StepFrame } from "#app/features/scheduling/ui/steps/step-frame.tsx";
import { StepLoadError } from "#app/features/scheduling/ui/steps/step-load-error.tsx";
import type { ChosenPlace } from "#app/features/scheduling/wizard/chosen.ts";
import { timeAt } from "#app/i18n/dates/clock.ts";
import { dayIn, dayInBrief } from "#app/i18n/dates/dates.ts";
import { Skeleton } from "#app/ui/loading/skeleton.tsx";
import { MapOnRequest } from "#app/ui/map/map-on-request.tsx";
import { useBookingPage } from "../booking-page.ts";
import { useServiceCenters } from "../booking-queries.ts";
import { useEarliest } from "../earliest/use-earliest.ts";
import { earliestWords } from "../earliest/words.ts";
import type { BookingStepProps } from "./booking-step.ts";

// Loaded with this step only.
const loadEarliest = async () => ({ default: (await import("../earliest/earliest.tsx")).Earliest });
const Earliest = lazy(loadEarliest);

/** Third step: where. The list is what counts; the map shows the same centers. */
export function CenterStep({ booking, send, takesFocus }: BookingStepProps) {
  const { texts } = useBookingPage();
  const centers = useServiceCenters(booking);
  const earliest = useEarliest(booking, centers.data ?? []);
  useEffect(() => {
    if (centers.data) send({ type: "centers-offered", centers: centers.data });
  }, [centers.data, send]);
  return (
    <StepFrame title={texts.centerTitle} hint={texts.centerHint} takesFocus={takesFocus}>
      {centers.isPending && <CardSkeletons count={4} shape="place" />}
      {centers.isError && (
        <StepLoadError texts={texts} error={centers.error} onRetry={() => void centers.refetch()} />
      )}
      {centers.data?.length === 0 && <p className="text-ink-soft">{texts.noCentersText}</p>}
      {centers.data && centers.data.length > 0 && (
        <>
          {/* Without an answer the list below is the whole step. */}
          {!earliest.isError && (
            // As high as what comes, so that the list below stays where it is; a sentence that nothing is free needs no room.
            <div
              className={`mb-8 md:mb-10 ${earliest.data?.offers.length === 0 ? "" : "min-h-125 sm:min-h-111"}`}
            >
              <Suspense fallback={<Skeleton className="h-125 w-full rounded-lg sm:h-111" />}>
                <Earliest booking={booking} send={send} centers={centers.data} found={earliest.data} />
              </Suspense>
            </div>
          )}
          <CenterChoice
            centers={centers.data}
            chosenId={booking.center?.id ?? null}
            offers={earliest.data?.offers}
            onChoose={(center) => send({ type: "center-chosen", center })}
          />
        </>
      )}
    </StepFrame>
  );
}

interface CenterChoiceProps {
  centers: readonly ChosenPlace[];
  chosenId: string | null;
  /** The first free time of each center; undefined while it is being looked for. */
  offers: readonly Offer[] | undefined;
  onChoose: (center: ChosenPlace) => void;
}

function CenterChoice({ centers, chosenId, offers, onChoose }: CenterChoiceProps) {
  const { texts } = useBookingPage();
  const [shown, setShown] = useState<"list" | "map">("list");
  const chooseById = (id: string) => {
    const center = centers.find((candidate) => candidate.id === id);
    if (center) onChoose(center);
  };
  return (
    <>
      <ListOrMap shown={shown} onShow={setShown} />
      <div className="grid gap-6 md:grid-cols-2">
        <fieldset className={`min-w-0 ${shown === "list" ? "" : "max-md:hidden"}`}>
          <legend className="sr-only">{texts.centerTitle}</legend>
          <div className="grid gap-3">
            {centers.map((center) => (
              <ChoiceCard
                key={center.id}
                kind="radio"
                group="center"
                value={center.id}
                chosen={center.id === chosenId}
                onPress={() => onChoose(center)}
              >
                <span className="flex w-full items-start gap-3 p-4">
                  <ChoiceMark kind="radio" chosen={center.id === chosenId} />
                  <span className="min-w-0 grow">
                    <span className="block font-medium">{center.title}</span>
                    <span className="block text-sm text-ink-soft">{center.address}</span>
                    <FirstFree center={center} offers={offers} />
                  </span>
                </span>
              </ChoiceCard>
            ))}
          </div>
        </fieldset>
        <MapOnRequest
          places={centers}
          chosenId={chosenId}
          onChoose={chooseById}
          wanted={shown === "map"}
          className={`h-[60svh] min-h-80 md:sticky md:top-28 md:h-[min(70svh,40rem)] ${shown === "map" ? "" : "max-md:hidden"}`}
        />
      </div>
    </>
  );
}

/** A center's first free time, and how far it is from a customer who said where they are. A line high from the start. */
function FirstFree({ center, offers }: { center: ChosenPlace; offers: readonly Offer[] | undefined }) {
  const { language } = useBookingPage();
  const words = earliestWords.of(language);
  const first = offers?.find(({ centerId }) => centerId === center.id);
  return (
    <span className="mt-1 block min-h-5 text-sm">
      {first && (
        <>
          {words.firstFree} {dayInBrief(dayIn(first.startTime, center.timeZone), language)}{" "}
          <bdi className="tabular">{timeAt(first.startTime, center.timeZone, language)}</bdi>
        </>
      )}
      {offers && !first && words.noneHere}
      <Distance to={center} className="block text-ink-soft" />
    </span>
  );
}

/** On a phone there is room for one of the two. */
function ListOrMap({ shown, onShow }: { shown: "list" | "map"; onShow: (what: "list" | "map") => void }) {
  const { words } = useBookingPage();
  return (
    <div className="mb-4 grid grid-cols-2 rounded border border-line-strong p-0.5 md:hidden">
      {(["list", "map"] as const).map((what) => (
        <button
          key={what}
          type="button"
          aria-pressed={shown === what}
          onClick={() => onShow(what)}
          className={`min-h-11 rounded-sm font-medium ${shown === what ? "bg-ink text-white" : ""}`}
        >
          {words[what]}
        </button>
      ))}
    </div>
  );
}
