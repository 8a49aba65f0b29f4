/** The API of the showroom: what other server halves may read of it. */
export { inOneLanguage, modelNames } from "./server/model-names.server.ts";
