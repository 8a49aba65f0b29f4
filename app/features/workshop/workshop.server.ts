/** Workshop's front door: what the office may do with a car that was checked in. No deed here approves extra work. */
export { checkExtraWorkAnswered } from "./server/extra-work/check-extra-work-answered.server.ts";
export {
  proposeExtraWork,
  reviseExtraWork,
  withdrawExtraWork,
} from "./server/extra-work/propose-extra-work.server.ts";
export {
  type StoredPicture,
  storeSignature,
  storeVisitPicture,
} from "./server/pictures/store-files.server.ts";
export {
  addVisitPicture,
  formerSignature,
  removeVisitPicture,
  signVisit,
  type VisitFile,
  visitPicture,
  visitSignature,
} from "./server/pictures/visit-pictures.server.ts";
export { changePromise } from "./server/visits/change-promise.server.ts";
export { correctVisit, offerSubstituteCar } from "./server/visits/change-visit.server.ts";
export { type CheckIn, checkInVisit, lastReading } from "./server/visits/check-in-visit.server.ts";
export { type CustomerVisit, dueAmounts, visitForCustomer } from "./server/visits/customer-visit.server.ts";
export { followAppointment } from "./server/visits/follow-appointment.server.ts";
export {
  type BoardVisit,
  type ExtraWorkDetails,
  overdueVisits,
  type VisitDetails,
  type VisitFacts,
  visitOf,
  visitsOf,
} from "./server/visits/read-visits.server.ts";
