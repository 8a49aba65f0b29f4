import { Label, Radio, RadioGroup } from "react-aria-components";
import { hoursInWords, timeAt } from "#app/i18n/dates/clock.ts";
import { dayIn, dayInBrief } from "#app/i18n/dates/dates.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Skeleton } from "#app/ui/loading/skeleton.tsx";
import { Ltr } from "#app/ui/ltr.tsx";
import { PhoneLink } from "../../ui/contact/phone.tsx";
import { Button } from "../../ui/kit/button.tsx";
import { Select } from "../../ui/kit/fields.tsx";
import { Pill } from "../../ui/kit/pill.tsx";
import { capacityWords } from "../capacity/words.ts";
import { type Affected, type Choice, isAnswered } from "./resolving.ts";
import type { AffectedPerson, Resolving } from "./use-resolving.ts";

interface AffectedListProps {
  resolving: Resolving;
  timeZone: string;
}

/** Every appointment that cannot stay, with what becomes of it: another time, none, or a member of staff who calls. */
export function AffectedList({ resolving, timeZone }: AffectedListProps) {
  const words = capacityWords.of(useLanguage());
  const { appointments, open, chooseFirstFree, isLoading } = resolving;
  if (appointments.length === 0) return null;
  return (
    <section aria-label={words.affectedCount(appointments.length)}>
      <header className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line pb-2">
        <h3 className="text-base">{words.affectedCount(appointments.length)}</h3>
        <span role="status">
          <Pill tone={open === 0 ? "success" : "warning"}>
            {open === 0 ? words.allAnswered : words.unanswered(open)}
          </Pill>
        </span>
        {open > 0 && (
          <Button
            look="quiet"
            onPress={chooseFirstFree.run}
            busy={chooseFirstFree.isBusy}
            isDisabled={isLoading}
            className="ms-auto"
          >
            {words.firstFree}
          </Button>
        )}
      </header>
      <ul className="divide-y divide-line">
        {appointments.map((one) => (
          <li key={one.appointmentId} className="grid gap-2 py-3">
            <AffectedRow affected={one} resolving={resolving} timeZone={timeZone} />
          </li>
        ))}
      </ul>
      <p className="pt-2 text-xs text-ink-soft">{words.affectedHint}</p>
    </section>
  );
}

interface RowProps extends AffectedListProps {
  affected: Affected;
}

function AffectedRow({ affected, resolving, timeZone }: RowProps) {
  const language = useLanguage();
  const words = capacityWords.of(language);
  const { appointmentId, startsAt, endsAt, call } = affected;
  const { people, isLoading, problem } = resolving;
  const person = people.get(appointmentId);
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 text-sm">
        <span className="tabular sm:whitespace-nowrap">
          <bdi>{dayInBrief(dayIn(startsAt, timeZone), language)}</bdi>
          {" · "}
          {hoursInWords([startsAt, endsAt], timeZone, language)}
        </span>
        {person ? <WhoseIs person={person} /> : isLoading && <Skeleton className="h-4 w-40" />}
      </div>
      {call ? (
        <p className="text-sm text-ink-soft">{words.isCalled(call.owner)}</p>
      ) : (
        !isLoading && <Answer affected={affected} person={person} resolving={resolving} timeZone={timeZone} />
      )}
      {problem?.appointmentId === appointmentId && <Problem message={problem.message} />}
    </>
  );
}

/** Why it could not be done: brought into view, since the list may be long. */
function Problem({ message }: { message: string }) {
  const bringIntoView = (line: HTMLElement | null) => {
    line?.scrollIntoView({ block: "center" });
  };
  return (
    <p role="alert" ref={bringIntoView} className="text-sm text-danger">
      {message}
    </p>
  );
}

function WhoseIs({ person: { customer, car, services } }: { person: AffectedPerson }) {
  return (
    <>
      <span>
        <bdi>{customer.name}</bdi>
        {customer.phone && <PhoneLink phone={customer.phone} className="ms-2 text-accent-strong" />}
      </span>
      <span className="text-ink-soft">
        <Ltr className="tabular">{car.plate}</Ltr> <bdi>{car.model}</bdi>
        {" · "}
        <bdi>{services.join(" · ")}</bdi>
      </span>
    </>
  );
}

const chip =
  "press flex cursor-pointer items-center rounded-md border border-line px-2.5 text-sm outline-offset-1 data-focus-visible:outline-2 data-hovered:bg-sand-50 data-selected:border-accent data-selected:bg-accent-soft data-selected:text-ink";

function Answer({
  affected,
  person,
  resolving,
  timeZone,
}: RowProps & { person: AffectedPerson | undefined }) {
  const language = useLanguage();
  const words = capacityWords.of(language);
  const { appointmentId, proposals } = affected;
  const { choices, choose, callers } = resolving;
  const choice = choices[appointmentId];
  const chosen =
    choice?.kind === "move"
      ? isAnswered(affected, choices)
        ? choice.startsAt
        : null
      : (choice?.kind ?? null);
  const times = person?.canMove ? proposals : [];
  return (
    <>
      {!person?.canMove && !person?.canCancel && <p className="text-xs text-ink-soft">{words.onlyCall}</p>}
      {person?.canMove && times.length === 0 && <p className="text-xs text-ink-soft">{words.noTimes}</p>}
      <RadioGroup
        value={chosen}
        onChange={(value) => choose(appointmentId, choiceOf(value))}
        orientation="horizontal"
        className="flex flex-wrap gap-1.5"
      >
        <Label className="sr-only">{words.whatHappens}</Label>
        {times.map(({ startsAt }) => (
          <Radio key={startsAt} value={startsAt} className={`${chip} tabular`}>
            <bdi>{dayInBrief(dayIn(startsAt, timeZone), language)}</bdi>
            <span className="px-1">·</span>
            {timeAt(startsAt, timeZone, language)}
          </Radio>
        ))}
        {person?.canCancel && (
          <Radio
            value="cancel"
            className={`${chip} data-selected:border-danger data-selected:bg-danger-soft`}
          >
            {words.cancelIt}
          </Radio>
        )}
        <Radio value="call" className={chip}>
          {words.callIt}
        </Radio>
      </RadioGroup>
      {choice?.kind === "call" && (
        <div className="max-w-72">
          <Select
            label={words.caller}
            value={choice.staffId}
            onChange={(staffId) => choose(appointmentId, { kind: "call", staffId })}
            choices={callers.map(({ id, name }) => ({ id, label: name }))}
          />
        </div>
      )}
    </>
  );
}

function choiceOf(value: string): Choice {
  if (value === "cancel") return { kind: "cancel" };
  return value === "call" ? { kind: "call", staffId: null } : { kind: "move", startsAt: value };
}
