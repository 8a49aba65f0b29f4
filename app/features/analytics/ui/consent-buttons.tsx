import { Button } from "#app/ui/button.tsx";
import { saveChoice } from "../browser/consent-store.ts";
import type { ConsentTexts } from "./consent-texts.ts";

interface ConsentButtonsProps {
  texts: ConsentTexts;
  onChosen?: () => void;
}

/** To refuse is as easy as to accept: the same look, the same size, one press each. */
export function ConsentButtons({ texts, onChosen }: ConsentButtonsProps) {
  const choose = (answer: "granted" | "refused") => () => {
    saveChoice(answer, texts.version);
    onChosen?.();
  };
  return (
    <>
      <Button variant="secondary" wide data-analytics="consent" value="refused" onClick={choose("refused")}>
        {texts.declineLabel}
      </Button>
      <Button variant="secondary" wide data-analytics="consent" value="granted" onClick={choose("granted")}>
        {texts.acceptLabel}
      </Button>
    </>
  );
}
