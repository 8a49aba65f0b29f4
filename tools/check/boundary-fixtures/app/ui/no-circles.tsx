import { other } from "./no-circles-other.tsx";
export const bad = () => other;
