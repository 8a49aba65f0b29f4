import { createContext } from "react";

/** Loads what draws a map. Tests stand in for it: it needs WebGL, which a machine without a graphics card may not have. */
export const MapDrawing = createContext(async () => (await import("./draw-map.ts")).drawMap);
