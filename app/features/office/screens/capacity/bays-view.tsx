import { useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { officeNow } from "../../browser/office-clock.ts";
import { useSession } from "../../ui/frame/session-context.ts";
import { Button } from "../../ui/kit/button.tsx";
import { Pill } from "../../ui/kit/pill.tsx";
import { Message } from "../../ui/kit/states.tsx";
import { BayDialog } from "./bay-dialog.tsx";
import { ClosureDialog } from "./closure-dialog.tsx";
import { ClosureLine } from "./closure-line.tsx";
import type { Bay, Capacity, Closure } from "./shown-capacity.ts";
import { capacityWords } from "./words.ts";

/** The bays of a center: their names, who works there, and when they take no cars. */
export function BaysView({ center, capacity }: { center: string; capacity: Capacity }) {
  const words = capacityWords.of(useLanguage());
  const [described, setDescribed] = useState<Bay>();
  const [closing, setClosing] = useState<{ readonly bay: number; readonly closure?: Closure }>();
  if (capacity.bays.length === 0) return <Message title={words.noBays} />;
  return (
    <>
      <ul className="divide-y divide-line">
        {capacity.bays.map((bay) => (
          <li key={bay.bay} className="px-4 py-3 lg:px-6">
            <BayRow
              center={center}
              capacity={capacity}
              bay={bay}
              onDescribe={() => setDescribed(bay)}
              onClosure={(closure) => setClosing({ bay: bay.bay, ...(closure && { closure }) })}
            />
          </li>
        ))}
      </ul>
      <BayDialog center={center} bay={described} onClose={() => setDescribed(undefined)} />
      <ClosureDialog
        center={center}
        capacity={capacity}
        bay={closing?.bay}
        closure={closing?.closure}
        open={closing !== undefined}
        onClose={() => setClosing(undefined)}
      />
    </>
  );
}

interface BayRowProps {
  center: string;
  capacity: Capacity;
  bay: Bay;
  onDescribe: () => void;
  onClosure: (closure?: Closure) => void;
}

function BayRow({ center, capacity, bay, onDescribe, onClosure }: BayRowProps) {
  const words = capacityWords.of(useLanguage());
  const { may } = useSession();
  const closures = capacity.closures.filter((one) => one.bay === bay.bay);
  const now = officeNow().toISOString();
  const isClosed = closures.some(({ from, to }) => from <= now && now < to);
  return (
    <div className="grid gap-2">
      <div className="grid grid-cols-2 items-center gap-x-4 gap-y-1 sm:grid-cols-[10rem_12rem_minmax(0,1fr)_auto]">
        <span>
          <bdi>{bay.name}</bdi>
        </span>
        <span className="text-sm text-ink-soft">{words[bay.group]}</span>
        <span className="flex flex-wrap gap-x-4 text-sm">
          <Pill tone={isClosed ? "warning" : "success"}>{isClosed ? words["out-of-use"] : words.works}</Pill>
          {bay.technicianName && <bdi className="text-ink-soft">{bay.technicianName}</bdi>}
        </span>
        {capacity.isPlannedHere && may("capacity.bay", center) && (
          <span className="col-span-2 flex flex-wrap gap-1 sm:col-span-1 sm:justify-end">
            <Button look="quiet" onPress={onDescribe}>
              {words.describe}
            </Button>
            <Button onPress={() => onClosure()}>{words.takeOut}</Button>
          </span>
        )}
      </div>
      {closures.map((closure) => (
        <ClosureLine
          key={closure.id}
          center={center}
          capacity={capacity}
          closure={closure}
          onChange={onClosure}
        />
      ))}
    </div>
  );
}
