import { type ReactNode, useState } from "react";
import { timeAt } from "#app/i18n/dates/clock.ts";
import { dayIn, dayInBrief } from "#app/i18n/dates/dates.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { MapOnRequest } from "#app/ui/map/map-on-request.tsx";
import type { Offer } from "../../calls.ts";
import type { ChosenPlace } from "../../wizard/chosen.ts";
import { ChoiceCard, ChoiceMark } from "../steps/choice-card.tsx";
import { Distance } from "./distance.tsx";
import { placeWords } from "./words.ts";

interface PlaceChoiceProps<P extends ChosenPlace> {
  places: readonly P[];
  chosenId: string | null;
  /** The name of the group. */
  legend: string;
  /** The first free time of each place; undefined while it is being looked for. */
  offers: readonly Offer[] | undefined;
  onChoose: (place: P) => void;
  /** What stands at a place: phrasing content, within its card. */
  at?: (place: P) => ReactNode;
}

/** One of several places. The list is what counts; the map shows the same places. */
export function PlaceChoice<P extends ChosenPlace>(props: PlaceChoiceProps<P>) {
  const { places, chosenId, legend, offers, onChoose, at } = props;
  const [shown, setShown] = useState<"list" | "map">("list");
  const chooseById = (id: string) => {
    const place = places.find((candidate) => candidate.id === id);
    if (place) onChoose(place);
  };
  return (
    <>
      <ListOrMap shown={shown} onShow={setShown} />
      <div className="grid gap-6 md:grid-cols-2">
        <fieldset className={`min-w-0 ${shown === "list" ? "" : "max-md:hidden"}`}>
          <legend className="sr-only">{legend}</legend>
          <div className="grid gap-3">
            {places.map((place) => (
              <ChoiceCard
                key={place.id}
                kind="radio"
                group="center"
                value={place.id}
                chosen={place.id === chosenId}
                onPress={() => onChoose(place)}
              >
                <span className="flex w-full items-start gap-3 p-4">
                  <ChoiceMark kind="radio" chosen={place.id === chosenId} />
                  <span className="min-w-0 grow">
                    <span className="block font-medium">{place.title}</span>
                    <span className="block text-sm text-ink-soft">{place.address}</span>
                    {at?.(place)}
                    <FirstFree place={place} offers={offers} />
                  </span>
                </span>
              </ChoiceCard>
            ))}
          </div>
        </fieldset>
        <MapOnRequest
          places={places}
          chosenId={chosenId}
          onChoose={chooseById}
          wanted={shown === "map"}
          className={`h-[60svh] min-h-80 md:sticky md:top-28 md:h-[min(70svh,40rem)] ${shown === "map" ? "" : "max-md:hidden"}`}
        />
      </div>
    </>
  );
}

/** A place's first free time, and how far it is from a customer who said where they are. A line high from the start. */
function FirstFree({ place, offers }: { place: ChosenPlace; offers: readonly Offer[] | undefined }) {
  const language = useLanguage();
  const words = placeWords.of(language);
  const first = offers?.find(({ centerId }) => centerId === place.id);
  return (
    <span className="mt-1 block min-h-5 text-sm">
      {first && (
        <>
          {words.firstFree} {dayInBrief(dayIn(first.startTime, place.timeZone), language)}{" "}
          <bdi className="tabular">{timeAt(first.startTime, place.timeZone, language)}</bdi>
        </>
      )}
      {offers && !first && words.noneHere}
      <Distance to={place} className="block text-ink-soft" />
    </span>
  );
}

/** On a phone there is room for one of the two. */
function ListOrMap({ shown, onShow }: { shown: "list" | "map"; onShow: (what: "list" | "map") => void }) {
  const words = placeWords.of(useLanguage());
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
