import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { everywhere } from "#app/features/staff/rules/permissions.ts";
import { withCommas } from "#app/i18n/comma.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Ltr } from "#app/ui/ltr.tsx";
import { Icon } from "#app/ui/picture/icon.tsx";
import { officeQuery } from "../../browser/office-queries.ts";
import { auditVias, searchAuditCall } from "../../calls/settings/audit-calls.ts";
import { nameStaffCall } from "../../calls/settings/staff-calls.ts";
import type { AuditEntry } from "../../ui/audit/audit-changes.tsx";
import { nameOf } from "../../ui/audit/audit-values.ts";
import { deedWords, viaWords } from "../../ui/audit/audit-words.ts";
import { useSession } from "../../ui/frame/session-context.ts";
import { AnchorButton, Button } from "../../ui/kit/button.tsx";
import { DataTable, momentWidth, type TableColumn } from "../../ui/kit/data-table.tsx";
import { DayField } from "../../ui/kit/dates/day-field.tsx";
import { Select } from "../../ui/kit/fields.tsx";
import { momentInBrief } from "../../ui/kit/moments.ts";
import { Name } from "../../ui/kit/name.tsx";
import { Pill } from "../../ui/kit/pill.tsx";
import { Loaded, Message } from "../../ui/kit/states.tsx";
import { usePages } from "../../ui/kit/use-pages.ts";
import { AuditChain } from "./audit/audit-chain.tsx";
import { personInWords } from "./audit/person-in-words.ts";
import { EntryDialog } from "./entry-dialog.tsx";
import { SettingsHead } from "./settings-head.tsx";
import { useFilter } from "./use-filter.ts";
import { auditWords } from "./words.ts";

const all = "all";
const filters = ["staff", "deed", "via", "from", "to", "type", "record", "person"] as const;

/** Who did what to which record, and when. The filters stand in the address. */
export function Component() {
  const language = useLanguage();
  const words = auditWords.of(language);
  const { location, may } = useSession();
  const filter = useFilter();
  const [open, setOpen] = useState<AuditEntry>();
  const via = auditVias.find((one) => one === filter.of("via"));
  const [staff, deed, from, to, type, record, person] = (
    ["staff", "deed", "from", "to", "type", "record", "person"] as const
  ).map(filter.of);
  // Whose right holds at one location searches what is there.
  const place = may("audit.search", everywhere) ? undefined : location?.id;
  const wanted = { staff, deed, via, from, to, type, record, person, place };
  const { query, rows, more } = usePages(
    searchAuditCall,
    (after) => ({ query: { ...wanted, after } }),
    // Each reading is an entry itself.
    [],
  );
  return (
    <>
      <SettingsHead
        isOfPlace={place !== undefined}
        actions={
          may("audit.export", place ?? everywhere) && (
            <span className="hidden flex-wrap gap-2 md:flex">
              {may("privacy.view", everywhere) && (
                <AnchorButton href="/office/export/processing.csv" download>
                  <Icon name="download" className="size-4" />
                  {words.exportProcessing}
                </AnchorButton>
              )}
              <AnchorButton href={`/office/export/audit.csv?${searchOf(wanted)}`} download>
                <Icon name="download" className="size-4" />
                {words.exportFile}
              </AnchorButton>
            </span>
          )
        }
      />
      <Filters filter={filter} />
      {place === undefined && <AuditChain />}
      <Loaded query={query}>
        {() => (
          <DataTable
            label={words.record}
            columns={columnsOf(language)}
            rows={rows as AuditEntry[]}
            onOpen={setOpen}
            empty={<Message title={words.empty} />}
            more={more}
          />
        )}
      </Loaded>
      <EntryDialog
        entry={open}
        onClose={() => setOpen(undefined)}
        onOnly={(only) => {
          setOpen(undefined);
          filter.setAll({ type: only.type, record: only.id });
        }}
        onOnlyOf={(only) => {
          setOpen(undefined);
          filter.clear(filters, { person: only });
        }}
      />
    </>
  );
}

function searchOf(wanted: Readonly<Record<string, string | undefined>>): string {
  return String(
    new URLSearchParams(Object.entries(wanted).flatMap(([name, one]) => (one ? [[name, one]] : []))),
  );
}

function Filters({ filter }: { filter: ReturnType<typeof useFilter> }) {
  const language = useLanguage();
  const words = auditWords.of(language);
  const people = useQuery(officeQuery(nameStaffCall, {}, { language, topics: ["staff"] }));
  const choose = (name: string) => (id: string) => filter.set(name, id === all ? undefined : id);
  const deeds = Object.entries(deedWords.of(language)).map(([id, label]) => ({ id, label: String(label) }));
  const isFiltered = filters.some((name) => filter.of(name) !== undefined);
  return (
    <div className="grid grid-cols-2 gap-3 p-4 md:grid-cols-3 lg:px-6 xl:max-w-6xl xl:grid-cols-[repeat(3,minmax(0,1fr))_repeat(2,17rem)]">
      <Select
        label={words.person}
        value={filter.of("staff") ?? all}
        onChange={choose("staff")}
        choices={[
          { id: all, label: words.everybody },
          ...(people.data?.members ?? []).map(({ id, name }) => ({ id, label: name })),
        ]}
      />
      <Select
        label={words.deed}
        value={filter.of("deed") ?? all}
        onChange={choose("deed")}
        choices={[
          { id: all, label: words.allDeeds },
          ...deeds.toSorted((one, other) => one.label.localeCompare(other.label, language)),
        ]}
      />
      <Select
        label={words.via}
        value={filter.of("via") ?? all}
        onChange={choose("via")}
        choices={[
          { id: all, label: words.allKinds },
          ...auditVias.map((id) => ({ id, label: viaWords.of(language)[id] })),
        ]}
      />
      <div className="col-span-2 xl:col-span-1">
        <DayField
          label={words.from}
          value={filter.of("from") ?? ""}
          onChange={(day) => filter.set("from", day)}
        />
      </div>
      <div className="col-span-2 xl:col-span-1">
        <DayField label={words.to} value={filter.of("to") ?? ""} onChange={(day) => filter.set("to", day)} />
      </div>
      {isFiltered && (
        <div className="flex flex-wrap items-center gap-3 text-sm col-span-full">
          {filter.of("record") !== undefined && (
            <span className="text-ink-soft">
              {words.ofRecord}: {nameOf("record", filter.of("type") ?? "", language)}
            </span>
          )}
          {filter.of("person") !== undefined && (
            <span className="text-ink-soft">
              {words.ofPerson}: <Ltr>{filter.of("person") ?? ""}</Ltr>
            </span>
          )}
          <Button onPress={() => filter.clear(filters)}>{words.clear}</Button>
        </div>
      )}
    </div>
  );
}

function columnsOf(language: "en" | "ar"): readonly TableColumn<AuditEntry>[] {
  const words = auditWords.of(language);
  return [
    {
      id: "deed",
      title: words.deed,
      cell: ({ deed, via, staffName, at, people: [first], peopleCount }) => (
        <span className="grid py-1">
          <span className="flex flex-wrap items-center gap-x-2">
            {nameOf("deed", deed, language)}
            {via === "refused" && <Pill tone="danger">{words.wasRefused}</Pill>}
          </span>
          <span className="text-xs text-ink-soft md:hidden">
            <bdi>{staffName}</bdi> · <span className="tabular">{momentInBrief(at, language)}</span>
            {first && (
              <>
                {" "}
                · <bdi>{personInWords(first, language)}</bdi>{" "}
                {peopleCount > 1 && <Ltr>+{peopleCount - 1}</Ltr>}
              </>
            )}
          </span>
        </span>
      ),
    },
    {
      id: "person",
      title: words.person,
      onDesk: true,
      cell: ({ staffName, device }) => (
        <>
          <bdi>{staffName}</bdi>
          {device && (
            <span className="text-ink-soft">
              {" "}
              · <bdi>{device}</bdi>
            </span>
          )}
        </>
      ),
    },
    {
      id: "record",
      title: words.record,
      onDesk: true,
      cell: ({ record, fields }) => (
        <span className="text-ink-soft">
          {[
            nameOf("record", record.type, language),
            record.placeName,
            withCommas(
              fields.map((field) => nameOf("field", field, language)),
              language,
            ),
          ]
            .filter(Boolean)
            .join(" · ")}
        </span>
      ),
    },
    {
      id: "whose",
      title: words.whose,
      onDesk: true,
      cell: ({ people: [first], peopleCount }) =>
        first && (
          <span className="flex min-w-0 gap-1">
            <Name>{personInWords(first, language)}</Name>
            {peopleCount > 1 && <Ltr className="text-ink-soft">+{peopleCount - 1}</Ltr>}
          </span>
        ),
    },
    {
      id: "time",
      title: words.time,
      onDesk: true,
      width: momentWidth,
      cell: ({ at }) => (
        <span className="tabular whitespace-nowrap text-ink-soft">{momentInBrief(at, language)}</span>
      ),
    },
  ];
}
