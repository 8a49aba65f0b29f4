import { type ReactNode, Suspense } from "react";
import { Skeleton } from "#app/ui/loading/skeleton.tsx";

interface EarliestRoomProps {
  /** Nothing is free: a sentence needs no room. */
  isEmpty?: boolean;
  children: ReactNode;
}

/** As high as the earliest times that come, so that what stands below stays where it is. */
export function EarliestRoom({ isEmpty = false, children }: EarliestRoomProps) {
  return (
    <div className={`mb-8 md:mb-10 ${isEmpty ? "" : "min-h-125 sm:min-h-111"}`}>
      <Suspense fallback={<Skeleton className="h-125 w-full rounded-lg sm:h-111" />}>{children}</Suspense>
    </div>
  );
}
