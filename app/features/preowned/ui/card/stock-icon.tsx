import { Drawing } from "#app/ui/picture/icon.tsx";

const drawings = {
  compare: <path d="M3.5 5h7v14h-7V5Zm10 0h7v14h-7V5Z" />,
  report: <path d="M6 3.5h8.5L18 7v13.5H6v-17Zm8 0V7.5h4M9 12h6m-6 4h6" />,
  bookmark: <path d="M6.5 4h11v16.5L12 16l-5.5 4.5V4Z" />,
};

/** The drawings of used cars alone. */
export function StockIcon({ name, className }: { name: keyof typeof drawings; className?: string }) {
  return <Drawing className={className}>{drawings[name]}</Drawing>;
}
