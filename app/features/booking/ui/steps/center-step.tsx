import { useEffect, useState } from "react";
import { PlaceMap } from "#app/ui/map/place-map.tsx";
import type { ChosenCenter } from "../../wizard/booking-state.ts";
import { useBookingPage } from "../booking-page.ts";
import { useServiceCenters } from "../booking-queries.ts";
import { LoadError } from "../load-error.tsx";
import { CardSkeletons } from "../skeletons.tsx";
import type { BookingStepProps } from "./booking-step.ts";
import { ChoiceCard, ChoiceMark } from "./choice-card.tsx";
import { StepFrame } from "./step-frame.tsx";

/** Third question: where. The list is what counts; the map shows the same centres. */
export function CenterStep({ state, dispatch, takesFocus }: BookingStepProps) {
  const { texts } = useBookingPage();
  const centers = useServiceCenters(state);
  useEffect(() => {
    if (centers.data) dispatch({ type: "centers-offered", centers: centers.data });
  }, [centers.data, dispatch]);
  return (
    <StepFrame title={texts.centerTitle} hint={texts.centerHint} takesFocus={takesFocus}>
      {centers.isPending && <CardSkeletons count={4} shape="center" />}
      {centers.isError && <LoadError error={centers.error} onRetry={() => void centers.refetch()} />}
      {centers.data?.length === 0 && <p className="text-ink-soft">{texts.noCentersText}</p>}
      {centers.data && centers.data.length > 0 && (
        <CenterChoice
          centers={centers.data}
          chosenId={state.center?.id ?? null}
          onChoose={(center) => dispatch({ type: "center-chosen", center })}
        />
      )}
    </StepFrame>
  );
}

interface CenterChoiceProps {
  centers: readonly ChosenCenter[];
  chosenId: string | null;
  onChoose: (center: ChosenCenter) => void;
}

function CenterChoice({ centers, chosenId, onChoose }: CenterChoiceProps) {
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
                  <span>
                    <span className="block font-medium">{center.title}</span>
                    <span className="block text-sm text-ink-soft">{center.address}</span>
                  </span>
                </span>
              </ChoiceCard>
            ))}
          </div>
        </fieldset>
        <PlaceMap
          places={centers}
          chosenId={chosenId}
          onChoose={chooseById}
          className={`h-[60svh] min-h-80 md:sticky md:top-28 md:h-[min(70svh,40rem)] ${shown === "map" ? "" : "max-md:hidden"}`}
        />
      </div>
    </>
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
