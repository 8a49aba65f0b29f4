import { type FormEvent, useState } from "react";
import { ChoiceCard, ChoiceMark } from "#app/features/scheduling/ui/steps/choice-card.tsx";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/form/fields/select-field.tsx";
import { type PartsOrder, shortageChoices } from "../../order-calls.ts";
import { shopWords } from "../../words.ts";
import { sentenceOf } from "../cart/cart-queries.ts";
import { usePickupCenters, useStockOf } from "../stock-provider.tsx";
import { useAnswerShortage } from "./order-queries.ts";
import { orderWords } from "./order-words.ts";

type Choice = (typeof shortageChoices)[number];

interface ShortageQuestionProps {
  order: PartsOrder;
  line: PartsOrder["lines"][number];
}

/** A piece that the counter does not have after all: the customer says what happens with it. */
export function ShortageQuestion({ order, line }: ShortageQuestionProps) {
  const language = useLanguage();
  const words = orderWords.of(language);
  const { send, isSending } = useAnswerShortage();
  const [choice, setChoice] = useState<Choice | undefined>(line.isAwaited ? "wait" : undefined);
  const [problem, setProblem] = useState<string>();
  const answer = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (choice === undefined) return setProblem(words.shortMissing);
    const centerId = String(new FormData(event.currentTarget).get("center") ?? "");
    if (choice === "other-center" && centerId === "") return setProblem(words.noOtherCenter);
    const body = { line: line.line, choice, ...(choice === "other-center" && { centerId }) };
    const reply = await send({ language, params: { id: order.id }, query: { lang: language }, body });
    setProblem(reply.ok ? undefined : sentenceOf(reply, language));
  };
  return (
    <form
      method="post"
      onSubmit={(event) => void answer(event)}
      className="rounded-xl bg-warning-soft p-6 md:p-8"
    >
      <fieldset>
        <legend className="text-subheading">{words.shortTitle}</legend>
        <p className="mt-1">
          {words[line.isAwaited ? "awaitedText" : "shortText"](
            line.name,
            shopWords.of(language).pieces(line.short),
          )}
        </p>
        <div className="mt-4 grid gap-3">
          {shortageChoices.map((one) => (
            <ChoiceCard
              key={one}
              kind="radio"
              group={`short-${line.line}`}
              value={one}
              chosen={choice === one}
              onPress={() => {
                setProblem(undefined);
                setChoice(one);
              }}
              className="items-center gap-4 p-4"
            >
              <ChoiceMark kind="radio" chosen={choice === one} />
              {words[one]}
            </ChoiceCard>
          ))}
        </div>
        {choice === "other-center" && <OtherCenter than={order.center.id} line={line} />}
        <p role="alert" className="text-sm text-danger not-empty:mt-3">
          {problem}
        </p>
        <Button
          type="submit"
          loading={isSending}
          data-analytics="answer-shortage"
          className="mt-4 max-sm:w-full"
        >
          {words.shortSend}
        </Button>
      </fieldset>
    </form>
  );
}

interface OtherCenterProps {
  than: string;
  line: Pick<PartsOrder["lines"][number], "number" | "short">;
}

/** The counters that have what is missing, as far as their stock is known. */
function OtherCenter({ than, line: { number, short } }: OtherCenterProps) {
  const words = orderWords.of(useLanguage());
  const { data: centers } = usePickupCenters();
  const stock = useStockOf([number]).of(number);
  const has = (id: string) =>
    stock === undefined ||
    stock.centers.some(({ centerId, available }) => centerId === id && available >= short);
  const others = centers?.filter(({ id }) => id !== than && has(id));
  if (others?.length === 0) return <p className="mt-4 text-sm">{words.noOtherCenter}</p>;
  return (
    <div className="mt-4">
      <SelectField name="center" label={words.pickup}>
        {others?.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
