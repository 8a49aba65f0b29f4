import { useSearchParams } from "react-router";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Icon } from "#app/ui/picture/icon.tsx";
import { partsWords } from "../../words.ts";
import { CarName } from "../car/car-name.tsx";
import { carWords } from "../car/words.ts";
import { SearchField } from "../search/search-field.tsx";
import { searchPlace } from "../search/vin-trouble.ts";
import { useShop } from "./shop-context.ts";
import { shopWords } from "./words.ts";

interface ShopBarProps {
  /** Of the chosen car. */
  picture: string | undefined;
  /** False where the page has a larger field of its own. */
  hasSearch: boolean;
}

/** Under the site's header: the car that the parts are for, and the search. */
export function ShopBar({ picture, hasSearch }: ShopBarProps) {
  const words = shopWords.of(useLanguage());
  const [query] = useSearchParams();
  return (
    <section
      id={searchPlace}
      aria-label={words.bar}
      data-analytics-place="parts-shop-bar"
      className="border-b border-line bg-surface print:hidden"
    >
      <div className="frame flex min-h-17 items-center gap-x-6 py-2 lg:gap-x-10">
        <ShownCar picture={picture} />
        {hasSearch && (
          <div className="hidden min-w-0 grow lg:block">
            <SearchField compact text={query.get("q") ?? ""} />
          </div>
        )}
      </div>
    </section>
  );
}

function ShownCar({ picture }: { picture: string | undefined }) {
  const language = useLanguage();
  const [words, common] = [carWords.of(language), partsWords.of(language)];
  const { car, openChooser, removeCar } = useShop();
  if (car === undefined)
    return (
      <button
        type="button"
        data-analytics="choose-car"
        aria-haspopup="dialog"
        onClick={openChooser}
        className="-ms-2 inline-flex min-h-12 items-center gap-3 rounded px-2 text-start hover:bg-sand-50"
      >
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-sand-100 text-ink-soft">
          <Icon name="car" className="size-6" />
        </span>
        <span>
          <span className="block text-sm text-ink-soft">{words.noCar}</span>
          <span className="block text-accent underline underline-offset-4">{common.chooseCar}</span>
        </span>
      </button>
    );
  return (
    <div className="flex min-w-0 items-center gap-3">
      {picture ? (
        <img
          src={`${picture}?w=320`}
          alt=""
          width={320}
          height={180}
          className="aspect-video w-16 shrink-0 sm:w-20 object-contain lg:w-24"
        />
      ) : (
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-strong">
          <Icon name="car" className="size-6" />
        </span>
      )}
      <div className="min-w-0">
        <p className="text-sm text-ink-soft max-sm:sr-only">{words.fitsFor}</p>
        <p className="line-clamp-2 leading-snug font-medium">
          <CarName car={car} />
        </p>
      </div>
      <div className="flex shrink-0 items-center">
        <button
          type="button"
          data-analytics="change-car"
          aria-haspopup="dialog"
          onClick={openChooser}
          className="min-h-11 rounded px-3 text-sm text-accent underline underline-offset-4 hover:bg-sand-50"
        >
          {common.changeCar}
        </button>
        <button
          type="button"
          data-analytics="remove-car"
          aria-label={words.remove}
          onClick={removeCar}
          className="grid size-11 place-items-center rounded text-ink-soft hover:bg-sand-50 hover:text-ink"
        >
          <Icon name="close" className="size-4" />
        </button>
      </div>
    </div>
  );
}
