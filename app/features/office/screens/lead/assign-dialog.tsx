import { useQuery } from "@tanstack/react-query";
import { ListBox, ListBoxItem } from "react-aria-components";
import { useLanguage } from "#app/i18n/use-language.ts";
import { showToast } from "#app/ui/toast/show-toast.ts";
import { officeQuery, useDeed } from "../../browser/office-queries.ts";
import { listLeadOwnersCall } from "../../calls/leads/lead-calls.ts";
import { assignLeadCall } from "../../calls/leads/lead-deed-calls.ts";
import { Dialog } from "../../ui/kit/dialog.tsx";
import { Loaded } from "../../ui/kit/states.tsx";
import type { ShownLead } from "../leads/lead-row.ts";
import { leadWords } from "./words.ts";

interface AssignProps {
  lead: ShownLead;
  open: boolean;
  onClose: () => void;
}

/** The colleagues who sell at the lead's place: one press gives it to one of them. */
export function AssignDialog(props: AssignProps) {
  const words = leadWords.of(useLanguage());
  return (
    <Dialog open={props.open} onClose={props.onClose} title={words.assignTitle}>
      {props.open && <Colleagues {...props} />}
    </Dialog>
  );
}

function Colleagues({ lead, onClose }: AssignProps) {
  const language = useLanguage();
  const words = leadWords.of(language);
  const { id, version, owner } = lead;
  const query = useQuery(
    officeQuery(listLeadOwnersCall, { params: { id } }, { language, topics: ["staff"] }),
  );
  const assign = useDeed(assignLeadCall, {
    done: () => {
      onClose();
      showToast({ text: words.done, tone: "success" });
    },
  });
  return (
    <Loaded query={query}>
      {({ people }) => (
        <ListBox
          aria-label={words.assignTitle}
          items={people}
          autoFocus="first"
          disabledKeys={assign.isPending ? people.map((one) => one.id) : owner ? [owner.id] : []}
          onAction={(to) => assign.mutate({ params: { id }, body: { version, to: String(to) } })}
          renderEmptyState={() => <p className="py-6 text-ink-soft">{words.noPeople}</p>}
          className="-mx-2 outline-none"
        >
          {(one) => (
            <ListBoxItem
              id={one.id}
              textValue={one.name}
              className="press flex cursor-pointer items-center justify-between gap-3 rounded px-2.5 outline-none data-disabled:cursor-default data-disabled:text-ink-faint data-focused:bg-accent-soft data-hovered:bg-sand-100"
            >
              <bdi>{one.name}</bdi>
              {one.id === owner?.id && <span className="text-xs">{words.owns}</span>}
            </ListBoxItem>
          )}
        </ListBox>
      )}
    </Loaded>
  );
}
