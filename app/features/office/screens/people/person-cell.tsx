import type * as z from "zod/mini";
import { phoneInGroups } from "#app/i18n/numbers/phone.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Ltr } from "#app/ui/ltr.tsx";
import type { brief } from "../../calls/people-calls.ts";
import { peopleWords } from "./words.ts";

/** Whom a row is about. */
export function PersonCell({ customer }: { customer: z.output<typeof brief> }) {
  const words = peopleWords.of(useLanguage());
  if (customer === null) return <span className="text-ink-faint">{words.gone}</span>;
  return (
    <span className="flex flex-wrap gap-x-3">
      <bdi>{customer.name || customer.email}</bdi>
      {customer.phone && <Ltr className="tabular text-ink-soft">{phoneInGroups(customer.phone)}</Ltr>}
    </span>
  );
}
