import { Ltr } from "#app/ui/ltr.tsx";
import { readablePartNumber } from "../../rules/part-number.ts";

/** A part number in groups of five. */
export function PartNumber({ number, className = "" }: { number: string; className?: string }) {
  return <Ltr className={`tabular whitespace-nowrap ${className}`}>{readablePartNumber(number)}</Ltr>;
}
