import { useQuery } from "@tanstack/react-query";
import { OpenArea } from "#app/features/account/ui/open-area.tsx";
import { type Activity, listActivitiesCall } from "#app/features/booking/activity-calls.ts";
import { appointmentAddress } from "#app/features/booking/rules/booking-addresses.ts";
import { StatusBadge } from "#app/features/booking/ui/status/status-badge.tsx";
import { dateInWords, dayIn } from "#app/i18n/dates/dates.ts";
import { market } from "#app/i18n/market.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { customerQuery, useCustomerAccess } from "#app/platform/api/customer-queries.tsx";
import { Ltr } from "#app/ui/ltr.tsx";
import { LocalLink } from "#app/ui/navigation/local-link.tsx";
import { searchWords } from "../words.ts";

const mostShown = 3;

/** What a signed-in customer has of some kinds, read in their browser; nothing for everybody else. */
export function OwnResults({ types }: { types: readonly Activity["type"][] }) {
  return <OpenArea>{({ profile }) => profile && <OwnList types={types} />}</OpenArea>;
}

function OwnList({ types }: { types: readonly Activity["type"][] }) {
  const language = useLanguage();
  const words = searchWords.of(language);
  const input = { language, query: { lang: language } };
  const { data = [] } = useQuery(customerQuery(useCustomerAccess(), listActivitiesCall, input));
  const own = data.filter(({ type }) => types.includes(type)).slice(0, mostShown);
  if (own.length === 0) return null;
  return (
    <section aria-labelledby="found-own" className="mt-8">
      <h2 id="found-own" className="text-subheading">
        {words.yours}
      </h2>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {own.map((activity) => (
          <OwnRow key={activity.id} activity={activity} />
        ))}
      </ul>
    </section>
  );
}

function OwnRow({ activity }: { activity: Activity }) {
  const language = useLanguage();
  const { id, type, title, reference, at, timeZone = market().zone, link } = activity;
  const page = type === "service" ? appointmentAddress(id) : link;
  return (
    <li className="group relative flex flex-wrap items-center gap-x-6 gap-y-1 py-4 hover:bg-sand-50">
      <p className="min-w-0 grow font-medium">
        {page === undefined ? (
          title
        ) : (
          <LocalLink
            to={page}
            reloadDocument={link !== undefined}
            className="underline-offset-4 group-hover:underline after:absolute after:inset-0"
          >
            {title}
          </LocalLink>
        )}
        {reference !== undefined && (
          <span className="text-sm font-normal text-ink-soft">
            {" · "}
            <Ltr>{reference}</Ltr>
          </span>
        )}
      </p>
      <p className="tabular text-ink-soft">{dateInWords(dayIn(at, timeZone), language)}</p>
      <StatusBadge {...activity} />
    </li>
  );
}
