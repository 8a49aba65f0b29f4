import { type FormEvent, useState } from "react";
import { promisedDate } from "#app/i18n/dates/promised-day.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Banner } from "#app/ui/banner.tsx";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/form/fields/select-field.tsx";
import { TextArea } from "#app/ui/form/fields/text-area.tsx";
import { type PartsOrder, returnReasons } from "../../order-calls.ts";
import { shopWords } from "../../words.ts";
import { sentenceOf } from "../cart/cart-queries.ts";
import { useRequestReturn } from "../orders/order-queries.ts";
import { orderWords } from "../orders/order-words.ts";
import { QuantityStepper } from "../pieces/quantity-stepper.tsx";

type Reason = (typeof returnReasons)[number];
interface Wanted {
  readonly quantity: number;
  /** Undefined until the customer has said it: periods depend on it. */
  readonly reason: Reason | undefined;
}

/** Requests to give parts back: which, how many and why. What cannot be given back is not offered. */
export function ReturnForm({ order }: { order: PartsOrder }) {
  const language = useLanguage();
  const words = orderWords.of(language);
  const { send, isSending } = useRequestReturn();
  const [wanted, setWanted] = useState<ReadonlyMap<number, Wanted>>(new Map());
  const [problem, setProblem] = useState<string>();
  const [isSent, setSent] = useState(false);
  const returnable = order.lines.filter((line) => line.returnable !== null);
  const set = (line: number, value: Wanted | undefined) => {
    setProblem(undefined);
    setWanted((before) => {
      const next = new Map(before);
      if (value) next.set(line, value);
      else next.delete(line);
      return next;
    });
  };
  const request = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (wanted.size === 0) return setProblem(words.returnNothing);
    const lines = [...wanted].flatMap(([line, { quantity, reason }]) =>
      reason === undefined ? [] : [{ line, quantity, reason }],
    );
    if (lines.length < wanted.size) return setProblem(words.returnReasonMissing);
    const note = String(new FormData(event.currentTarget).get("note") ?? "").trim();
    const body = { lines, ...(note !== "" && { note }) };
    const reply = await send({ language, params: { id: order.id }, query: { lang: language }, body });
    setProblem(reply.ok ? undefined : sentenceOf(reply, language));
    setSent(reply.ok);
  };
  if (isSent) return <Banner tone="success">{words.returnSent}</Banner>;
  return (
    <form method="post" onSubmit={(event) => void request(event)} className="max-w-2xl">
      <p className="text-ink-soft">{words.returnLead}</p>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {returnable.map((line) => (
          <ReturnLine
            key={line.line}
            line={line}
            wanted={wanted.get(line.line)}
            onChange={(value) => set(line.line, value)}
          />
        ))}
      </ul>
      <div className="mt-5">
        <TextArea name="note" label={words.returnNote} maxLength={1024} rows={2} />
      </div>
      <p role="alert" className="text-sm text-danger not-empty:mt-3">
        {problem}
      </p>
      <Button
        type="submit"
        variant="secondary"
        loading={isSending}
        data-analytics="request-return"
        className="mt-4 max-sm:w-full"
      >
        {words.returnSend}
      </Button>
    </form>
  );
}

interface ReturnLineProps {
  line: PartsOrder["lines"][number];
  wanted: Wanted | undefined;
  onChange: (value: Wanted | undefined) => void;
}

function ReturnLine({ line, wanted, onChange }: ReturnLineProps) {
  const language = useLanguage();
  const words = orderWords.of(language);
  const most = line.returnable?.quantity ?? 0;
  return (
    <li className="py-3">
      <label className="flex min-h-11 items-start gap-3 py-1.5">
        <input
          type="checkbox"
          checked={wanted !== undefined}
          onChange={({ currentTarget }) =>
            onChange(currentTarget.checked ? { quantity: most, reason: undefined } : undefined)
          }
          className="mt-0.5 size-6 shrink-0 accent-accent"
        />
        <span>
          {line.name}
          <span className="block text-sm text-ink-soft">
            {shopWords.of(language).pieces(most)}
            {line.returnable && ` · ${words.returnUntil(promisedDate(line.returnable.until, language))}`}
          </span>
        </span>
      </label>
      {wanted && (
        <div className="ms-9 mt-2 grid items-end gap-4 pb-2 sm:grid-cols-[auto_minmax(0,1fr)]">
          {most > 1 && (
            <QuantityStepper
              value={wanted.quantity}
              of={line.name}
              onChange={(quantity) => onChange({ ...wanted, quantity: Math.min(quantity, most) })}
            />
          )}
          <SelectField
            label={words.reason}
            value={wanted.reason ?? ""}
            onChange={({ currentTarget }) => onChange({ ...wanted, reason: currentTarget.value as Reason })}
          >
            <option value="" disabled>
              {words.chooseReason}
            </option>
            {returnReasons.map((reason) => (
              <option key={reason} value={reason}>
                {words[reason]}
              </option>
            ))}
          </SelectField>
        </div>
      )}
    </li>
  );
}
