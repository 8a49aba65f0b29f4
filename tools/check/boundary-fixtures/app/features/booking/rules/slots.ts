import { fils } from "#app/lib/money.ts";
export const earliest = fils;
