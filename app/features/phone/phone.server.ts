export { checkPhoneProof } from "./server/phone-proof.server.ts";
