import "./compare.css";
import { late } from "#app/ui/late/late.tsx";

/** Stands on every page that lets a car be chosen for the comparison. */
export const CompareTray = late(async () => (await import("./tray.tsx")).Tray);
