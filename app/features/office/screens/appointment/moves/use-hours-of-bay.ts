import { useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { showToast } from "#app/ui/toast/show-toast.ts";
import { useDeed } from "../../../browser/office-queries.ts";
import { rescheduleCall } from "../../../calls/appointment-deed-calls.ts";
import { appointmentWords } from "../words.ts";
import { type Collision, collisionsOf } from "./collisions.ts";

/** A deed that takes hours of a bay: where others have them, these are shown until they are moved. */
export function useHoursOfBay(onClose: () => void) {
  const words = appointmentWords.of(useLanguage());
  const [collisions, setCollisions] = useState<readonly Collision[]>([]);
  const deed = useDeed(rescheduleCall, {
    done: () => {
      onClose();
      showToast({ text: words.done, tone: "success" });
    },
    shows: (refused) => {
      const found = collisionsOf(refused);
      setCollisions(found ?? []);
      return found !== undefined;
    },
  });
  return {
    deed,
    collisions,
    moved: (id: string) => setCollisions((all) => all.filter(({ appointmentId }) => appointmentId !== id)),
    forget: () => setCollisions([]),
  };
}
