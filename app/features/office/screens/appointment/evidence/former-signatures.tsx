import { fuelInWords } from "#app/features/workshop/fuel-in-words.ts";
import { dirhamsInWords } from "#app/i18n/numbers/dirhams.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { momentInBrief } from "../../../ui/kit/moments.ts";
import type { ShownVisit } from "../shown.ts";
import { visitWords } from "../visit/words.ts";

/** Signatures that hold no longer, each with what was signed. */
export function FormerSignatures({ signatures }: { signatures: ShownVisit["formerSignatures"] }) {
  const language = useLanguage();
  const words = visitWords.of(language);
  if (signatures.length === 0) return null;
  return (
    <details className="text-sm">
      <summary className="w-fit cursor-pointer text-ink-soft hover:text-ink">
        {words.formerSignatures(signatures.length)}
      </summary>
      <ul className="mt-3 grid gap-4">
        {signatures.map((former) => (
          <li key={former.id} className="grid gap-x-4 gap-y-1 sm:grid-cols-[auto_1fr]">
            <img
              src={`/office/files/former-signature/${former.id}`}
              alt={words.signature}
              className="aspect-5/2 w-32 self-start rounded-md border border-line"
            />
            <div className="grid content-start gap-1">
              <p>
                <bdi>{former.signedName}</bdi> · <bdi>{momentInBrief(former.signedAt, language)}</bdi>
              </p>
              <p className="text-ink-soft">
                {[
                  `${former.odometer.toLocaleString("en")} ${words.km}`,
                  `${words.fuel} ${fuelInWords(former.fuelEighths, language)}`,
                  former.estimateDirhams === null ? "" : dirhamsInWords(former.estimateDirhams, language),
                  former.isWarranty ? words.warranty : "",
                ]
                  .filter((fact) => fact !== "")
                  .map((fact, place) => (
                    <span key={fact}>
                      {place > 0 && " · "}
                      <bdi>{fact}</bdi>
                    </span>
                  ))}
              </p>
              {[former.belongings, former.remarks]
                .filter((text) => text !== "")
                .map((text) => (
                  <p key={text} dir="auto" className="whitespace-pre-line text-ink-soft">
                    {text}
                  </p>
                ))}
              <p className="text-ink-soft">
                {words.holdsNoLonger(former.endedBy, momentInBrief(former.endedAt, language))}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </details>
  );
}
