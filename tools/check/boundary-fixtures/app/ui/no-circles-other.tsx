import { bad } from "./no-circles.tsx";
export const other = () => bad;
