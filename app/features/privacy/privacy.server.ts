/** Privacy's front door: what the office shows of requests, and writes down about them. */

export { noteOnRequest } from "./server/staff/request-notes.server.ts";
export {
  type PrivacyRequest,
  privacyRequestsForStaff,
  privacyRequestsOfCustomer,
  privacyWaiting,
} from "./server/staff/requests-for-staff.server.ts";
