import type { ReactNode } from "react";
import { market } from "#app/i18n/market.ts";
import { internationalPhone, phoneInGroups } from "#app/i18n/numbers/phone.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { directionsAddress } from "#app/lib/address/directions.ts";
import { Ltr } from "#app/ui/ltr.tsx";
import { Icon, type IconName } from "#app/ui/picture/icon.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import { whatsappAddress } from "../rules/location-links.ts";
import { locationWords } from "../words.ts";
import type { ListedLocation } from "./listed-location.ts";

/** Hours, the way there, and the ways to reach the location. */
export function LocationDetails({ location, ramadan }: { location: ListedLocation; ramadan: boolean }) {
  const words = locationWords.of(useLanguage());
  const hours = ramadan
    ? [location.specialTimingShiftOne, location.specialTimingShiftTwo]
    : [location.shiftOne, location.shiftTwo];
  return (
    <div className="px-4 pb-5 sm:ps-13 print:pb-1">
      <p className="text-sm text-ink-soft">{ramadan ? words.ramadanHours : words.hours}</p>
      {hours.map(
        (shift) =>
          shift && (
            // Content may hold paragraphs and lists, so this is none itself.
            <div key={shift}>
              <RichText text={shift} />
            </div>
          ),
      )}
      <p className="mt-4 text-sm text-ink-soft print:mt-1">{words.wayThere}</p>
      <p>{location.wayThere}</p>
      <WaysToReach location={location} />
    </div>
  );
}

function WaysToReach({ location }: { location: ListedLocation }) {
  const words = locationWords.of(useLanguage());
  const { country } = market();
  const phone = internationalPhone(location.phoneNumber, country);
  const { whatsappNumber } = location;
  return (
    <ul className="mt-5 flex flex-wrap gap-2 print:mt-1">
      <Way icon="pin" href={directionsAddress(location)} elsewhere strong>
        {location.directionsLabel}
      </Way>
      <Way icon="phone" href={`tel:${phone}`}>
        <span className="sr-only">{words.call} </span>
        <Ltr>{phoneInGroups(phone)}</Ltr>
      </Way>
      {whatsappNumber && (
        <Way
          icon="message"
          href={whatsappAddress(
            internationalPhone(whatsappNumber, country),
            words.whatsappText(location.title),
          )}
          elsewhere
        >
          {words.whatsapp}
        </Way>
      )}
      <Way icon="mail" href={`mailto:${location.email}`}>
        {words.write}
      </Way>
    </ul>
  );
}

interface WayProps {
  icon: IconName;
  href: string;
  /** Leads to another site or app, which opens beside this one. */
  elsewhere?: boolean;
  strong?: boolean;
  children: ReactNode;
}

function Way({ icon, href, elsewhere = false, strong = false, children }: WayProps) {
  const words = locationWords.of(useLanguage());
  const look = strong
    ? "bg-accent text-white hover:bg-accent-strong"
    : "border border-line-strong hover:border-ink hover:bg-sand-50";
  return (
    // On paper a number is read and dialed; the others are addresses to follow.
    <li className={href.startsWith("tel:") ? "" : "print:hidden"}>
      <a
        href={href}
        {...(elsewhere && { target: "_blank", rel: "noopener noreferrer" })}
        className={`inline-flex min-h-11 items-center gap-2 rounded-button px-3 py-2 sm:px-4 leading-tight ${look}`}
      >
        <Icon name={icon} />
        <span>
          {children}
          {elsewhere && <span className="sr-only"> ({words.inNewTab})</span>}
        </span>
      </a>
    </li>
  );
}
