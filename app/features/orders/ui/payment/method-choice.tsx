import { ChoiceCard, ChoiceMark } from "#app/features/scheduling/ui/steps/choice-card.tsx";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Skeleton } from "#app/ui/loading/skeleton.tsx";
import { checkoutWords } from "../checkout/checkout-words.ts";
import { usePaymentMethods } from "./payment-queries.ts";

interface MethodChoiceProps {
  chosen: string | undefined;
  onChoose: (method: string) => void;
}

/** The ways to pay. */
export function MethodChoice({ chosen, onChoose }: MethodChoiceProps) {
  const words = checkoutWords.of(useLanguage());
  const methods = usePaymentMethods();
  if (methods.data === undefined && !methods.isError) return <Skeleton className="h-14 w-full rounded-lg" />;
  if (!methods.data?.length) return <p role="alert">{words.noMethods}</p>;
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {methods.data.map(({ id, name }) => (
        <ChoiceCard
          key={id}
          kind="radio"
          group="method"
          value={id}
          chosen={chosen === id}
          onPress={() => onChoose(id)}
          className="items-center gap-4 p-4"
        >
          <ChoiceMark kind="radio" chosen={chosen === id} />
          <span className="font-medium">{name}</span>
        </ChoiceCard>
      ))}
    </div>
  );
}

/** The method that is chosen: the customer's, or the only one. */
export function useChosenMethod(begun: string | undefined): string | undefined {
  const { data } = usePaymentMethods();
  if (data?.length === 1) return data[0]?.id;
  return data?.some(({ id }) => id === begun) ? begun : undefined;
}
