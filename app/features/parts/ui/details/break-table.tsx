import { useLanguage } from "#app/i18n/use-language.ts";
import type { PartDetails } from "../../calls.ts";
import { Dirhams } from "../part/dirhams.tsx";
import { detailsWords } from "./words.ts";

/** What a piece costs from which quantity on; nothing where the quantity changes nothing. */
export function BreakTable({
  part: { breaks, unitPrice },
}: {
  part: Pick<PartDetails, "breaks" | "unitPrice">;
}) {
  const words = detailsWords.of(useLanguage());
  if (unitPrice === null || breaks.length === 0) return null;
  const rows = [{ from: 1, price: unitPrice.price }, ...breaks.filter(({ from }) => from > 1)];
  return (
    <table className="w-full text-sm">
      <caption className="pb-2 text-start font-medium">{words.breaks}</caption>
      <thead>
        <tr className="border-b border-line text-ink-soft">
          <th scope="col" className={cell}>
            {words.quantity}
          </th>
          <th scope="col" className={cell}>
            {words.perPiece}
          </th>
          <th scope="col" className={cell}>
            {words.saving}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ from, price }) => (
          <tr key={from} className="border-b border-line">
            <th scope="row" className={cell}>
              {from === 1 ? words.onePiece : words.fromPieces(from)}
            </th>
            <td className={cell}>
              <Dirhams sum={price} />
            </td>
            <td className={cell}>
              {price < unitPrice.price ? <Dirhams sum={unitPrice.price - price} /> : "–"}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const cell = "py-2.5 pe-4 text-start font-[350]";
