import type { slots } from "../booking.server.ts";
export type Bad = typeof slots;
