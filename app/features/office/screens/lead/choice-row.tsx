import { useShortcuts } from "../../ui/keys/use-shortcuts.ts";
import { Button } from "../../ui/kit/button.tsx";

interface ChoiceRowProps<Id extends string> {
  label: string;
  choices: readonly { readonly id: Id; readonly label: string }[];
  isBusy: boolean;
  onChoose: (id: Id) => void;
}

/** A few answers, each one press or one digit away; the first has the focus. */
export function ChoiceRow<Id extends string>({ label, choices, isBusy, onChoose }: ChoiceRowProps<Id>) {
  useShortcuts(
    Object.fromEntries(
      choices.map(({ id }, index) => [String(index + 1), isBusy ? undefined : () => onChoose(id)]),
    ),
  );
  return (
    <fieldset>
      <legend className="pb-1 text-sm text-ink-soft">{label}</legend>
      <div className="grid gap-2 min-[24rem]:grid-cols-2 sm:flex sm:flex-wrap">
        {choices.map((choice, index) => (
          <Button
            key={choice.id}
            autoFocus={index === 0}
            isDisabled={isBusy}
            onPress={() => onChoose(choice.id)}
            shortcut={String(index + 1)}
          >
            {choice.label}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
