import { useState } from "react";
import { mayRevise, mayWithdraw } from "#app/features/workshop/rules/extra-work.ts";
import { dirhamsInWords } from "#app/i18n/numbers/dirhams.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Icon } from "#app/ui/picture/icon.tsx";
import { useDeed } from "../../../browser/office-queries.ts";
import { withdrawExtraWorkCall } from "../../../calls/visit-calls.ts";
import { useShortcuts } from "../../../ui/keys/use-shortcuts.ts";
import { Button } from "../../../ui/kit/button.tsx";
import { momentInBrief } from "../../../ui/kit/moments.ts";
import { Pill, type Tone } from "../../../ui/kit/pill.tsx";
import type { ShownVisit, ShownWork } from "../shown.ts";
import { Part } from "../visit/part.tsx";
import { visitWords } from "../visit/words.ts";
import { ExtraWorkDialog } from "./extra-work-dialog.tsx";

const tones: Readonly<Record<ShownWork["state"], Tone>> = {
  proposed: "warning",
  approved: "success",
  declined: "neutral",
  withdrawn: "neutral",
  expired: "danger",
  ended: "neutral",
};

/** Work that was found besides the order. Its customer alone approves it; until then it says that it must not begin. */
export function ExtraWorkList({
  id,
  visit,
  mayPropose,
}: {
  id: string;
  visit: ShownVisit;
  mayPropose: boolean;
}) {
  const words = visitWords.of(useLanguage());
  const [edited, setEdited] = useState<ShownWork | "new">();
  const canPropose = mayPropose && visit.endedAt === null;
  useShortcuts({ e: canPropose ? () => setEdited("new") : undefined });
  return (
    <Part
      title={words.extraWork}
      action={
        canPropose ? (
          <Button look="quiet" onPress={() => setEdited("new")} shortcut="E">
            <Icon name="plus" className="size-4" />
            {words.propose}
          </Button>
        ) : undefined
      }
    >
      {visit.extraWork.length === 0 && <p className="text-sm text-ink-soft">{words.noExtraWork}</p>}
      <ul className="grid gap-4">
        {visit.extraWork.map((work) => (
          <Work key={work.id} id={id} work={work} canChange={canPropose} onRevise={() => setEdited(work)} />
        ))}
      </ul>
      <ExtraWorkDialog
        id={id}
        work={edited === "new" ? undefined : edited}
        open={edited !== undefined}
        onClose={() => setEdited(undefined)}
      />
    </Part>
  );
}

interface WorkProps {
  id: string;
  work: ShownWork;
  canChange: boolean;
  onRevise: () => void;
}

function Work({ id, work, canChange, onRevise }: WorkProps) {
  const language = useLanguage();
  const words = visitWords.of(language);
  const withdraw = useDeed(withdrawExtraWorkCall);
  const isOver = ["withdrawn", "declined", "ended"].includes(work.state);
  const stored = work.state === "expired" || work.state === "ended" ? "proposed" : work.state;
  const money = (dirhams: number) => (
    <span className="tabular whitespace-nowrap">{dirhamsInWords(dirhams, language)}</span>
  );
  return (
    <li className="grid gap-1.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span dir="auto" className={isOver ? "text-ink-soft" : ""}>
          {work.title}
        </span>
        <Pill tone={tones[work.state]}>{words[work.state]}</Pill>
      </div>
      {!work.isApproved && !isOver && (
        <p className="flex items-center gap-1.5 text-sm text-danger">
          <Icon name="warning" className="size-4 shrink-0" />
          {words.notApproved}
        </p>
      )}
      <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 text-sm text-ink-soft">
        {work.lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a wording have nothing else, and never change places
          <div key={index} className="col-span-2 grid grid-cols-subgrid">
            <dt dir="auto">{line.description}</dt>
            <dd>{money(line.dirhams)}</dd>
          </div>
        ))}
        <div className="col-span-2 mt-1 grid grid-cols-subgrid border-t border-line pt-1 text-ink">
          <dt>{words.total}</dt>
          <dd>{money(work.totalDirhams)}</dd>
        </div>
      </dl>
      <div className="flex flex-wrap items-center justify-between gap-2 text-xs text-ink-soft">
        <span>
          <bdi>{work.proposedBy}</bdi> · <bdi>{momentInBrief(work.proposedAt, language)}</bdi>
          {work.state === "proposed" && (
            <>
              {" "}
              · <bdi>{words.until(momentInBrief(work.expiresAt, language))}</bdi>
            </>
          )}
        </span>
        {canChange && (
          <span className="flex gap-1">
            {mayRevise(stored) && (
              <Button look="quiet" onPress={onRevise}>
                {words.revise}
              </Button>
            )}
            {mayWithdraw(stored) && (
              <Button
                look="quiet"
                busy={withdraw.isPending}
                onPress={() =>
                  withdraw.mutate({ params: { id, work: work.id }, body: { version: work.version } })
                }
              >
                {words.withdraw}
              </Button>
            )}
          </span>
        )}
      </div>
    </li>
  );
}
