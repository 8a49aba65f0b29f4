import { useLanguage } from "#app/i18n/use-language.ts";
import { Icon } from "#app/ui/picture/icon.tsx";
import { specificationWords } from "../specification/section-words.ts";

/** The brochure of a model, in the language of the page. */
export function Brochure({ model }: { model: string }) {
  const language = useLanguage();
  const words = specificationWords.of(language);
  return (
    <a
      href={`/brochures/${model}-${language}.pdf`}
      type="application/pdf"
      data-analytics="brochure"
      className="inline-flex min-h-11 items-center gap-2.5 text-accent underline underline-offset-4"
    >
      <Icon name="print" className="size-4" />
      {words.brochure}
    </a>
  );
}
