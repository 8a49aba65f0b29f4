import { dayIn } from "#app/i18n/dates/dates.ts";
import { market } from "#app/i18n/market.ts";
import type { Header } from "#app/platform/content/header.ts";
import { LocalLink } from "#app/ui/navigation/local-link.tsx";
import { Icon, iconNamed } from "#app/ui/picture/icon.tsx";
import type { ProfileMenu } from "../../content/profile-menu.ts";
import { type DrawerContents, offersOfTab } from "../../rules/header/drawer-contents.ts";
import { opensModels } from "../../rules/header/menu-fields.ts";
import { MenuTab } from "./menu-tab.tsx";
import { OfferPreview } from "./offer-preview.tsx";

interface PhoneMenuProps {
  content: Header;
  contents: DrawerContents | undefined;
  /** For customers and visitors alike: where most go. */
  quickLinks: ProfileMenu["loginMenu"];
  onModels: () => void;
  onChoose: () => void;
}

const row = "flex min-h-14 w-full items-center justify-between gap-4 text-start text-xl font-light";

/** The menu drawer of phones and tablets: a line for each field, its tabs and an offer inside. */
export function PhoneMenu({ content, contents, quickLinks, onModels, onChoose }: PhoneMenuProps) {
  const today = dayIn(new Date(), market().zone);
  return (
    <div className="frame grid gap-x-12 py-3 md:grid-cols-2">
      <ul>
        {content.menuTabFields.map((field, index) => (
          <li key={field.fieldLabel} className="border-b border-line">
            {opensModels(field) ? (
              <button type="button" data-analytics="models" onClick={onModels} className={row}>
                {field.fieldLabel}
                <Icon name="chevron-forward" />
              </button>
            ) : (
              <details name="phone-menu" className="group">
                <summary className={`${row} list-none [&::-webkit-details-marker]:hidden`}>
                  {field.fieldLabel}
                  <Icon name="chevron-down" className="size-5 transition-transform group-open:-scale-y-100" />
                </summary>
                <ul className="pb-4">
                  {field.tabs.map((tab) => (
                    <MenuTab key={tab.id} tab={tab} size="small" onChoose={onChoose} />
                  ))}
                </ul>
                <ul className="mb-5 rounded-xl bg-sand-50 px-4 py-4">
                  {offersOfTab(contents?.offers ?? [], { tab: index, count: 1, today }).map((offer) => (
                    <OfferPreview key={offer.id} offer={offer} onChoose={onChoose} />
                  ))}
                </ul>
              </details>
            )}
          </li>
        ))}
      </ul>
      <ul className="py-3">
        {quickLinks.map(({ label, url, icon }) => (
          <li key={url}>
            <LocalLink to={url} onClick={onChoose} className="flex min-h-12 items-center gap-3 text-ink-soft">
              <Icon name={iconNamed(icon)} />
              {label}
            </LocalLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
