import { Suspense } from "react";
import { Riyals } from "#app/features/finance/ui/riyals.tsx";
import { FloatingAction } from "#app/ui/overlay/floating-action.tsx";
import { ModelSections, type ModelView } from "./model-sections.tsx";

interface ModelStoryProps {
  model: ModelView;
  name: string;
  heroShowsCar: boolean;
  /** The price of the first trim; absent: prices are not shown. */
  from: number | undefined;
}

/** What follows the hero of a model's page, and its one action within reach. */
export function ModelStory({ model, name, heroShowsCar, from }: ModelStoryProps) {
  const { labels, testDrive } = model;
  return (
    <>
      <ModelSections model={model} heroShowsCar={heroShowsCar} />
      <Suspense>
        <FloatingAction to={testDrive.url} label={testDrive.label} awayAt={["T1", "calculator", "T20"]}>
          {from !== undefined && (
            <p className="text-sm leading-tight">
              <span className="block truncate">{name}</span>
              {labels.from} <Riyals sum={from} currency={labels.currency} asterisk />
            </p>
          )}
        </FloatingAction>
      </Suspense>
    </>
  );
}
