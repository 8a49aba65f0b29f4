import { useLanguage } from "#app/i18n/use-language.ts";
import { ButtonLink } from "../kit/button.tsx";
import { Message } from "../kit/states.tsx";
import { frameWords } from "./words.ts";

/** An address that no screen has, or a screen that broke. */
export function ScreenError() {
  const words = frameWords.of(useLanguage());
  return <Message title={words.noScreen} action={<ButtonLink to="/">{words.toQueue}</ButtonLink>} />;
}
