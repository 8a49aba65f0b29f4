import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import type { SendEvent } from "../../wizard/machine/wizard-state.ts";
import { useDrivePage } from "../drive-page.ts";

/** Nothing is free here: says so, and takes a request without a time instead. */
export function LeaveRequest({ title, text, send }: { title: string; text: string; send: SendEvent }) {
  const { texts } = useDrivePage();
  return (
    <EmptyState
      title={title}
      actions={
        <Button data-analytics="leave-request" onClick={() => send({ type: "request-begun" })}>
          {texts.leaveRequestLabel}
        </Button>
      }
    >
      {text}
    </EmptyState>
  );
}
