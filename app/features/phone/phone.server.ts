export { confirmedNumberOf, ownerOfNumber, textPlaceOf } from "./server/confirmed-numbers.server.ts";
export { checkPhoneProof } from "./server/phone-proof.server.ts";
