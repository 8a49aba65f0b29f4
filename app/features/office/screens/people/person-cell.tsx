import type * as z from "zod/mini";
import { useLanguage } from "#app/i18n/use-language.ts";
import type { brief } from "../../calls/people-calls.ts";
import { Phone } from "../../ui/contact/phone.tsx";
import { peopleWords } from "./words.ts";

/** Whom a row is about. */
export function PersonCell({ customer }: { customer: z.output<typeof brief> }) {
  const words = peopleWords.of(useLanguage());
  if (customer === null) return <span className="text-ink-faint">{words.gone}</span>;
  return (
    <span className="flex flex-wrap gap-x-3">
      <bdi>{customer.name || customer.email}</bdi>
      {customer.phone && <Phone phone={customer.phone} className="text-ink-soft" />}
    </span>
  );
}
