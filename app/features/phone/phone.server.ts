export { effortOf } from "./rules/request-caps.ts";
export {
  confirmedNumberOf,
  ownerOfNumber,
  textPlaceOf,
  textPlaceOfTyped,
} from "./server/confirmed-numbers.server.ts";
export { checkPhoneProof } from "./server/phone-proof.server.ts";
export { challengeFor, spendWork } from "./server/proof-of-work.server.ts";
