import type { AppointmentCode } from "#app/features/booking/rules/appointments/appointment-states.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Pill, type Tone } from "../../ui/kit/pill.tsx";
import { codeWords } from "./words.ts";

export const toneOfCode: Readonly<Record<AppointmentCode, Tone>> = {
  NEW: "warning",
  CREA: "warning",
  CNF: "accent",
  CIN: "accent",
  WIP: "accent",
  QCA: "accent",
  PPY: "ready",
  RFD: "success",
  OUT: "neutral",
  RJD: "neutral",
  CANC: "neutral",
};

interface CodePillProps {
  code: AppointmentCode;
  isNoShow?: boolean;
  isSmall?: boolean;
}

export function CodePill({ code, isNoShow = false, isSmall = false }: CodePillProps) {
  const words = codeWords.of(useLanguage());
  return (
    <Pill tone={isNoShow ? "danger" : toneOfCode[code]} isSmall={isSmall}>
      {isNoShow ? words.noShow : words[code]}
    </Pill>
  );
}
