import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Fold } from "#app/ui/fold.tsx";
import { Ltr } from "#app/ui/ltr.tsx";
import type { ScheduleRow } from "../rules/finance.ts";
import { financeWords } from "./words.ts";

const monthsOfYear = 12;

/** The place of the payments on a page: it opens on the way to it. */
export const schedulePlace = "schedule";

/** Every payment, year by year; closed until it is opened. */
export function PaymentSchedule({ schedule }: { schedule: readonly ScheduleRow[] }) {
  const words = financeWords.of(useLanguage());
  const years = Array.from({ length: Math.ceil(schedule.length / monthsOfYear) }, (_, year) => ({
    year: year + 1,
    rows: schedule.slice(year * monthsOfYear, (year + 1) * monthsOfYear),
  }));
  return (
    <Fold
      large
      open={useLocation().hash === `#${schedulePlace}`}
      label={words.schedule(schedule.length)}
      foldedOnPaper
      className="border-y border-line-strong"
    >
      <table id={schedulePlace} className="mb-8 w-full text-sm sm:text-base">
        <thead className="text-start text-ink-soft">
          <tr className="border-b border-line-strong">
            <Head start>{words.month}</Head>
            <Head>{words.payment}</Head>
            <Head>{words.principalPart}</Head>
            <Head>{words.profitPart}</Head>
            <Head>{words.owedAfter}</Head>
          </tr>
        </thead>
        {years.map(({ year, rows }) => (
          <tbody key={year}>
            <tr>
              <th
                colSpan={5}
                scope="rowgroup"
                className="border-b border-line pt-5 pb-1.5 text-start font-normal text-accent"
              >
                {words.year(year)}
              </th>
            </tr>
            {rows.map((row) => (
              <tr key={row.month} className="break-inside-avoid border-b border-line">
                <th scope="row" className="py-1.5 text-start font-normal text-ink-soft">
                  {row.month}
                </th>
                <Money sum={row.payment} />
                <Money sum={row.principal} />
                <Money sum={row.profit} />
                <Money sum={row.owed} />
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </Fold>
  );
}

function Head({ children, start = false }: { children: ReactNode; start?: boolean }) {
  return (
    <th
      scope="col"
      className={`py-2 align-bottom font-normal ${start ? "text-start" : "ps-1 text-end sm:ps-2"}`}
    >
      {children}
    </th>
  );
}

function Money({ sum }: { sum: number }) {
  return (
    <td className="py-1.5 ps-1 text-end sm:ps-2">
      <Ltr>{sum.toLocaleString("en")}</Ltr>
    </td>
  );
}
