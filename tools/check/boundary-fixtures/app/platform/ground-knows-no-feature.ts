import { slot } from "#app/features/booking/calls.ts";
export const bad = slot;
