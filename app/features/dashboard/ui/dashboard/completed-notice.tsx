import { useState } from "react";
import { Banner } from "#app/ui/banner.tsx";
import { useFlashState } from "#app/ui/navigation/use-flash-state.ts";
import { useDashboardPage } from "./dashboard-page.ts";

/** What was just done to an appointment (product/booking.md#wizard), shown for one view. */
export function CompletedNotice() {
  const { texts } = useDashboardPage();
  const completed = useFlashState((state) => {
    const completed = "completed" in state ? state.completed : undefined;
    return completed === "cancel" || completed === "update" ? completed : undefined;
  });
  const [isOpen, setOpen] = useState(true);
  if (!completed || !isOpen) return null;
  return (
    <Banner tone="success" className="mt-6" onDismiss={() => setOpen(false)}>
      {completed === "cancel" ? texts.canceledNotice : texts.updatedNotice}
    </Banner>
  );
}
