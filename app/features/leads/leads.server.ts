/** What other features may use of leads. */
export { saveRequest, saveTask } from "./server/save-lead.server.ts";
