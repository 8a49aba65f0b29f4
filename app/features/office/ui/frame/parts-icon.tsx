import { Drawing } from "#app/ui/picture/icon.tsx";

/** A box of parts. */
export function PartsIcon({ className = "size-5" }: { className?: string }) {
  return (
    <Drawing className={className}>
      <path d="M12 3.5 4 7.5v9l8 4 8-4v-9l-8-4Zm-8 4 8 4 8-4m-8 4v9M8 5.5l8 4" />
    </Drawing>
  );
}
