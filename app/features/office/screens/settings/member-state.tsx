import { useLanguage } from "#app/i18n/use-language.ts";
import { Pill } from "../../ui/kit/pill.tsx";
import { staffWords } from "./words.ts";

export function MemberState({ state }: { state: "invited" | "active" | "left" }) {
  const words = staffWords.of(useLanguage());
  if (state === "left") return <Pill tone="neutral">{words.hasLeft}</Pill>;
  return <Pill tone={state === "active" ? "success" : "warning"}>{words[state]}</Pill>;
}
