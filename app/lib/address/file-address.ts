import { hashedAddresses } from "./hashed-address.ts";

/**
 * Files of the content folder to read on any screen and to print: `/files/PLACE/GROUP/NAME.HASH.pdf`. `/documents` is the
 * page of a customer's own documents.
 */
export const fileAddresses = hashedAddresses({ root: "files", ending: "pdf" });

/** Line drawings among them: `/files/PLACE/GROUP/NAME.HASH.svg`. */
export const drawingAddresses = hashedAddresses({ root: "files", ending: "svg" });

/** Their former addresses, which mails and saved pages still name. */
export const formerFileAddresses = hashedAddresses({ root: "documents", ending: "pdf" });
