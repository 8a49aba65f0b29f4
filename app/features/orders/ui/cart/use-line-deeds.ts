import { useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import type { BodyOf } from "#app/platform/api/call.ts";
import type { CartLine, changeCartLineCall } from "../../cart-calls.ts";
import { sentenceOf, useAddToCart, useChangeLine, useRemoveLine } from "./cart-queries.ts";

/** Changes of a line but its quantity: its place, and the yes to what does not fit. */
export function useLineDeeds({ id }: Pick<CartLine, "id">) {
  const language = useLanguage();
  const { send, isSending } = useChangeLine();
  const [problem, setProblem] = useState<string>();
  const set = async (body: BodyOf<typeof changeCartLineCall>) => {
    setProblem(undefined);
    const reply = await send({ language, query: { lang: language }, params: { id }, body });
    if (!reply.ok) setProblem(sentenceOf(reply, language));
  };
  return { set: (body: BodyOf<typeof changeCartLineCall>) => void set(body), isSending, problem };
}

/** Removes lines; the last one can be put back as it was. */
export function useRemoval() {
  const language = useLanguage();
  const remove = useRemoveLine();
  const add = useAddToCart();
  const [removed, setRemoved] = useState<CartLine>();
  const [problem, setProblem] = useState<string>();
  const run = async (line: CartLine) => {
    setProblem(undefined);
    const reply = await remove.send({ language, query: { lang: language }, params: { id: line.id } });
    if (reply.ok) setRemoved(line);
    else setProblem(sentenceOf(reply, language));
  };
  const undo = async ({ number, quantity, car, misfitAcknowledged, note }: CartLine) => {
    const body = {
      ...{ partNumber: number, quantity, misfitAcknowledged },
      ...(car && { car: car.key }),
      ...(note !== "" && { note }),
    };
    const reply = await add.send({ language, query: { lang: language }, body });
    if (reply.ok) setRemoved(undefined);
    else setProblem(sentenceOf(reply, language));
  };
  return {
    removed,
    problem,
    isUndoing: add.isSending,
    remove: (line: CartLine) => void run(line),
    undo: () => removed && void undo(removed),
  };
}
