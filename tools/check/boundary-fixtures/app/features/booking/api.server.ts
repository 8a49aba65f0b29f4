import { findSlots } from "./server/find-slots.server.ts";
export const bookingApi = findSlots;
