import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { withCommas } from "#app/i18n/comma.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { showToast } from "#app/ui/toast/show-toast.ts";
import { officeQuery, useDeed } from "../../browser/office-queries.ts";
import { listCustomerPrivacyCall } from "../../calls/customer-calls.ts";
import { longestRequestNote, noteOnPrivacyCall } from "../../calls/customer-deed-calls.ts";
import { useSession } from "../../ui/frame/session-context.ts";
import { Button } from "../../ui/kit/button.tsx";
import { TextField } from "../../ui/kit/fields.tsx";
import { Pill, type Tone } from "../../ui/kit/pill.tsx";
import { PageSection } from "../../ui/kit/section.tsx";
import { Loaded, RowsSkeleton } from "../../ui/kit/states.tsx";
import { kitWords } from "../../ui/kit/words.ts";
import { answerWords, blockerWords } from "./answer-words.ts";
import { dayOf, None } from "./lines.tsx";
import type { PrivacyRequest } from "./shapes.ts";
import { customerWords } from "./words.ts";

/** Requests about their data that are under way, each with its clock and what colleagues wrote. */
export function PrivacyRequests({ customerId }: { customerId: string }) {
  const language = useLanguage();
  const [words, answers] = [customerWords.of(language), answerWords.of(language)];
  const query = useQuery(
    officeQuery(listCustomerPrivacyCall, { params: { id: customerId } }, { language, topics: ["people"] }),
  );
  return (
    <PageSection title={answers.privacy} count={query.data?.requests.length}>
      <Loaded query={query} skeleton={<RowsSkeleton rows={1} />}>
        {({ requests }) =>
          requests.length === 0 ? (
            <None>{words.none}</None>
          ) : (
            <ul className="grid gap-5">
              {requests.map((request) => (
                <li key={request.id} className="grid gap-2 text-sm">
                  <Request request={request} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </PageSection>
  );
}

const clockTones: Readonly<Record<PrivacyRequest["clock"], Tone>> = {
  "in-time": "accent",
  near: "warning",
  overdue: "danger",
  answered: "success",
};

/** How a request stands to the last day that the law gives. */
export function PrivacyClock({ request: { clock, dueAt, state } }: { request: PrivacyRequest }) {
  const language = useLanguage();
  const words = answerWords.of(language);
  const day = dayOf(dueAt, language);
  const text =
    clock === "answered" ? words[state] : clock === "overdue" ? words.overdue(day) : words.due(day);
  return <Pill tone={clockTones[clock]}>{text}</Pill>;
}

/** What holds a request up, in one line; empty where nothing does. */
export function useBlockers({ blockedBy }: Pick<PrivacyRequest, "blockedBy">): string {
  const language = useLanguage();
  const [words, blockers] = [answerWords.of(language), blockerWords.of(language)];
  if (blockedBy.length === 0) return "";
  const names = blockedBy.map((name) =>
    name in blockers ? blockers[name as keyof typeof blockers] : blockers.other,
  );
  return words.blockedBy(withCommas([...new Set(names)], language));
}

function Request({ request }: { request: PrivacyRequest }) {
  const language = useLanguage();
  const words = answerWords.of(language);
  const { may } = useSession();
  const blockers = useBlockers(request);
  return (
    <>
      <div>
        <p>{words[request.kind]}</p>
        <p className="text-ink-soft">{words.requested(dayOf(request.requestedAt, language))}</p>
      </div>
      <PrivacyClock request={request} />
      {request.clock !== "answered" && <p className="text-ink-soft">{words[request.state]}</p>}
      {blockers && <p className="text-ink-soft">{blockers}</p>}
      {request.isAlarming && <p className="text-danger">{words.alarming}</p>}
      {request.notes.map(({ id, by, note, at }) => (
        <p key={id} className="border-s-2 border-line ps-3">
          <span dir="auto" className="block whitespace-pre-line">
            {note}
          </span>
          <span className="text-xs text-ink-soft">
            {by} · {dayOf(at, language)}
          </span>
        </p>
      ))}
      {may("privacy.answer") && <NoteEntry request={request} />}
    </>
  );
}

function NoteEntry({ request: { id, customerId } }: { request: PrivacyRequest }) {
  const language = useLanguage();
  const [words, kit] = [answerWords.of(language), kitWords.of(language)];
  const [isOpen, setOpen] = useState(false);
  const [note, setNote] = useState("");
  const [problem, setProblem] = useState<string>();
  const deed = useDeed(noteOnPrivacyCall, {
    done: () => {
      showToast({ text: words.noted, tone: "success" });
      setNote("");
      setOpen(false);
    },
    shows: ({ code, message }) => {
      if (code !== "note-missing") return false;
      setProblem(message);
      return true;
    },
  });
  if (!isOpen) {
    return (
      <div>
        <Button onPress={() => setOpen(true)}>{words.addNote}</Button>
      </div>
    );
  }
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (note.trim() === "") setProblem(kit.required);
        else deed.mutate({ params: { customer: customerId, id }, body: { note: note.trim() } });
      }}
    >
      <TextField
        label={words.note}
        value={note}
        onChange={(value) => {
          setNote(value);
          setProblem(undefined);
        }}
        problem={problem}
        lines={3}
        maxLength={longestRequestNote}
        autoFocus
      />
      <div className="flex gap-2">
        <Button onPress={() => setOpen(false)}>{kit.cancel}</Button>
        <Button type="submit" look="primary" busy={deed.isPending}>
          {kit.save}
        </Button>
      </div>
    </form>
  );
}
