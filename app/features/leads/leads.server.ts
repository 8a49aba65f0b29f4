/** What other features may use of leads. */
export { addressOfRequest } from "./server/mail-lead.server.ts";
export { saveRequest, saveTask } from "./server/save-lead.server.ts";
