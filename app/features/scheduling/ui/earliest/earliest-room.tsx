import { type ReactNode, Suspense } from "react";
import { Skeleton } from "#app/ui/loading/skeleton.tsx";

/** As high as the earliest times that come, so that what stands below stays where it is. */
export function EarliestRoom({ children }: { children: ReactNode }) {
  return (
    <div className="mb-8 min-h-125 sm:min-h-111 md:mb-10">
      <Suspense fallback={<Skeleton className="h-125 w-full rounded-lg sm:h-111" />}>{children}</Suspense>
    </div>
  );
}
