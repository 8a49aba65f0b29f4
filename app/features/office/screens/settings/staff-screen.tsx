import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { type Role, roles } from "#app/features/staff/rules/permissions.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { listStaffCall } from "../../calls/settings/staff-calls.ts";
import { useSession } from "../../ui/frame/session-context.ts";
import { useShortcuts } from "../../ui/keys/use-shortcuts.ts";
import { Button } from "../../ui/kit/button.tsx";
import { DataTable, type TableColumn } from "../../ui/kit/data-table.tsx";
import { Select, TextField } from "../../ui/kit/fields.tsx";
import { momentInBrief } from "../../ui/kit/moments.ts";
import { Name } from "../../ui/kit/name.tsx";
import { roleWords } from "../../ui/kit/role-words.ts";
import { Loaded, Message } from "../../ui/kit/states.tsx";
import { usePages } from "../../ui/kit/use-pages.ts";
import { ViewTabs } from "../../ui/kit/view-tabs.tsx";
import { GrantsInBrief, type NamedGrant } from "./grants.tsx";
import { InviteDialog } from "./invite-dialog.tsx";
import { MemberState } from "./member-state.tsx";
import { SettingsHead } from "./settings-head.tsx";
import { useFilter } from "./use-filter.ts";
import { staffWords } from "./words.ts";

interface Row {
  readonly id: string;
  readonly name: string;
  readonly otherName: string;
  readonly email: string;
  readonly state: "invited" | "active" | "left";
  readonly grants: readonly NamedGrant[];
  readonly lastSeenAt: string | null;
}
const all = "all";

/** Who works here, with their roles and places. */
export function Component() {
  const words = staffWords.of(useLanguage());
  const { may, session } = useSession();
  const [isInviting, setInviting] = useState(false);
  const canInvite = may("staff.invite") && session.device === null;
  useShortcuts({ n: canInvite ? () => setInviting(true) : undefined });
  return (
    <>
      <SettingsHead
        actions={
          canInvite && (
            <Button look="primary" onPress={() => setInviting(true)} shortcut="N">
              {words.invite}
            </Button>
          )
        }
      />
      <StaffList />
      <InviteDialog open={isInviting} onClose={() => setInviting(false)} />
    </>
  );
}

function StaffList() {
  const language = useLanguage();
  const [words, names] = [staffWords.of(language), roleWords.of(language)];
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const { session } = useSession();
  const filter = useFilter();
  const [text, setText] = useState(filter.of("text") ?? "");
  const state: "left" | "here" = parameters.get("state") === "left" ? "left" : "here";
  const role = roles.find((one) => one === filter.of("role"));
  const place = filter.of("place");
  const { query, rows, more } = usePages(
    listStaffCall,
    (after) => ({ query: { text: filter.of("text"), role, place, state, after } }),
    ["staff"],
  );
  return (
    <>
      <div className="grid grid-cols-2 items-end gap-3 p-4 *:first:col-span-2 sm:*:first:col-span-1 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,1fr)_auto] lg:max-w-4xl lg:px-6">
        <TextField
          label={words.find}
          value={text}
          onChange={(typed) => {
            setText(typed);
            filter.type("text", typed);
          }}
          type="search"
        />
        <Select
          label={words.role}
          value={role ?? all}
          onChange={(id) => filter.set("role", id === all ? undefined : id)}
          choices={[
            { id: all, label: words.allRoles },
            ...roles.map((id: Role) => ({ id, label: names[id] })),
          ]}
        />
        <Select
          label={words.place}
          value={place ?? all}
          onChange={(id) => filter.set("place", id === all ? undefined : id)}
          choices={[
            { id: all, label: words.allPlaces },
            ...[...session.locations, ...session.counters].map(({ id, name }) => ({ id, label: name })),
          ]}
        />
        <div className="max-w-full justify-self-start overflow-x-auto">
          <ViewTabs
            label={words.show}
            chosen={state}
            onChoose={(id) => filter.set("state", id === "left" ? id : undefined)}
            views={[
              { id: "here", label: words.here },
              { id: "left", label: words.left },
            ]}
          />
        </div>
      </div>
      <Loaded query={query}>
        {() => (
          <DataTable
            label={words.show}
            columns={columnsOf(language)}
            rows={rows as Row[]}
            onOpen={({ id }) => void navigate(`/settings/staff/${id}`)}
            empty={<Message title={words.empty} />}
            more={more}
          />
        )}
      </Loaded>
    </>
  );
}

function columnsOf(language: "en" | "ar"): readonly TableColumn<Row>[] {
  const words = staffWords.of(language);
  return [
    {
      id: "name",
      title: words.name,
      cell: ({ name, email }) => (
        <span className="grid w-0 min-w-full grid-cols-1 py-1">
          <Name>{name}</Name>
          <span className="text-xs text-ink-soft">
            <Name>{email}</Name>
          </span>
        </span>
      ),
    },
    {
      id: "roles",
      title: words.roles,
      onDesk: true,
      cell: ({ grants }) => <GrantsInBrief grants={grants} />,
    },
    {
      id: "seen",
      title: words.seen,
      onDesk: true,
      width: "9rem",
      cell: ({ lastSeenAt }) => (
        <span className="tabular text-ink-soft">
          {lastSeenAt === null ? "–" : momentInBrief(lastSeenAt, language)}
        </span>
      ),
    },
    { id: "state", title: words.state, width: "9rem", cell: ({ state }) => <MemberState state={state} /> },
  ];
}
