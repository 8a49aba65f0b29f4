import { LinkButton } from "#app/ui/button.tsx";
import type { ListedOffer } from "./listed-offer.ts";
import { OfferPrice, type PriceLabels } from "./offer-price.tsx";
import { requestPlace, useIsRequestAway } from "./request-panel.tsx";

interface RequestBarProps {
  offer: Pick<ListedOffer, "price" | "monthlyPrice">;
  label: string;
  labels: PriceLabels;
}

/** On a phone and a tablet the call to action stays under the thumb until the form itself is in sight; its place stays, so nothing moves. */
export function RequestBar({ offer, label, labels }: RequestBarProps) {
  const isAway = useIsRequestAway();
  return (
    <div
      className={`action-bar sticky bottom-(--consent-height) z-10 border-t border-line bg-pearl lg:hidden print:hidden ${isAway ? "" : "invisible"}`}
    >
      <div className="frame flex items-center justify-between gap-4 py-3">
        <div className="hidden sm:block">
          <OfferPrice offer={offer} labels={labels} />
        </div>
        <LinkButton to={`#${requestPlace}`} className="max-sm:w-full">
          {label}
        </LinkButton>
      </div>
    </div>
  );
}
