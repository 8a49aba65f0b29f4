import { useLanguage } from "#app/i18n/use-language.ts";
import { Icon, type IconName } from "#app/ui/picture/icon.tsx";
import { PartsIcon } from "../frame/parts-icon.tsx";
import type { FoundRecord, SearchHit } from "./use-search.ts";
import { paletteWords, whyWords } from "./words.ts";

const icons: Readonly<Record<Exclude<FoundRecord["kind"], "order">, IconName>> = {
  customer: "user",
  car: "car",
  visit: "calendar",
  guest: "user",
  lead: "message",
};

/** A record in a line: what it is, whom it is about, and why it was found. */
export function RecordLine({ record }: { record: FoundRecord | SearchHit }) {
  const words = paletteWords.of(useLanguage());
  return (
    <span className="flex min-w-0 grow items-center gap-3">
      <RecordIcon kind={record.kind} />
      <span className="flex min-w-0 grow flex-wrap gap-x-3">
        <bdi className="min-w-0 break-words">{record.title}</bdi>
        {record.detail
          .split(" · ")
          .filter((part) => part !== "")
          .map((part) => (
            <bdi key={part} className="min-w-0 wrap-anywhere text-ink-soft">
              {part}
            </bdi>
          ))}
      </span>
      <span className="shrink-0 text-xs text-ink-faint">
        {"why" in record ? <Why hit={record} /> : words[record.kind]}
      </span>
    </span>
  );
}

function RecordIcon({ kind }: { kind: FoundRecord["kind"] }) {
  const look = "size-4 shrink-0 text-ink-soft";
  return kind === "order" ? <PartsIcon className={look} /> : <Icon name={icons[kind]} className={look} />;
}

/** Why a record is among those found: "Phone · ends so". */
function Why({ hit }: { hit: SearchHit }) {
  const words = whyWords.of(useLanguage());
  const { by, how } = hit.why;
  return how === "whole" ? words[by] : `${words[by]} · ${words[how]}`;
}
