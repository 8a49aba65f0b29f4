import { Riyals } from "#app/features/finance/ui/riyals.tsx";
import { useLanguage } from "#app/i18n/use-language.ts";
import type { ServiceEstimate } from "../../rules/service-estimate.ts";
import { servicePriceWords } from "./words.ts";

interface EstimateTableProps {
  estimate: ServiceEstimate;
  currency: string;
  /** The car that it is for. */
  caption: string;
}

/** An estimate as a bill: its lines and their sum. */
export function EstimateTable({ estimate, currency, caption }: EstimateTableProps) {
  const words = servicePriceWords.of(useLanguage());
  return (
    <table className="w-full text-start">
      <caption className="pb-3 text-start text-sm text-ink-soft">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{words.work}</th>
          <th scope="col">{words.price}</th>
        </tr>
      </thead>
      <tbody>
        {estimate.lines.map(({ id, label, price }) => (
          <tr key={id} className="border-t border-line">
            <th scope="row" className="py-2.5 text-start font-light">
              {label}
            </th>
            <td className="py-2.5 ps-4 text-end">
              <Riyals sum={price} currency={currency} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-t border-line-strong">
          <th scope="row" className="pt-4 text-start text-subheading font-normal">
            {words.total}
          </th>
          <td className="ps-4 pt-4 text-end text-subheading">
            <Riyals sum={estimate.total} currency={currency} asterisk />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
