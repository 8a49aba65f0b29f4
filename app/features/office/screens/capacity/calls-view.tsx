import { Menu, MenuItem, MenuTrigger, Popover } from "react-aria-components";
import { useNavigate, useSearchParams } from "react-router";
import { phoneInGroups } from "#app/i18n/numbers/phone.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Ltr } from "#app/ui/ltr.tsx";
import { Icon } from "#app/ui/picture/icon.tsx";
import { listCallTasksCall } from "../../calls/call-task-calls.ts";
import type { AnswerTo } from "../../calls/office-call.ts";
import { useSession } from "../../ui/frame/session-context.ts";
import { Button } from "../../ui/kit/button.tsx";
import { DataTable, type TableColumn } from "../../ui/kit/data-table.tsx";
import { momentInBrief } from "../../ui/kit/moments.ts";
import { Loaded, Message } from "../../ui/kit/states.tsx";
import { usePages } from "../../ui/kit/use-pages.ts";
import { ViewTabs } from "../../ui/kit/view-tabs.tsx";
import { type CallOutcome, callOutcomes, useCallOutcome } from "./use-call-outcome.ts";
import { callWords } from "./words.ts";

type Call = AnswerTo<typeof listCallTasksCall>["rows"][number];

/** The calls that are to be made, one's own or those of all one's places, the most urgent first. */
export function CallsView() {
  const language = useLanguage();
  const words = callWords.of(language);
  const { session } = useSession();
  const navigate = useNavigate();
  const [parameters, setParameters] = useSearchParams();
  const scope: "mine" | "all" = parameters.get("scope") === "mine" ? "mine" : "all";
  const topics = ["queue", ...session.locations.map(({ id }) => `service/${id}`)];
  const { query, rows, more } = usePages(listCallTasksCall, (after) => ({ query: { scope, after } }), topics);
  const columns: readonly TableColumn<Call>[] = [
    { id: "customer", title: words.customer, cell: (call) => <Whom call={call} /> },
    {
      id: "appointment",
      title: words.appointment,
      onDesk: true,
      cell: ({ appointment }) =>
        appointment ? (
          <>
            <span className="tabular whitespace-nowrap">{momentInBrief(appointment.startsAt, language)}</span>
            <span className="block text-xs text-ink-soft">
              <Ltr>{appointment.plate}</Ltr> <bdi>{appointment.model}</bdi>
            </span>
          </>
        ) : (
          words.testDrive
        ),
    },
    {
      id: "reason",
      title: words.reason,
      onDesk: true,
      cell: ({ reason }) => <bdi className="text-ink-soft">{reason}</bdi>,
    },
    { id: "owner", title: words.owner, onDesk: true, cell: (call) => <Owner call={call} /> },
    { id: "due", title: words.due, onDesk: true, width: "10rem", cell: (call) => <Due call={call} /> },
    { id: "outcome", title: words.outcome, width: "8rem", cell: (call) => <OutcomeMenu call={call} /> },
  ];
  return (
    <>
      <div className="flex px-4 py-3 lg:px-6">
        <ViewTabs
          label={words.scope}
          chosen={scope}
          onChoose={(id) =>
            setParameters((current) => {
              current.set("scope", id);
              return current;
            })
          }
          views={(["all", "mine"] as const).map((id) => ({ id, label: words[id] }))}
        />
      </div>
      <Loaded query={query}>
        {() => (
          <DataTable
            label={words.toCall}
            columns={columns}
            rows={rows}
            onOpen={({ id, appointmentId }) => void navigate(`/service/${appointmentId}?call=${id}`)}
            empty={<Message title={words.empty}>{words.emptyText}</Message>}
            more={more}
          />
        )}
      </Loaded>
    </>
  );
}

function Whom({ call }: { call: Call }) {
  const words = callWords.of(useLanguage());
  const { appointment } = call;
  return (
    <>
      <bdi>{appointment?.customer ?? words.testDrive}</bdi>
      {appointment?.phone && (
        <a href={`tel:${appointment.phone}`} className="block w-fit text-accent-strong hover:underline">
          <Ltr className="tabular">{phoneInGroups(appointment.phone)}</Ltr>
        </a>
      )}
      <span className="block md:hidden">
        <Due call={call} />
      </span>
    </>
  );
}

function Owner({ call: { owner, centerId } }: { call: Call }) {
  const { session } = useSession();
  return (
    <>
      <bdi>{owner.name}</bdi>
      <span className="block text-xs text-ink-soft">
        {session.locations.find(({ id }) => id === centerId)?.name}
      </span>
    </>
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
        <Menu onAction={(key) => outcome.note(call, key as CallOutcome)} className="outline-none">
          {callOutcomes.map((one) => (
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
