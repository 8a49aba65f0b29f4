/** What other features may use of leads. */
export { saveTask } from "./server/save-lead.server.ts";
