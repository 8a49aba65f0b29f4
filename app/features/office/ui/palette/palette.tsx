import { useEffect, useState } from "react";
import {
  Dialog as AriaDialog,
  Autocomplete,
  Collection,
  Header,
  Input,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  Modal,
  ModalOverlay,
  TextField,
} from "react-aria-components";
import { useLocation, useNavigate } from "react-router";
import { otherLanguage } from "#app/i18n/language.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Spinner } from "#app/ui/loading/spinner.tsx";
import { Icon } from "#app/ui/picture/icon.tsx";
import { entries as menuEntries } from "../frame/navigation.tsx";
import { useSession } from "../frame/session-context.ts";
import { useShortcuts } from "../keys/use-shortcuts.ts";
import { Button } from "../kit/button.tsx";
import { kitWords } from "../kit/words.ts";
import { type Command, commandsFor, commandsMatching } from "./commands.ts";
import { paletteEvent } from "./palette-events.ts";
import { recordAt, rememberRecord } from "./recent-records.ts";
import { RecordLine } from "./record-line.tsx";
import { type FoundRecord, useRecent, useSearch } from "./use-search.ts";
import { paletteWords } from "./words.ts";

/** Records and deeds by a few letters, from everywhere: Ctrl+K. It remembers which records were open. */
export function Palette() {
  const [isOpen, setOpen] = useState(false);
  const words = paletteWords.of(useLanguage());
  const { pathname } = useLocation();
  const { session } = useSession();
  useEffect(() => {
    const record = recordAt(pathname);
    if (record) rememberRecord(session.member.id, record);
  }, [pathname, session.member.id]);
  useEffect(() => {
    const open = () => setOpen(true);
    addEventListener(paletteEvent, open);
    return () => removeEventListener(paletteEvent, open);
  }, []);
  useShortcuts({ "ctrl+k": () => setOpen((before) => !before) });
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={setOpen}
      isDismissable
      className="office-overlay grid items-start sm:justify-items-center sm:pt-[12vh]"
    >
      <Modal className="h-dvh w-full overflow-hidden bg-surface shadow-floating outline-none sm:h-auto sm:max-w-xl sm:rounded-xl">
        <AriaDialog
          aria-label={words.title}
          className="flex max-h-full flex-col outline-none sm:max-h-[64vh]"
        >
          <Choices onClose={() => setOpen(false)} />
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

interface Line {
  readonly id: string;
  readonly text: string;
  readonly record?: FoundRecord;
  readonly command?: Command;
}

function Choices({ onClose }: { onClose: () => void }) {
  const language = useLanguage();
  const [words, kit] = [paletteWords.of(language), kitWords.of(language)];
  const [text, setText] = useState("");
  const { sections, isLoading } = useSections(text);
  const run = useRun(onClose);
  const lines = sections.flatMap(({ lines: own }) => own);
  return (
    <Autocomplete inputValue={text} onInputChange={setText}>
      <div className="flex items-center gap-2 border-b border-line ps-4 pe-2">
        <Icon name="search" className="size-4 shrink-0 text-ink-soft" />
        <TextField aria-label={words.title} autoFocus className="min-w-0 grow">
          <Input
            placeholder={words.hint}
            className="h-12 w-full bg-transparent text-base shadow-none outline-none placeholder:text-ink-faint"
          />
        </TextField>
        {isLoading && <Spinner />}
        <Button look="quiet" aria-label={kit.close} onPress={onClose} className="px-2">
          <Icon name="close" className="size-4" />
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
      <div tabIndex={0} className="min-h-0 overflow-y-auto outline-offset-[-2px]">
        <ListBox
          aria-label={words.title}
          items={sections}
          className="p-1.5 outline-none"
          onAction={(id) => {
            const line = lines.find((one) => one.id === id);
            if (line) run(line);
          }}
          renderEmptyState={() => (
            <p className="px-3 py-6 text-center text-sm text-ink-soft">
              {isLoading ? words.searching : words.nothing}
            </p>
          )}
        >
          {(section) => (
            <ListBoxSection id={section.id}>
              <Header className="px-2.5 pt-2 pb-1 text-xs text-ink-faint">{words[section.id]}</Header>
              <Collection items={section.lines}>
                {(line) => (
                  <ListBoxItem
                    id={line.id}
                    textValue={line.text}
                    className="press flex cursor-pointer items-center rounded-md px-2.5 py-1 text-sm outline-none data-focused:bg-accent-soft data-hovered:bg-sand-50"
                  >
                    {line.record ? <RecordLine record={line.record} /> : line.text}
                  </ListBoxItem>
                )}
              </Collection>
            </ListBoxSection>
          )}
        </ListBox>
      </div>
    </Autocomplete>
  );
}

/** What stands in the list: records that were found, or those of before where nothing is typed; then deeds. */
function useSections(text: string) {
  const language = useLanguage();
  const { places, may } = useSession();
  const { query, hits, isSearched } = useSearch(text);
  const isEmpty = text.trim() === "";
  const recent = useRecent(isEmpty);
  const lineOf = (record: FoundRecord): Line => ({
    id: `${record.kind} ${record.id}`,
    text: record.title,
    record,
  });
  const deeds = commandsMatching(commandsFor(menuEntries, places, may), text).map(
    (command): Line => ({ id: command.id, text: command.label[language], command }),
  );
  const sections = [
    { id: "recent" as const, lines: isEmpty ? recent.map(lineOf) : [] },
    { id: "records" as const, lines: isEmpty ? [] : hits.map(lineOf) },
    { id: "deeds" as const, lines: deeds },
  ];
  return {
    sections: sections.filter(({ lines }) => lines.length > 0),
    isLoading: !isEmpty && isSearched && query.isFetching,
  };
}

function useRun(onClose: () => void) {
  const navigate = useNavigate();
  const language = useLanguage();
  const { chooseLocation } = useSession();
  return ({ record, command }: Line) => {
    onClose();
    const to = record?.to ?? command?.to;
    if (to !== undefined) {
      void navigate(to);
      // What had the focus may be gone with its screen.
      requestAnimationFrame(() => document.getElementById("screen")?.focus());
    }
    if (command?.location !== undefined) chooseLocation(command.location);
    if (command?.run === "language") location.search = `?lang=${otherLanguage(language)}`;
    if (command?.run === "sign-out") signOut();
  };
}

function signOut(): void {
  const form = document.createElement("form");
  form.method = "post";
  form.action = "/office/sign-out";
  document.body.append(form);
  form.submit();
}
