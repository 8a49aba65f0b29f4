import { Loading } from "#app/ui/loading/loading.tsx";
import { Skeleton } from "#app/ui/loading/skeleton.tsx";

const shapes = {
  car: { row: "grid gap-4 md:grid-cols-2", card: "h-80" },
  line: { row: "grid gap-3 sm:grid-cols-2", card: "h-14" },
  place: { row: "grid gap-3 md:w-1/2", card: "h-24" },
  slot: { row: "grid grid-cols-3 gap-3", card: "h-16" },
} as const;

/** The true shape of the cards that are coming. */
export function CardSkeletons({ count, shape }: { count: number; shape: keyof typeof shapes }) {
  const { row, card } = shapes[shape];
  return (
    <Loading className={row}>
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: skeletons are all alike
        <Skeleton key={place} className={`w-full rounded-lg ${card}`} />
      ))}
    </Loading>
  );
}
