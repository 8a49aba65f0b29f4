import { StatusBadge } from "#app/features/booking/ui/status/status-badge.tsx";
import type { VehicleDetails } from "#app/features/garage/calls.ts";
import { dateInWords, groupedNumber } from "#app/i18n/dates/dates.ts";
import { promisedDate } from "#app/i18n/dates/promised-day.ts";
import { useCustomerAccess } from "#app/platform/api/customer-queries.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { CoverBar } from "../cover-bar.tsx";
import { type Cover, coversOf, inOrderOfEnd, runtimeInWords, timeLeftInWords } from "../warranty-cover.ts";
import { useVehiclePage } from "./vehicle-page.ts";

/** Every warranty of the vehicle with what is left of it, in time and in distance. */
export function VehicleWarranties({ vehicle }: { vehicle: VehicleDetails }) {
  const { texts } = useVehiclePage();
  const { serverNow } = useCustomerAccess();
  if (vehicle.warranties.length === 0)
    return <p className="border-y border-line py-6 text-ink-soft">{texts.warrantiesEmptyText}</p>;
  return (
    <ul className="grid gap-x-12 gap-y-4 md:grid-cols-2">
      {inOrderOfEnd(coversOf(vehicle, serverNow())).map((cover) => (
        <Warranty key={cover.warranty.warrantyType} cover={cover} />
      ))}
    </ul>
  );
}

function Warranty({ cover }: { cover: Cover }) {
  const { words } = useVehiclePage();
  const { warranty, isSoonOver } = cover;
  const isActive = warranty.warrantyStatus === "active";
  return (
    <li className="border-t border-line py-6">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h3 className="text-lg font-medium">
          {words[warranty.warrantyType]}
          <Runtime months={warranty.warrantyRuntime} />
        </h3>
        {isSoonOver ? (
          <Badge tone="warning">{words.endsSoon}</Badge>
        ) : (
          <StatusBadge status={warranty.warrantyStatus} />
        )}
      </div>
      {isActive ? <Left cover={cover} /> : <Ended cover={cover} />}
    </li>
  );
}

/** How long it was given for, in years and the months beyond them. */
function Runtime({ months }: { months: number }) {
  const { language } = useVehiclePage();
  return <span className="ms-2 text-base font-normal text-ink-soft">{runtimeInWords(months, language)}</span>;
}

function Left({ cover }: { cover: Cover }) {
  const { texts, words, language } = useVehiclePage();
  const { time, timeShare, km, kmShare, isSoonOver, lastDay, warranty } = cover;
  const inKm = (distance: number) => `${groupedNumber(distance, language)} ${words.kilometres}`;
  return (
    <div className="mt-4 grid gap-4">
      <div>
        <CoverBar
          label={texts.timeLabel}
          left={time ? timeLeftInWords(time, language) : ""}
          share={timeShare}
          isSoonOver={isSoonOver}
        />
        <p className="mt-1 text-sm text-ink-soft">
          {texts.untilLabel.replace("{date}", promisedDate(lastDay, language))}
        </p>
      </div>
      {km === null ? (
        <p className="text-sm text-ink-soft">{texts.unlimitedLabel}</p>
      ) : (
        <div>
          <CoverBar
            label={texts.distanceLabel}
            left={words.left(inKm(km))}
            share={kmShare}
            isSoonOver={isSoonOver}
          />
          <p className="tabular mt-1 text-sm text-ink-soft">
            {texts.untilLabel.replace("{date}", inKm(warranty.warrantyOutputLimit ?? 0))}
          </p>
        </div>
      )}
    </div>
  );
}

/** By its time, or else by its distance. */
function Ended({ cover: { time, lastDay, warranty } }: { cover: Cover }) {
  const { texts, words, language } = useVehiclePage();
  const distance = `${groupedNumber(warranty.warrantyOutputLimit ?? 0, language)} ${words.kilometres}`;
  return (
    <p className="mt-3 text-sm text-ink-soft">
      {time
        ? texts.distanceReachedLabel.replace("{distance}", distance)
        : texts.endedLabel.replace("{date}", dateInWords(lastDay, language))}
    </p>
  );
}
