import { useLanguage } from "#app/i18n/use-language.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/picture/icon.tsx";
import type { PartDetails } from "../../calls.ts";
import { partsWords } from "../../words.ts";
import { CarName } from "../car/car-name.tsx";
import { fitLooks } from "../part/fit-mark.tsx";
import { listAddress } from "../shop/shop-address.ts";
import { useShop } from "../shop/shop-context.ts";
import { detailsWords } from "./words.ts";

const grounds = {
  fits: "bg-success-soft",
  any: "bg-success-soft",
  unknown: "bg-sand-50",
  "does-not-fit": "bg-warning-soft",
} as const;

/** Whether the part is for the chosen car, why, and what to do where it is not. */
export function FitStatement({ part }: { part: Pick<PartDetails, "fit" | "category" | "qualifier"> }) {
  const language = useLanguage();
  const words = detailsWords.of(language);
  const { car } = useShop();
  const { fit, qualifier } = part;
  const isOpen = fit === "unknown" && car === undefined;
  const texts = {
    fits: words.fitsText,
    any: undefined,
    unknown: isOpen ? words.noneText : words.unknownText,
    "does-not-fit": words.misfitText,
  };
  return (
    <section
      aria-labelledby="part-fit"
      className={`flex items-start gap-3 rounded-lg p-4 md:p-5 ${grounds[fit]}`}
    >
      <Icon
        name={isOpen ? "car" : fitLooks[fit].icon}
        className={`mt-0.5 size-5 shrink-0 ${fitLooks[fit].color}`}
      />
      <div className="min-w-0 grow">
        <h2 id="part-fit" className={`font-medium ${fitLooks[fit].color}`}>
          {isOpen ? words["none.title"] : words[`${fit}.title`]}
        </h2>
        {car !== undefined && fit !== "any" && (
          <p className="text-ink">
            <CarName car={car} />
          </p>
        )}
        <p className="mt-1 text-sm text-ink-soft empty:hidden">
          {[texts[fit], qualifier].filter(Boolean).join(" ")}
        </p>
        <WayOn part={part} />
      </div>
    </section>
  );
}

function WayOn({ part: { fit, category } }: { part: Pick<PartDetails, "fit" | "category"> }) {
  const language = useLanguage();
  const [words, common] = [detailsWords.of(language), partsWords.of(language)];
  const { car, openChooser } = useShop();
  if (fit === "unknown")
    return (
      <Button
        variant="secondary"
        data-analytics="choose-car"
        aria-haspopup="dialog"
        className="mt-3 bg-surface"
        onClick={openChooser}
      >
        {car === undefined ? common.chooseCar : words.byVin}
      </Button>
    );
  if (fit !== "does-not-fit") return null;
  return (
    <LinkButton
      variant="secondary"
      to={listAddress({ category: category.id }, car)}
      className="mt-3 bg-surface"
    >
      {words.sameCategory}
    </LinkButton>
  );
}
