import { earliest } from "#app/features/booking/rules/slots.ts";
export const bad = earliest;
