import type { FinanceCalculator } from "#app/features/finance/content/finance-calculator.ts";
import { PriceBlock } from "../price/price-block.tsx";
import type { Reach } from "../price/reach.ts";
import type { TypicalLoan } from "../price/typical-loan.ts";
import { CarBar } from "./car-bar.tsx";
import { CarDetails } from "./car-details.tsx";
import { CarHead } from "./car-head.tsx";
import { CarPictures } from "./car-pictures.tsx";
import { CarStory, type CarStoryProps } from "./car-story.tsx";

export interface CarForSaleProps extends CarStoryProps {
  finance: FinanceCalculator | undefined;
  loan: TypicalLoan | undefined;
  reach: Reach | undefined;
  /** The page's own address, complete. */
  address: string;
}

/** A used car that can be had, or that is reserved. */
export function CarForSale({ loan, reach, address, ...story }: CarForSaleProps) {
  const { car, page, currency } = story;
  return (
    <>
      <article className="frame pt-3 pb-16 lg:pt-6 lg:pb-24">
        <CarHead car={car} address={address} />
        <div className="mt-5 grid items-start gap-x-10 lg:mt-8 lg:grid-cols-[minmax(0,1fr)_minmax(19rem,24rem)] xl:gap-x-14">
          <CarPictures car={car} />
          <div className="mt-6 lg:sticky lg:top-[calc(var(--header-height)+1.5rem)] lg:row-span-2 lg:mt-0">
            <PriceBlock car={car} page={page} currency={currency} loan={loan} reach={reach} />
          </div>
          <div className="min-w-0">
            <CarDetails car={car} page={page} />
          </div>
        </div>
      </article>
      <CarStory {...story} />
      <CarBar car={car} currency={currency} />
    </>
  );
}
