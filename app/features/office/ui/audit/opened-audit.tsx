import { type ComponentProps, useState } from "react";
import { useSession } from "../frame/session-context.ts";
import { RecordAudit } from "./record-audit.tsx";

type OpenedAuditProps = Pick<ComponentProps<typeof RecordAudit>, "type" | "id"> & {
  place: string;
  label: string;
};

/** The audit of a record, for those who may search it; read once it is opened: the reading is an entry itself. */
export function OpenedAudit({ type, id, place, label }: OpenedAuditProps) {
  const { may } = useSession();
  const [isOpen, setOpen] = useState(false);
  if (!may("audit.search", place)) return null;
  return (
    <details
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="mt-6 border-t border-line pt-3"
    >
      <summary className="press flex cursor-pointer items-center text-sm text-ink-soft hover:text-ink">
        {label}
      </summary>
      {isOpen && <RecordAudit type={type} id={id} place={place} className="pt-3" />}
    </details>
  );
}
