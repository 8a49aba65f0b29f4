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
import { withCommas } from "#app/i18n/comma.ts";
import { promisedMoment } from "#app/i18n/dates/promised-day.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import type { TestDriveConfirmation } from "../../content/test-drive-page.ts";
import { driveEntryOf } from "../../drive-calendar.ts";
import type { BookedDrive, DriveState } from "../../wizard/drive-state.ts";
import { driveWords } from "../../words.ts";
import { CarPicture } from "../steps/model-card.tsx";
import { ConfirmationWays } from "./confirmation-ways.tsx";

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
      ways={<ConfirmationWays drive={drive} booked={booked} isCustomer={isCustomer} texts={texts} />}
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
  return texts.changeText.replace("{time}", promisedMoment(changeUntil, timeZone, language));
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
              {booked.car ? withCommas([booked.car.trim, booked.car.color], language) : car.detail}
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
