import { SettingsSection } from "#app/features/account/ui/settings/setting-row.tsx";
import { useLanguage } from "#app/i18n/use-language.ts";
import type { HeldData } from "../calls.ts";
import { privacyWords } from "../words.ts";

/** What is stored about the customer: what it is, how much, what for and for how long. Technical records stand last. */
export function HeldDataList({ held }: { held: readonly HeldData[] }) {
  const words = privacyWords.of(useLanguage());
  const technical = held.filter(({ isTechnical }) => isTechnical);
  return (
    <SettingsSection title={words.heldTitle} lead={words.heldLead}>
      {held
        .filter(({ isTechnical }) => !isTechnical)
        .map((one) => (
          <HeldRow key={one.id} {...one} />
        ))}
      {technical.length > 0 && (
        <details className="px-5 py-1">
          <summary className="min-h-11 cursor-pointer py-3 text-accent" data-analytics="technical-records">
            {words.technical} ({technical.length})
          </summary>
          <div className="-mx-5 divide-y divide-line border-t border-line">
            {technical.map((one) => (
              <HeldRow key={one.id} {...one} />
            ))}
          </div>
        </details>
      )}
    </SettingsSection>
  );
}

function HeldRow({ title, purpose, retention, count }: HeldData) {
  const words = privacyWords.of(useLanguage());
  return (
    <div className="px-5 py-4">
      <h3 className="flex items-baseline justify-between gap-4">
        <span>{title}</span>
        <span className="tabular text-ink-soft">{count}</span>
      </h3>
      <p className="mt-1 text-sm text-ink-soft">{purpose}</p>
      <p className="text-sm text-ink-soft">{words.storedFor(retention)}</p>
    </div>
  );
}
