/** What staff look up about customers. The caller has checked that they may, and writes down that they did. */
export {
  type CustomerBrief,
  customerForStaff,
  customersForStaff,
} from "./server/customers/customers-for-staff.server.ts";
export { findCustomers, idsOfCustomers } from "./server/customers/find-customers.server.ts";
export { answerFactorReset, requestFactorReset } from "./server/factor-reset/factor-resets.server.ts";
export { resetsForStaff, resetsWaiting } from "./server/factor-reset/resets-for-staff.server.ts";
