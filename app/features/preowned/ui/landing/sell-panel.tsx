import type { LeadFormTexts } from "#app/features/leads/ui/form-frame.tsx";
import { SellForm } from "#app/features/leads/ui/sell-form.tsx";
import { useFormPage } from "#app/features/showroom/ui/request/use-form-page.ts";

/** Where links to the form lead. */
const place = "sell-your-car";

/** A visitor offers a car. The page that thanks says its reference, and is there again after a reload. */
export function SellPanel({ texts }: { texts: LeadFormTexts }) {
  const page = useFormPage({ kind: "sell-car" }, "sell-car");
  return (
    <section id={place} aria-labelledby={`${place}-title`} className="frame section-space print:hidden">
      <div className="grid gap-x-16 gap-y-6 rounded-xl border border-line bg-surface p-6 sm:p-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] lg:p-12">
        <div>
          <h2 id={`${place}-title`} className="text-heading font-light">
            {texts.title}
          </h2>
          <p className="mt-2 max-w-[46ch] text-ink-soft">{texts.text}</p>
        </div>
        <SellForm texts={texts} page={page} />
      </div>
    </section>
  );
}
