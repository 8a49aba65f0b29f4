import { ChoiceCard, ChoiceMark } from "#app/features/scheduling/ui/steps/choice-card.tsx";
import type { OfferedShowroom } from "../../wizard/drive-reducer.ts";
import type { DriveState, PreferredCar as Preferred } from "../../wizard/drive-state.ts";
import type { SendEvent } from "../../wizard/machine/wizard-state.ts";
import { useDrivePage } from "../drive-page.ts";

interface PreferredCarProps {
  drive: DriveState;
  showrooms: readonly OfferedShowroom[];
  send: SendEvent;
}

/** Which of several cars at the chosen showroom; any of them, where it does not matter. */
export function PreferredCar({ drive, showrooms, send }: PreferredCarProps) {
  const { texts } = useDrivePage();
  const cars = showrooms.find(({ id }) => id === drive.showroom?.id)?.cars ?? [];
  if (cars.length < 2) return null;
  const choose = (preferred: Preferred | null) => send({ type: "preferred-chosen", preferred });
  const choices: readonly (Preferred | null)[] = [null, ...cars];
  return (
    <section aria-labelledby="preferred-car" className="mt-10">
      <h3 id="preferred-car" className="text-subheading">
        {texts.preferenceTitle}
      </h3>
      <p className="mt-1 text-sm text-ink-soft">{texts.preferenceHint}</p>
      <fieldset className="mt-4 min-w-0">
        <legend className="sr-only">{texts.preferenceTitle}</legend>
        <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
          {choices.map((car) => {
            const chosen = drive.preferred?.id === car?.id;
            return (
              <ChoiceCard
                key={car?.id ?? "any"}
                kind="radio"
                group="preferred-car"
                value={car?.id ?? ""}
                chosen={chosen}
                onPress={() => choose(car)}
              >
                <span className="flex w-full items-start gap-3 p-4">
                  <ChoiceMark kind="radio" chosen={chosen} />
                  <span className="min-w-0 grow">
                    <span className="block">{car?.trim ?? texts.anyCarLabel}</span>
                    <span className="block text-sm text-ink-soft">{car?.color ?? texts.anyCarHint}</span>
                  </span>
                </span>
              </ChoiceCard>
            );
          })}
        </div>
      </fieldset>
    </section>
  );
}
