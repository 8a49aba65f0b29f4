import { useEffect, useState } from "react";
import { leadStates } from "#app/features/leads/rules/lead-states.ts";
import { leadKindWords, leadStateWords } from "#app/features/leads/staff-words.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { leadKinds } from "#app/lib/lead-kinds.ts";
import { useSession } from "../../ui/frame/session-context.ts";
import { Button } from "../../ui/kit/button.tsx";
import { Select, TextField } from "../../ui/kit/fields.tsx";
import { useLeadFilter } from "./use-lead-filter.ts";
import { leadsWords } from "./words.ts";

const any = "any";
const settleMs = 250;

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
          <TextFilter />
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

/** Looks after a pause of the typing: each look is a search that the audit names. */
function TextFilter() {
  const words = leadsWords.of(useLanguage());
  const { filter, set } = useLeadFilter();
  const [typed, setTyped] = useState(filter.text ?? "");
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed counts
  useEffect(() => {
    if (typed === (filter.text ?? "")) return;
    const timer = setTimeout(() => set("text", typed), settleMs);
    return () => clearTimeout(timer);
  }, [typed]);
  // Back, forward and "clear" change the address under the field.
  useEffect(() => setTyped(filter.text ?? ""), [filter.text]);
  return (
    <TextField label={words.filterText} value={typed} onChange={setTyped} type="search" maxLength={80} />
  );
}
