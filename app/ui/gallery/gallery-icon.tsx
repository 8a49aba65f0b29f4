import { Drawing } from "../picture/icon.tsx";

const drawings = {
  expand: <path d="M14 4h6v6m0-6-7 7M10 20H4v-6m0 6 7-7" />,
  "zoom-in": <path d="m20 20-4.6-4.6m1.6-4.4a6 6 0 1 1-12 0 6 6 0 0 1 12 0Zm-6-2.5v5M8.5 11h5" />,
  "zoom-out": <path d="m20 20-4.6-4.6m1.6-4.4a6 6 0 1 1-12 0 6 6 0 0 1 12 0ZM8.5 11h5" />,
};

/** The drawings of the gallery alone. */
export function GalleryIcon({ name, className }: { name: keyof typeof drawings; className?: string }) {
  return <Drawing className={className}>{drawings[name]}</Drawing>;
}
