import type { ReactNode } from "react";
import type { Activity } from "#app/features/booking/activity-calls.ts";
import { StatusBadge } from "#app/features/booking/ui/status/status-badge.tsx";
import type { Vehicle } from "#app/features/garage/calls.ts";
import { momentInWords } from "#app/i18n/dates/clock.ts";
import { market } from "#app/i18n/market.ts";
import { dirhamsInWords } from "#app/i18n/numbers/dirhams.ts";
import { Ltr } from "#app/ui/ltr.tsx";
import type { NextAction } from "../../rules/next-action.ts";
import { ActivityTime } from "../activity-time.tsx";
import type { Cover } from "../warranty-cover.ts";
import { ActivityWays } from "./activity-ways.tsx";
import { useDashboardPage } from "./dashboard-page.ts";
import { Line, Panel } from "./next-panel.tsx";

type ActivityNext = Extract<NextAction<Activity, Cover>, { readonly activity: Activity }>;
interface ActivityStepProps {
  next: ActivityNext;
  vehicle: Vehicle | undefined;
}

/** An appointment or a drive, with what its customer has to know or to do about it. */
export function ActivityStep({ next, vehicle }: ActivityStepProps) {
  const { texts, words } = useDashboardPage();
  const { kind, activity } = next;
  const label = { appointment: texts.nextTitle, unclosed: words.lastTitle, rejected: words.requestTitle }[
    kind as string
  ];
  return (
    <Panel
      label={label ?? texts.nowTitle}
      vehicle={vehicle}
      actions={<ActivityWays activity={activity} kind={kind} />}
    >
      <p className="mt-2 text-heading">{<Title next={next} />}</p>
      <Explanation next={next} />
      <p className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2">
        <span>{activity.title}</span>
        {kind !== "pickup" && <StatusBadge {...activity} />}
        {activity.reference && <Ltr className="text-on-dark-soft">{activity.reference}</Ltr>}
      </p>
      {activity.location && <Line icon="pin">{activity.location}</Line>}
      {vehicle && (
        <Line icon="car">
          {vehicle.model} <span className="tabular">{vehicle.modelYear}</span>
        </Line>
      )}
    </Panel>
  );
}

function Title({ next: { kind, activity } }: Pick<ActivityStepProps, "next">): ReactNode {
  const { texts, words } = useDashboardPage();
  switch (kind) {
    case "payment":
      return words.paymentTitle;
    case "pickup":
      return texts.pickupTitle;
    case "in-workshop":
      if (activity.code === "CIN") return words.checkedInTitle;
      return activity.code === "QCA" ? words.qualityCheckTitle : texts.inWorkshopTitle;
    case "lost":
      return words.lostTitle;
    case "rejected":
      return words.rejectedTitle;
    case "appointment":
    case "unclosed":
      return <ActivityTime activity={activity} />;
  }
}

/** What the title leaves open: how much is to be paid and how, which drive is off, why a request was rejected. */
function Explanation({ next: { kind, activity } }: Pick<ActivityStepProps, "next">) {
  const { words, language } = useDashboardPage();
  const { dueDirhams, lostAt, reason, at, timeZone = market().zone } = activity;
  const moment = (instant: string) => momentInWords(instant, timeZone, language);
  if (kind === "payment") {
    return (
      <>
        {dueDirhams !== undefined && (
          <p className="mt-3 text-lg">
            {words.toPay}{" "}
            <strong className="tabular font-medium">{dirhamsInWords(dueDirhams, language)}</strong>
          </p>
        )}
        <Text>{dueDirhams === undefined ? words.howToPayUnknown : words.howToPay}</Text>
      </>
    );
  }
  if (kind === "lost" && lostAt !== undefined) return <Text>{words.lostText(moment(lostAt))}</Text>;
  if (kind === "unclosed") return <Text>{words.unclosedText}</Text>;
  if (kind !== "rejected") return null;
  return (
    <>
      <Text>{words.rejectedText(moment(at))}</Text>
      {reason !== undefined && (
        <Text>
          {words.reason} <bdi>{reason}</bdi>
        </Text>
      )}
    </>
  );
}

function Text({ children }: { children: ReactNode }) {
  return <p className="mt-3 max-w-prose text-on-dark-soft">{children}</p>;
}
