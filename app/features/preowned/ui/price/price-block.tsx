import { Riyals } from "#app/features/finance/ui/riyals.tsx";
import { requestPlace } from "#app/features/showroom/ui/request/request-place.ts";
import { phoneInGroups } from "#app/i18n/numbers/phone.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { href } from "#app/lib/address/href.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Ltr } from "#app/ui/ltr.tsx";
import { LocalLink } from "#app/ui/navigation/local-link.tsx";
import { Icon } from "#app/ui/picture/icon.tsx";
import type { UsedVehicle } from "../../car-calls.ts";
import type { UsedCarPage } from "../../content/used-car-page.ts";
import { ratingNames } from "../../words.ts";
import { ratingPlace } from "../car/places.ts";
import { carWords } from "../car/words.ts";
import { FinanceBlock } from "./finance-block.tsx";
import { FinancePageLinks } from "./finance-page-links.tsx";
import type { Reach } from "./reach.ts";
import type { TypicalLoan } from "./typical-loan.ts";

interface PriceBlockProps {
  car: UsedVehicle;
  page: UsedCarPage;
  currency: string;
  loan: TypicalLoan | undefined;
  reach: Reach | undefined;
}

/** What it costs and whom to ask, in sight while the pictures and facts pass (product/used-cars.md#details). */
export function PriceBlock({ car, page, currency, loan, reach }: PriceBlockProps) {
  const words = carWords.of(useLanguage());
  const isReserved = car.status === "reserved";
  return (
    <section
      aria-label={words.price}
      data-analytics-place="price-block"
      className="grid gap-5 rounded-xl border border-line bg-surface p-6 xl:p-8"
    >
      <Price car={car} currency={currency} />
      {isReserved && <p className="border-s-2 border-premium ps-4 text-sm">{page.reservedText}</p>}
      {loan && <FinanceBlock loan={loan} currency={currency} />}
      <LinkButton wide to={`#${requestPlace}`} data-analytics="ask">
        {isReserved ? words.askReserved : words.ask}
      </LinkButton>
      {car.status === "in-stock" && car.place !== null && (
        <LinkButton
          wide
          variant="secondary"
          to={`${href("/test-drive")}?vehicle=${car.vehicleNo}`}
          data-analytics="test-drive"
        >
          {words.testDrive}
        </LinkButton>
      )}
      {!isReserved && <FinancePageLinks page={page} />}
      {reach && <WaysToReach reach={reach} />}
    </section>
  );
}

function Price({ car, currency }: Pick<PriceBlockProps, "car" | "currency">) {
  const language = useLanguage();
  const words = carWords.of(language);
  const { price, formerPrice, rating } = car;
  return (
    <div>
      <p className="reading flex flex-wrap items-baseline gap-x-3 text-title font-light">
        <span className="sr-only">{words.price} </span>
        <Riyals sum={price} currency={currency} asterisk />
        {formerPrice !== null && (
          <span className="text-base text-ink-faint">
            <span className="sr-only">{words.priceBefore} </span>
            <s>
              <Riyals sum={formerPrice} currency={currency} />
            </s>
          </span>
        )}
      </p>
      {rating && (
        <p className="mt-1.5 flex flex-wrap items-baseline gap-x-3">
          <span className="stock-rating" data-rating={rating}>
            {ratingNames.of(language)[rating]}
          </span>
          <LocalLink
            to={`#${ratingPlace}`}
            className="text-sm text-ink-soft underline underline-offset-4 hover:text-ink"
          >
            {words.whyRating}
          </LocalLink>
        </p>
      )}
    </div>
  );
}

function WaysToReach({ reach: { title, phone, whatsapp } }: { reach: Reach }) {
  const words = carWords.of(useLanguage());
  const way =
    "flex min-h-12 grow items-center justify-center gap-2.5 rounded-button border border-line-strong px-3 text-center leading-tight hover:border-ink hover:bg-sand-50";
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        {whatsapp && (
          <a href={whatsapp} target="_blank" rel="noopener noreferrer" className={way}>
            <Icon name="message" className="size-5 shrink-0" />
            {words.whatsapp}
            <span className="sr-only"> ({words.inNewTab})</span>
          </a>
        )}
        <a href={`tel:${phone}`} className={way}>
          <Icon name="phone" className="size-5 shrink-0" />
          <span className="sr-only">{words.call} </span>
          <Ltr className="whitespace-nowrap">{phoneInGroups(phone)}</Ltr>
        </a>
      </div>
      <p className="text-sm text-ink-soft">
        {words.seeItAt}{" "}
        <LocalLink to={href("/find-us")} className="text-ink underline underline-offset-4">
          {title}
        </LocalLink>
      </p>
    </div>
  );
}
