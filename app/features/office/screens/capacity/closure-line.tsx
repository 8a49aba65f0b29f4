import { useLanguage } from "#app/i18n/use-language.ts";
import { showToast } from "#app/ui/toast/show-toast.ts";
import { useDeed } from "../../browser/office-queries.ts";
import { reopenBayCall } from "../../calls/capacity-deed-calls.ts";
import { useSession } from "../../ui/frame/session-context.ts";
import { Button } from "../../ui/kit/button.tsx";
import type { Capacity, Closure } from "./shown-capacity.ts";
import { ClosureText } from "./special-hours.tsx";
import { capacityWords } from "./words.ts";

interface ClosureLineProps {
  center: string;
  capacity: Capacity;
  closure: Closure;
  onChange: (closure: Closure) => void;
}

/** A closure of a bay with what may be done about it. */
export function ClosureLine({ center, capacity, closure, onChange }: ClosureLineProps) {
  const words = capacityWords.of(useLanguage());
  const { may } = useSession();
  const reopen = useDeed(reopenBayCall, { done: () => showToast({ text: words.saved, tone: "success" }) });
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <span className="min-w-0 flex-1 basis-60">
        <ClosureText closure={closure} capacity={capacity} />
      </span>
      {capacity.isPlannedHere && may("capacity.bay", center) && (
        <span className="flex gap-1">
          <Button look="quiet" onPress={() => onChange(closure)}>
            {words.change}
          </Button>
          <Button
            onPress={() =>
              reopen.mutate({ params: { center, id: closure.id }, body: { version: closure.version } })
            }
            busy={reopen.isPending}
          >
            {words.reopen}
          </Button>
        </span>
      )}
    </div>
  );
}
