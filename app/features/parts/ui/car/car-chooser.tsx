import { useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { TabList } from "#app/ui/navigation/tab-list.tsx";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import { ModelEntry } from "./model-entry.tsx";
import { OwnCars } from "./own-cars.tsx";
import type { StoredCar } from "./stored-car.ts";
import { VinEntry } from "./vin-entry.tsx";
import { carWords } from "./words.ts";

interface CarChooserProps {
  open: boolean;
  onClose: () => void;
  /** Shows the customer's own vehicles first. */
  isSignedIn: boolean;
  /** Opens with the scanner. */
  scans?: boolean;
  onChoose: (car: StoredCar) => void;
}

const prefix = "parts-car";
const panel = `${prefix}-panel`;

/** Three ways to say which car it is: from the garage, by its VIN, by its model. */
export function CarChooser({ open, onClose, isSignedIn, scans = false, onChoose }: CarChooserProps) {
  const words = carWords.of(useLanguage());
  return (
    <Dialog open={open} onClose={onClose} title={words.title} size="page">
      <p className="text-ink-soft">{words.lead}</p>
      {open && <Ways isSignedIn={isSignedIn} scans={scans} onChoose={onChoose} />}
    </Dialog>
  );
}

function Ways({ isSignedIn, scans, onChoose }: Pick<CarChooserProps, "isSignedIn" | "scans" | "onChoose">) {
  const words = carWords.of(useLanguage());
  const tabs = [
    ...(isSignedIn ? [{ id: "own", label: words.own }] : []),
    { id: "vin", label: words.byVin },
    { id: "model", label: words.byModel },
  ];
  const [active, setActive] = useState(scans || !isSignedIn ? "vin" : "own");
  return (
    <div className="mt-6 min-h-72">
      <TabList
        label={words.title}
        tabs={tabs}
        active={active}
        onChoose={setActive}
        prefix={prefix}
        panel={panel}
      />
      <div role="tabpanel" id={panel} aria-labelledby={`${prefix}-tab-${active}`} className="pt-6">
        {active === "own" && <OwnCars onChoose={onChoose} />}
        {active === "vin" && <VinEntry onChoose={onChoose} scans={scans ?? false} />}
        {active === "model" && <ModelEntry onChoose={onChoose} />}
      </div>
    </div>
  );
}
