import { vehicleAddress } from "#app/features/garage/rules/vehicle-address.ts";
import { groupedNumber } from "#app/i18n/dates/dates.ts";
import { promisedDate } from "#app/i18n/dates/promised-day.ts";
import { Badge } from "#app/ui/badge.tsx";
import { LocalLink } from "#app/ui/navigation/local-link.tsx";
import { CoverBar } from "../cover-bar.tsx";
import { type Cover, timeLeftInWords } from "../warranty-cover.ts";
import { useDashboardPage } from "./dashboard-page.ts";

/** The pages of the vehicles have the rest. */
const shownAtMost = 6;

/** What ends next, of all vehicles. */
export function WarrantyList({ covers }: { covers: readonly Cover[] }) {
  return (
    <ul className="grid gap-x-10 gap-y-2 md:grid-cols-2">
      {covers.slice(0, shownAtMost).map((cover) => (
        <WarrantyCard key={`${cover.vehicle.vehicleId} ${cover.warranty.warrantyType}`} cover={cover} />
      ))}
    </ul>
  );
}

function WarrantyCard({ cover }: { cover: Cover }) {
  const { texts, words, language } = useDashboardPage();
  const { vehicle, warranty, lastDay, time, timeShare, km, isSoonOver } = cover;
  return (
    <li className="group relative border-t border-line py-5">
      <div className="flex items-start justify-between gap-4">
        <h3 className="font-medium">
          <LocalLink
            to={vehicleAddress(vehicle.vehicleId)}
            className="underline-offset-4 group-hover:underline after:absolute after:inset-0"
          >
            {words[warranty.warrantyType]}
            <span className="block text-sm font-normal text-ink-soft">
              {vehicle.model} <span className="tabular">{vehicle.modelYear}</span>
            </span>
          </LocalLink>
        </h3>
        {isSoonOver && <Badge tone="warning">{words.endsSoon}</Badge>}
      </div>
      <div className="mt-3">
        <CoverBar
          label={texts.warrantyUntil.replace("{date}", promisedDate(lastDay, language))}
          left={time ? timeLeftInWords(time, language) : ""}
          share={timeShare}
          isSoonOver={isSoonOver}
        />
        {km !== null && (
          <p className="tabular mt-1.5 text-end text-sm text-ink-soft">
            {words.left(`${groupedNumber(km, language)} ${words.kilometres}`)}
          </p>
        )}
      </div>
    </li>
  );
}
