import type { ReactNode } from "react";
import { CalendarLinks } from "#app/features/scheduling/ui/calendar/calendar-links.tsx";
import { ConfirmationFrame } from "#app/features/scheduling/ui/confirmation/confirmation-frame.tsx";
import {
  Fact,
  Facts,
  PlaceFact,
  ReferenceFact,
  TimeFact,
} from "#app/features/scheduling/ui/confirmation/facts.tsx";
import { WayThere } from "#app/features/scheduling/ui/confirmation/way-there.tsx";
import { WhatToBring } from "#app/features/scheduling/ui/confirmation/what-to-bring.tsx";
import { commaIn } from "#app/i18n/comma.ts";
import { momentInWords } from "#app/i18n/dates/clock.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { directionsAddress } from "#app/lib/address/directions.ts";
import { href } from "#app/lib/address/href.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/picture/icon.tsx";
import { ShareButton } from "#app/ui/share/share-button.tsx";
import type { TestDriveConfirmation } from "../../content/test-drive-page.ts";
import { driveEntryOf } from "../../drive-calendar.ts";
import type { BookedDrive, DriveState } from "../../wizard/drive-state.ts";
import { driveWords } from "../../words.ts";
import { CarPicture } from "../steps/model-card.tsx";

interface DriveConfirmationProps {
  drive: DriveState;
  isCustomer: boolean;
  texts: TestDriveConfirmation;
}

/** The test drive as it was booked, or the request that was left: when, where, what to bring, and where to go on. */
export function DriveConfirmation({ drive, isCustomer, texts }: DriveConfirmationProps) {
  const { booked } = drive;
  return booked && <BookedConfirmation {...{ drive, booked, isCustomer, texts }} />;
}

function BookedConfirmation({ drive, booked, isCustomer, texts }: DriveConfirmationProps & PartProps) {
  const { showroom } = drive;
  const [title, text] = openingOf(booked, texts);
  const changeText = useChangeText(booked, showroom?.timeZone, texts);
  return (
    <ConfirmationFrame
      title={title}
      text={text}
      isDone
      facts={<DriveFacts drive={drive} booked={booked} texts={texts} />}
      aside={
        <>
          {showroom && <WayThere place={showroom} label={texts.directionsLabel} />}
          {booked.code === null ? (
            <section>
              <h2 className="text-subheading">{texts.afterTaskTitle}</h2>
              <p className="mt-1 text-ink-soft">{texts.afterTaskText}</p>
            </section>
          ) : (
            <WhatToBring texts={{ ...texts, changeText }}>
              <DriveCalendar drive={drive} booked={booked} label={texts.calendarLabel} />
            </WhatToBring>
          )}
        </>
      }
      ways={<Ways drive={drive} booked={booked} isCustomer={isCustomer} texts={texts} />}
    />
  );
}

function openingOf({ code }: BookedDrive, texts: TestDriveConfirmation): [string, string] {
  if (code === null) return [texts.taskTitle, texts.taskText];
  if (code === "confirmed") return [texts.title, texts.text];
  return [texts.requestedTitle, texts.requestedText];
}

/** Until when, and how, it is moved or canceled. */
function useChangeText(
  { changeUntil }: BookedDrive,
  timeZone: string | undefined,
  texts: TestDriveConfirmation,
): string {
  const language = useLanguage();
  if (changeUntil === null || timeZone === undefined) return texts.callToChangeText;
  return texts.changeText.replace("{time}", momentInWords(changeUntil, timeZone, language));
}

interface PartProps {
  drive: DriveState;
  booked: BookedDrive;
}

function DriveFacts({ drive, booked, texts }: PartProps & { texts: TestDriveConfirmation }) {
  const { car, showroom, date, slot } = drive;
  const language = useLanguage();
  const words = driveWords.of(language);
  return (
    <div>
      {car && <CarPicture car={car} sizes="(width < 1000px) 92vw, 46vw" className="mb-8" />}
      <Facts>
        <ReferenceFact label={texts.referenceLabel} reference={booked.reference} />
        {car && (
          <Fact label={texts.vehicleLabel}>
            <span className="block text-lg">{car.name}</span>
            <span className="block text-sm text-ink-soft">
              {booked.car
                ? [booked.car.trim, booked.car.color].filter(Boolean).join(`${commaIn[language]} `)
                : car.detail}
            </span>
          </Fact>
        )}
        {showroom && slot && date && (
          <TimeFact
            label={texts.dateTimeLabel}
            day={date}
            slot={slot}
            timeZone={showroom.timeZone}
            zoneNote={words.localTime}
            isCanceled={false}
          />
        )}
        {showroom && <PlaceFact label={texts.showroomLabel} place={showroom} />}
      </Facts>
    </div>
  );
}

function DriveCalendar({ drive, booked, label }: PartProps & { label: string }): ReactNode {
  const language = useLanguage();
  const { car, showroom, slot } = drive;
  if (!car || !showroom || !slot || booked.code === null) return null;
  const { id, reference, code, link } = booked;
  const entry = driveEntryOf(
    {
      ...{ id, reference, code, showroom, version: 1 },
      carName: car.name,
      startsAt: new Date(slot.startTime),
      endsAt: new Date(slot.endTime),
      timeZone: showroom.timeZone,
      path: link,
    },
    language,
    location.origin,
  );
  return entry && <CalendarLinks entry={entry} reference={reference} label={label} />;
}

interface WaysProps extends PartProps {
  isCustomer: boolean;
  texts: TestDriveConfirmation;
}

/** Where to go on: a visitor by the drive's own page, a customer by the dashboard. */
function Ways({ drive, booked: { link, code }, isCustomer, texts }: WaysProps) {
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
