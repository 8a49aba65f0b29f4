import { useLanguage } from "#app/i18n/use-language.ts";
import { Icon } from "#app/ui/picture/icon.tsx";
import { Button } from "../kit/button.tsx";
import { kitWords } from "../kit/words.ts";

/** Prints what `PrintSheet` has of the screen. On a phone there is none: nobody has a printer in the pocket. */
export function PrintButton() {
  const words = kitWords.of(useLanguage());
  return (
    <span className="hidden lg:inline">
      <Button look="quiet" onPress={() => print()}>
        <Icon name="print" className="size-4" />
        {words.print}
      </Button>
    </span>
  );
}
