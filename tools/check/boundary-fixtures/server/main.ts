import { bookingApi } from "#app/features/booking/api.server.ts";
export const api = bookingApi;
