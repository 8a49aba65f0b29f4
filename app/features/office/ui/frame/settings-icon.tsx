import { Drawing } from "#app/ui/picture/icon.tsx";

/** Two sliders. */
export function SettingsIcon({ className = "size-5" }: { className?: string }) {
  return (
    <Drawing className={className}>
      <path d="M4 8h9m5 0h2M4 16h2m5 0h9M18 8a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0Zm-7 8a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0Z" />
    </Drawing>
  );
}
