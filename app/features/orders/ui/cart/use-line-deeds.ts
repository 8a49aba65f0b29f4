import { useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import type { BodyOf } from "#app/platform/api/call.ts";
import { callAsCustomer, useCustomerAccess } from "#app/platform/api/customer-queries.tsx";
import { type Cart, type CartLine, type changeCartLineCall, showCartCall } from "../../cart-calls.ts";
import { expectLine, focusLine } from "./cart-focus.ts";
import { sentenceOf, useAddToCart, useChangeLine, useRemoveLine } from "./cart-queries.ts";

/** Changes of a line but its quantity: its place, and the yes to what does not fit. One that moves keeps the focus. */
export function useLineDeeds({ id }: Pick<CartLine, "id">) {
  const language = useLanguage();
  const { send, isSending } = useChangeLine();
  const [problem, setProblem] = useState<string>();
  const set = async (body: BodyOf<typeof changeCartLineCall>) => {
    setProblem(undefined);
    expectLine(body.saved === undefined ? undefined : id);
    const reply = await send({ language, query: { lang: language }, params: { id }, body });
    if (reply.ok) return;
    expectLine(undefined);
    setProblem(sentenceOf(reply, language));
  };
  return { set: (body: BodyOf<typeof changeCartLineCall>) => void set(body), isSending, problem };
}

/** What was removed, from where, and the key under which putting it back counts once. */
interface Removed {
  readonly line: CartLine;
  readonly saved: boolean;
  readonly undoKey: string;
}

/**
 * Removes lines; the last one can be put back. It is read right before, as another tab may have changed it: what comes back
 * is what was removed.
 */
export function useRemoval() {
  const language = useLanguage();
  const access = useCustomerAccess();
  const remove = useRemoveLine();
  const add = useAddToCart();
  const [removed, setRemoved] = useState<Removed>();
  const [problem, setProblem] = useState<string>();
  const input = { language, query: { lang: language } };
  const run = async ({ id }: CartLine) => {
    setProblem(undefined);
    const before = await callAsCustomer(access, showCartCall, input);
    if (!before.ok) return setProblem(sentenceOf(before, language));
    const reply = await remove.send({ ...input, params: { id } });
    if (!reply.ok) return setProblem(sentenceOf(reply, language));
    setRemoved(lineIn(before.data, id));
  };
  const undo = async ({ line, saved, undoKey: idempotencyKey }: Removed) => {
    const { number, quantity, car, misfitAcknowledged, note } = line;
    const body = {
      ...{ partNumber: number, quantity, misfitAcknowledged },
      ...(car && { car: car.key }),
      ...(note !== "" && { note }),
      ...(saved && { saved }),
    };
    const reply = await add.send({ ...input, body, idempotencyKey });
    if (!reply.ok) return setProblem(sentenceOf(reply, language));
    setRemoved(undefined);
    const { lines, saved: later } = reply.data;
    const back = (saved ? later : lines).find((one) => one.number === number && one.car?.key === car?.key);
    if (back) focusLine(back.id);
  };
  return {
    removed: removed?.line,
    problem,
    isUndoing: add.isSending,
    remove: (line: CartLine) => void run(line),
    undo: () => removed && void undo(removed),
  };
}

function lineIn({ lines, saved }: Cart, id: string): Removed | undefined {
  const line = [...lines, ...saved].find((one) => one.id === id);
  return line && { line, saved: saved.includes(line), undoKey: crypto.randomUUID() };
}
