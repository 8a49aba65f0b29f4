import { type ReactNode, useState } from "react";
import { Banner } from "#app/ui/banner.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/overlay/dialog.tsx";

interface ConfirmedDeedProps {
  /** What opens the question. */
  trigger: (open: () => void) => ReactNode;
  title: string;
  text: string;
  /** The button that changes nothing, and the one that does it. */
  stay: string;
  confirm: string;
  /** What analytics call the confirmation. */
  name: string;
  isSending: boolean;
  /** Does it; answers why it could not be done, as a sentence. */
  onConfirm: () => Promise<string | undefined>;
}

/** Something that is done after a question. A refusal is shown in the dialog, which stays open. */
export function ConfirmedDeed(props: ConfirmedDeedProps) {
  const { trigger, title, text, stay, confirm, name, isSending, onConfirm } = props;
  const [isOpen, setOpen] = useState(false);
  const [problem, setProblem] = useState<string>();
  const open = () => {
    setProblem(undefined);
    setOpen(true);
  };
  const send = async () => {
    const refused = await onConfirm();
    setProblem(refused);
    if (refused === undefined) setOpen(false);
  };
  return (
    <>
      {trigger(open)}
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={title}
        actions={
          <>
            <Button variant="secondary" data-analytics="stay" onClick={() => setOpen(false)}>
              {stay}
            </Button>
            <Button variant="danger" data-analytics={name} loading={isSending} onClick={() => void send()}>
              {confirm}
            </Button>
          </>
        }
      >
        <p className="text-ink-soft">{text}</p>
        {problem && (
          <Banner tone="error" className="mt-4">
            {problem}
          </Banner>
        )}
      </Dialog>
    </>
  );
}
