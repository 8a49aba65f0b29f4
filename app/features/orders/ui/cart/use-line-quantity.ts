import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import type { CartLine } from "../../cart-calls.ts";
import { sentenceOf, useChangeLine } from "./cart-queries.ts";

/** Presses of a stepper that follow each other so fast are one change. */
const pauseMs = 350;

/**
 * The quantity of a line as the customer last wanted it, at once; it is sent after a pause. Where it is refused, the line
 * goes back to what is stored and says why.
 */
export function useLineQuantity({ id, quantity }: Pick<CartLine, "id" | "quantity">) {
  const language = useLanguage();
  const { send } = useChangeLine();
  const [wanted, setWanted] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const latest = useRef<number>(undefined);
  const waiting = useRef<number>(undefined);

  const save = async (next: number) => {
    waiting.current = undefined;
    const input = { language, query: { lang: language }, params: { id }, body: { quantity: next } };
    const reply = await send(input);
    // A later change is on its way.
    if (latest.current !== next) return;
    setWanted(undefined);
    if (!reply.ok) setProblem(sentenceOf(reply, language));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new wish alone begins a new pause
  useEffect(() => {
    if (wanted === undefined) return;
    const timer = setTimeout(() => void save(wanted), pauseMs);
    return () => clearTimeout(timer);
  }, [wanted]);
  // Who goes to the checkout within the pause pays for what they see.
  const saveWaiting = useEffectEvent(() => {
    if (waiting.current !== undefined) void save(waiting.current);
  });
  useEffect(() => () => saveWaiting(), []);

  return {
    shown: wanted ?? quantity,
    isSaving: wanted !== undefined,
    problem,
    change: (next: number) => {
      setProblem(undefined);
      latest.current = next;
      waiting.current = next;
      setWanted(next);
    },
  };
}
