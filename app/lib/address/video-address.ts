import { hashedAddresses } from "./hashed-address.ts";

/** Videos of the content folder: `/videos/PLACE/GROUP/NAME.HASH.mp4`, the one container that every browser plays. */
export const videoAddresses = hashedAddresses({ root: "videos", ending: "mp4" });
