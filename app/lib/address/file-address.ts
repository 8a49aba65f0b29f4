import { hashedAddresses } from "./hashed-address.ts";

/**
 * Files of the content folder to read on any screen and to print: `/files/PLACE/GROUP/NAME.HASH.pdf`. `/documents` is the
 * page of a customer's own documents.
 */
export const fileAddresses = hashedAddresses({ root: "files", ending: "pdf" });

/** Their former addresses, which mails and saved pages still name. */
export const formerFileAddresses = hashedAddresses({ root: "documents", ending: "pdf" });
