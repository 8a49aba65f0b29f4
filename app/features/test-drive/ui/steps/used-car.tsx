import { CardSkeletons } from "#app/features/scheduling/ui/steps/card-skeletons.tsx";
import { Banner } from "#app/ui/banner.tsx";
import { Icon } from "#app/ui/picture/icon.tsx";
import type { ChosenCar } from "../../wizard/drive-state.ts";
import { useDrivePage } from "../drive-page.ts";
import { CarPicture } from "./model-card.tsx";
import { useRequestedCar } from "./requested-car.ts";

/** The one used car that the address names, as it stands there; one that is gone says so, above the models. */
export function UsedCarChoice({ car }: { car: ChosenCar | null }) {
  const { texts } = useDrivePage();
  const { used } = useRequestedCar();
  if (used === "loading") return <CardSkeletons count={1} shape="place" />;
  if (used === "gone")
    return (
      <Banner tone="warning" title={texts.usedCarGoneTitle} className="mb-8">
        {texts.usedCarGoneText}
      </Banner>
    );
  if (car?.vehicleNo == null) return null;
  return (
    <section aria-label={texts.usedCarTitle} className="mb-10">
      <h3 className="mb-3 text-sm text-ink-soft">{texts.usedCarTitle}</h3>
      <div className="grid overflow-hidden rounded-lg border border-accent bg-accent-soft ring-1 ring-accent sm:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <CarPicture car={car} sizes="(width < 480px) 92vw, 360px" className="rounded-none" />
        <div className="flex items-start gap-3 p-5">
          <div className="grow">
            <p className="text-subheading">{car.name}</p>
            <p className="text-ink-soft">{car.detail}</p>
            <p className="mt-3 text-sm text-ink-soft">{texts.usedCarText}</p>
          </div>
          <Icon name="check" className="size-6 shrink-0 text-accent" />
        </div>
      </div>
    </section>
  );
}
