import { useState } from "react";
import { dayIn } from "#app/i18n/dates/dates.ts";
import { market } from "#app/i18n/market.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { isPicturePublished } from "#app/lib/address/picture-address.ts";
import type { Header } from "#app/platform/content/header.ts";
import { Picture } from "#app/ui/picture/picture.tsx";
import { type DrawerContents, offersOfTab } from "../../rules/header/drawer-contents.ts";
import { MenuTab } from "./menu-tab.tsx";
import { OfferPreview } from "./offer-preview.tsx";
import { drawerWords } from "./words.ts";

interface MenuPanelProps {
  field: Header["menuTabFields"][number];
  /** The place of the field in the menu: each shows other offers. */
  index: number;
  contents: DrawerContents | undefined;
  onChoose: () => void;
}

/** The menu drawer of wide screens: where a tab leads, what it looks like there, and two offers of today. */
export function MenuPanel({ field, index, contents, onChoose }: MenuPanelProps) {
  const words = drawerWords.of(useLanguage());
  const [looking, setLooking] = useState(field.tabs[0]?.id);
  const offers = offersOfTab(contents?.offers ?? [], {
    tab: index,
    count: 2,
    today: dayIn(new Date(), market().zone),
  });
  const picture = field.tabs.find(({ id }) => id === looking)?.tabImage;
  return (
    <div className="frame grid h-full grid-cols-[minmax(0,4fr)_minmax(0,5fr)] gap-x-12 py-10 xl:grid-cols-[minmax(0,4fr)_minmax(0,5fr)_minmax(0,4fr)] xl:gap-x-16">
      <ul className="content-start">
        {field.tabs.map((tab) => (
          <MenuTab
            key={tab.id}
            tab={tab}
            size="large"
            onChoose={onChoose}
            onLook={() => setLooking(tab.id)}
          />
        ))}
      </ul>
      <div className="relative aspect-video max-h-full self-start overflow-hidden rounded-xl bg-sand-100">
        {picture && isPicturePublished(picture) && (
          <Picture
            key={picture}
            wide={picture}
            width={1600}
            height={900}
            alt=""
            sizes="36vw"
            className={`absolute inset-0 size-full motion-safe:animate-[appear_300ms_both] ${isCutOut(picture) ? "object-contain p-8" : "object-cover"}`}
          />
        )}
      </div>
      {offers.length > 0 && (
        <section aria-label={words.offers} className="max-xl:hidden">
          <ul>
            {offers.map((offer) => (
              <OfferPreview key={offer.id} offer={offer} onChoose={onChoose} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** Pictures of models stand on transparent ground: they are shown whole. */
function isCutOut(address: string): boolean {
  return address.includes("/models/");
}
