import { useQuery } from "@tanstack/react-query";
import { Menu, MenuItem, MenuTrigger, Popover } from "react-aria-components";
import { useNavigate, useSearchParams } from "react-router";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Ltr } from "#app/ui/ltr.tsx";
import { Icon } from "#app/ui/picture/icon.tsx";
import { officeQuery } from "../../browser/office-queries.ts";
import { listCallTasksCall, listOnClosedHoursCall } from "../../calls/call-task-calls.ts";
import type { AnswerTo } from "../../calls/office-call.ts";
import { PhoneLink } from "../../ui/contact/phone.tsx";
import { useSession } from "../../ui/frame/session-context.ts";
import { Button } from "../../ui/kit/button.tsx";
import { DataTable, type TableColumn } from "../../ui/kit/data-table.tsx";
import { momentInBrief } from "../../ui/kit/moments.ts";
import { Loaded, Message } from "../../ui/kit/states.tsx";
import { usePages } from "../../ui/kit/use-pages.ts";
import { ViewTabs } from "../../ui/kit/view-tabs.tsx";
import { type CallOutcome, endInWords, outcomesNow, useCallOutcome } from "./use-call-outcome.ts";
import { callWords } from "./words.ts";

type Call = AnswerTo<typeof listCallTasksCall>["rows"][number];

const scopes = ["all", "mine", "closed", "ended"] as const;

/** The calls that are to be made, one's own or those of all one's places; what stands on closed hours; and how calls ended. */
export function CallsView() {
  const words = callWords.of(useLanguage());
  const [parameters, setParameters] = useSearchParams();
  const scope = scopes.find((one) => one === parameters.get("scope")) ?? "all";
  return (
    <>
      <div className="flex overflow-x-auto px-4 py-3 lg:px-6">
        <ViewTabs
          label={words.scope}
          chosen={scope}
          onChoose={(id) =>
            setParameters((current) => {
              current.set("scope", id);
              return current;
            })
          }
          views={scopes.map((id) => ({ id, label: words[id] }))}
        />
      </div>
      {scope === "closed" ? <OnClosedHours /> : <Calls key={scope} scope={scope} />}
    </>
  );
}

function Calls({ scope }: { scope: "mine" | "all" | "ended" }) {
  const language = useLanguage();
  const words = callWords.of(language);
  const topics = useCallTopics();
  const navigate = useNavigate();
  const { query, rows, more } = usePages(listCallTasksCall, (after) => ({ query: { scope, after } }), topics);
  const columns: readonly TableColumn<Call>[] = [
    { id: "customer", title: words.customer, cell: (call) => <Whom call={call} /> },
    {
      id: "appointment",
      title: words.appointment,
      onDesk: true,
      cell: (call) => <OfAppointment appointment={call.appointment} />,
    },
    {
      id: "reason",
      title: words.reason,
      onDesk: true,
      cell: ({ reason }) => <bdi className="text-ink-soft">{reason}</bdi>,
    },
    { id: "owner", title: words.owner, onDesk: true, cell: (call) => <Owner call={call} /> },
    ...(scope === "ended"
      ? [{ id: "ended", title: words.endedHow, width: "14rem", cell: (call: Call) => <Ended call={call} /> }]
      : [
          {
            id: "due",
            title: words.due,
            onDesk: true,
            width: "10rem",
            cell: (call: Call) => <Due call={call} />,
          },
          {
            id: "outcome",
            title: words.outcome,
            width: "8rem",
            cell: (call: Call) => <OutcomeMenu call={call} />,
          },
        ]),
  ];
  const empty =
    scope === "ended" ? (
      <Message title={words.noneEnded}>{words.noneEndedText}</Message>
    ) : (
      <Message title={words.empty}>{words.emptyText}</Message>
    );
  return (
    <Loaded query={query}>
      {() => (
        <DataTable
          label={scope === "ended" ? words.ended : words.toCall}
          columns={columns}
          rows={rows}
          onOpen={({ id, appointmentId }) => void navigate(`/service/${appointmentId}?call=${id}`)}
          empty={empty}
          more={more}
        />
      )}
    </Loaded>
  );
}

type Standing = AnswerTo<typeof listOnClosedHoursCall>["rows"][number];

/** Every appointment ahead that stands where nobody receives it, with who calls, if anybody does. */
function OnClosedHours() {
  const language = useLanguage();
  const words = callWords.of(language);
  const navigate = useNavigate();
  const query = useQuery(officeQuery(listOnClosedHoursCall, {}, { language, topics: useCallTopics() }));
  const columns: readonly TableColumn<Standing>[] = [
    {
      id: "customer",
      title: words.customer,
      cell: (one) => (
        <>
          <Person appointment={one.appointment} />
          <span className="block md:hidden">
            <OfAppointment appointment={one.appointment} />
          </span>
        </>
      ),
    },
    {
      id: "appointment",
      title: words.appointment,
      onDesk: true,
      cell: (one) => <OfAppointment appointment={one.appointment} />,
    },
    { id: "place", title: words.place, onDesk: true, cell: (one) => <PlaceName id={one.centerId} /> },
    {
      id: "call",
      title: words.owner,
      cell: ({ call }) =>
        call === null ? (
          <span className="text-danger">{words.nobodyCalls}</span>
        ) : (
          <>
            <bdi>{call.owner}</bdi>
            <span className="tabular block text-xs text-ink-soft">
              {words.due} {momentInBrief(call.dueAt, language)}
            </span>
          </>
        ),
    },
  ];
  return (
    <Loaded query={query}>
      {({ rows }) => (
        <DataTable
          label={words.closed}
          columns={columns}
          rows={rows}
          onOpen={({ id, call }) => void navigate(`/service/${id}${call === null ? "" : `?call=${call.id}`}`)}
          empty={<Message title={words.noneClosed}>{words.noneClosedText}</Message>}
        />
      )}
    </Loaded>
  );
}

function useCallTopics(): string[] {
  const { session } = useSession();
  return ["queue", ...session.locations.flatMap(({ id }) => [`service/${id}`, `capacity/${id}`])];
}

function OfAppointment({ appointment }: Pick<Call, "appointment">) {
  const language = useLanguage();
  if (appointment === null) return callWords.of(language).testDrive;
  return (
    <>
      <span className="tabular whitespace-nowrap">{momentInBrief(appointment.startsAt, language)}</span>
      <span className="block text-xs text-ink-soft">
        <Ltr>{appointment.plate}</Ltr> <bdi>{appointment.model}</bdi>
      </span>
    </>
  );
}

function Person({ appointment }: Pick<Call, "appointment">) {
  const words = callWords.of(useLanguage());
  return (
    <>
      <bdi>{appointment?.customer ?? words.testDrive}</bdi>
      {appointment?.phone && (
        <span className="block">
          <PhoneLink phone={appointment.phone} className="text-accent-strong" />
        </span>
      )}
    </>
  );
}

function Whom({ call }: { call: Call }) {
  return (
    <>
      <Person appointment={call.appointment} />
      {call.ended === null && (
        <span className="block md:hidden">
          <Due call={call} />
        </span>
      )}
    </>
  );
}

function Owner({ call: { owner, centerId } }: { call: Call }) {
  return (
    <>
      <bdi>{owner.name}</bdi>
      <span className="block text-xs text-ink-soft">
        <PlaceName id={centerId} />
      </span>
    </>
  );
}

function PlaceName({ id }: { id: string }) {
  const { session } = useSession();
  return <bdi>{session.locations.find((one) => one.id === id)?.name}</bdi>;
}

function Ended({ call: { ended } }: { call: Call }) {
  const language = useLanguage();
  return (
    ended && (
      <>
        {endInWords(ended, language)}
        <span className="tabular block text-xs text-ink-soft">{momentInBrief(ended.at, language)}</span>
      </>
    )
  );
}

function Due({ call: { dueAt, isOverdue, attempts } }: { call: Call }) {
  const language = useLanguage();
  const words = callWords.of(language);
  return (
    <span className={`tabular ${isOverdue ? "text-danger" : ""}`}>
      {isOverdue && `${words.overdue} · `}
      {momentInBrief(dueAt, language)}
      {attempts > 0 && <span className="block text-xs text-ink-soft">{words.attempts(attempts)}</span>}
    </span>
  );
}

function OutcomeMenu({ call }: { call: Call }) {
  const words = callWords.of(useLanguage());
  const outcome = useCallOutcome();
  return (
    <MenuTrigger>
      <Button busy={outcome.isBusy}>
        {words.outcome}
        <Icon name="chevron-down" className="size-3.5" />
      </Button>
      <Popover className="z-modal min-w-56 rounded-lg border border-line bg-surface p-1 shadow-floating">
        {call.outcomes.length === 0 && (
          <p className="max-w-64 px-2.5 py-1.5 text-xs text-ink-soft">{words.endsItself}</p>
        )}
        <Menu onAction={(key) => outcome.note(call, key as CallOutcome)} className="outline-none">
          {outcomesNow(call).map((one) => (
            <MenuItem
              key={one}
              id={one}
              className="press flex cursor-pointer items-center rounded px-2.5 text-sm outline-none data-focused:bg-sand-100"
            >
              {words[one]}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
