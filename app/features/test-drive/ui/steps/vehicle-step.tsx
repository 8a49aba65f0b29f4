import { useState } from "react";
import { StepFrame } from "#app/features/scheduling/ui/steps/step-frame.tsx";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { TabList } from "#app/ui/navigation/tab-list.tsx";
import { findCars } from "../../rules/find-car.ts";
import { allTypes, chosenModel, type DriveModel } from "../drive-model.ts";
import { useDrivePage } from "../drive-page.ts";
import type { DriveStepProps } from "./drive-step.ts";
import { ModelCard } from "./model-card.tsx";
import { ModelSearch } from "./model-search.tsx";
import { useRequestedCar } from "./requested-car.ts";
import { UsedCarChoice } from "./used-car.tsx";

const panelId = "test-drive-models";

/** First step: which car. The models stand in the page's HTML; types and the search narrow them. */
export function VehicleStep({ state, send }: Omit<DriveStepProps, "free">) {
  const { texts, models, types, words } = useDrivePage();
  const [type, setType] = useState<string>(allTypes);
  const [search, setSearch] = useState("");
  const requested = useRequestedCar();
  const { car } = state.drive;
  const found = findCars(search, models);
  const shown = found.filter(
    (model) => model.isDrivable && (search !== "" || type === allTypes || model.types.includes(type)),
  );
  const namedId = car?.car ?? requested.awayId;
  const away = awayModel(models, { found, isSearched: search !== "", namedId });
  return (
    <StepFrame title={texts.vehicleTitle} hint={texts.vehicleHint} takesFocus={state.hasMoved}>
      <UsedCarChoice car={car} />
      <div className="mb-6 grid gap-4">
        <ModelSearch label={texts.searchLabel} value={search} onChange={setSearch} />
        <TabList
          label={texts.typesLabel}
          tabs={types}
          active={search === "" ? type : allTypes}
          onChoose={(id) => {
            setSearch("");
            setType(id);
          }}
          prefix="test-drive"
          panel={panelId}
        />
      </div>
      <p role="status" className="sr-only">
        {words.models(shown.length)}
      </p>
      {away && (
        <ModelAway
          model={away}
          onRequest={() => {
            send({ type: "car-chosen", car: chosenModel(away) });
            send({ type: "request-begun" });
          }}
        />
      )}
      {shown.length === 0 && !away && <p className="py-8 text-ink-soft">{texts.noneFoundText}</p>}
      <div id={panelId} role="tabpanel" aria-label={texts.typesLabel}>
        <fieldset className="min-w-0">
          <legend className="sr-only">{texts.vehicleTitle}</legend>
          <div className="grid gap-4 sm:grid-cols-2 md:gap-6 2xl:grid-cols-3">
            {shown.map((model, place) => (
              <ModelCard
                key={model.id}
                car={chosenModel(model)}
                description={model.description}
                value={model.id}
                chosen={model.id === car?.car}
                onPress={() => send({ type: "car-chosen", car: chosenModel(model) })}
                first={place < 2}
              />
            ))}
          </div>
        </fieldset>
      </div>
    </StepFrame>
  );
}

interface Looked {
  readonly found: readonly DriveModel[];
  readonly isSearched: boolean;
  readonly namedId: string | null;
}

/** A model that nobody can drive at the moment, and that was named: by the search, or by the address. */
function awayModel(
  models: readonly DriveModel[],
  { found, isSearched, namedId }: Looked,
): DriveModel | undefined {
  if (isSearched) return found.some(({ isDrivable }) => isDrivable) ? undefined : found[0];
  return models.find(({ id, isDrivable }) => id === namedId && !isDrivable);
}

/** Says that no car of a model is free, and takes a request instead. */
function ModelAway({ model, onRequest }: { model: DriveModel; onRequest: () => void }) {
  const { texts, noCar } = useDrivePage();
  return (
    <div className="mb-8">
      <EmptyState
        title={noCar?.title ?? ""}
        actions={<Button onClick={onRequest}>{texts.leaveRequestLabel}</Button>}
      >
        <span className="block text-lg text-ink">{model.name}</span>
        {noCar?.text}
      </EmptyState>
    </div>
  );
}
