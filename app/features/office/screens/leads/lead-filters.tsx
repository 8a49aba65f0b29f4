import { useState } from "react";
import { leadStates } from "#app/features/leads/rules/lead-states.ts";
import { leadKindWords, leadStateWords } from "#app/features/leads/staff-words.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { leadKinds } from "#app/lib/lead-kinds.ts";
import { useSession } from "../../ui/frame/session-context.ts";
import { Button } from "../../ui/kit/button.tsx";
import { SearchField, Select } from "../../ui/kit/fields.tsx";
import { useLeadFilter } from "./use-lead-filter.ts";
import { leadsWords } from "./words.ts";

const any = "any";

/** What narrows the list; all of it stands in the address. On a phone the choices are one press away. */
export function LeadFilters() {
  const language = useLanguage();
  const words = leadsWords.of(language);
  const [kinds, states] = [leadKindWords.of(language), leadStateWords.of(language)];
  const { session } = useSession();
  const { filter, set } = useLeadFilter();
  const [isOpen, setOpen] = useState(filter.kind !== undefined || filter.state !== undefined);
  const choose = (name: "kind" | "state" | "place") => (id: string) => set(name, id === any ? undefined : id);
  return (
    <div className="grid gap-3 px-4 py-3 sm:grid-cols-2 lg:grid-cols-[minmax(0,18rem)_repeat(3,minmax(0,13rem))] lg:px-6">
      <div className="flex items-end gap-2">
        <div className="grow">
          <SearchField
            label={words.filterText}
            text={filter.text}
            onSearch={(text) => set("text", text)}
            maxLength={80}
          />
        </div>
        <span className="sm:hidden">
          <Button aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
            {words.filters}
          </Button>
        </span>
      </div>
      <div className={isOpen ? "contents" : "hidden sm:contents"}>
        <Select
          label={words.kind}
          value={filter.kind ?? any}
          onChange={choose("kind")}
          choices={[{ id: any, label: words.anyKind }, ...leadKinds.map((id) => ({ id, label: kinds[id] }))]}
        />
        {filter.tab !== "new" && (
          <Select
            label={words.state}
            value={filter.state ?? any}
            onChange={choose("state")}
            choices={[{ id: any, label: words.open }, ...leadStates.map((id) => ({ id, label: states[id] }))]}
          />
        )}
        {session.locations.length > 1 && (
          <Select
            label={words.place}
            value={filter.place ?? any}
            onChange={choose("place")}
            choices={[
              { id: any, label: words.anyPlace },
              ...session.locations.map(({ id, name }) => ({ id, label: name })),
            ]}
          />
        )}
      </div>
    </div>
  );
}
