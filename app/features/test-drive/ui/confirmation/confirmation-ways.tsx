import { momentInWords } from "#app/i18n/dates/clock.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { directionsAddress } from "#app/lib/address/directions.ts";
import { href } from "#app/lib/address/href.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/picture/icon.tsx";
import { ShareButton } from "#app/ui/share/share-button.tsx";
import type { TestDriveConfirmation } from "../../content/test-drive-page.ts";
import type { BookedDrive, DriveState } from "../../wizard/drive-state.ts";
import { driveWords } from "../../words.ts";

interface WaysProps {
  drive: DriveState;
  booked: BookedDrive;
  isCustomer: boolean;
  texts: TestDriveConfirmation;
}

/** Where to go on: a visitor by the drive's own page, a customer by the dashboard. */
export function ConfirmationWays({ drive, booked: { link, code }, isCustomer, texts }: WaysProps) {
  return (
    <>
      {code !== null && (
        <LinkButton to={`${link}/license`} reloadDocument className="max-sm:w-full">
          {texts.uploadLabel}
        </LinkButton>
      )}
      {isCustomer ? (
        <LinkButton to={href("/dashboard")} className="max-sm:w-full">
          {texts.dashboardLabel}
        </LinkButton>
      ) : (
        <LinkButton to={link} reloadDocument variant="secondary" className="max-sm:w-full">
          {texts.ownPageLabel}
        </LinkButton>
      )}
      <ShareDrive drive={drive} />
      <Button variant="quiet" onClick={() => window.print()}>
        <Icon name="print" />
        {texts.printLabel}
      </Button>
    </>
  );
}

/** For those who come along: when, where, and the way there. Not the drive's own page, by which it can be canceled. */
function ShareDrive({ drive: { car, showroom, slot } }: { drive: DriveState }) {
  const language = useLanguage();
  if (!car || !showroom || !slot) return null;
  const { timeZone } = showroom;
  const when = momentInWords(slot.startTime, timeZone, language);
  const title = [`${driveWords.of(language).calendarEntry}: ${car.name}`, when, showroom.title].join("\n");
  return <ShareButton title={title} address={directionsAddress(showroom)} />;
}
