import { hashedAddresses } from "./hashed-address.ts";

/** Documents of the content folder: `/documents/PLACE/GROUP/NAME.HASH.pdf`, to read on any screen and to print. */
export const documentAddresses = hashedAddresses({ root: "documents", ending: "pdf" });
