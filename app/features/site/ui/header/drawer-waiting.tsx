import { Skeleton } from "#app/ui/skeleton.tsx";

/** The shape of what is coming into a drawer. */
export function DrawerWaiting() {
  return (
    <div className="frame grid gap-8 py-10 lg:grid-cols-[16rem_1fr]">
      <div className="grid content-start gap-5 max-lg:hidden">
        {[1, 2, 3, 4].map((line) => (
          <Skeleton key={line} className="h-6 w-40" />
        ))}
      </div>
      <div className="grid content-start gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {[1, 2, 3].map((card) => (
          <Skeleton key={card} className="aspect-video w-full" />
        ))}
      </div>
    </div>
  );
}
