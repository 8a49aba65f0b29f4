/** The front door of leads: what other server halves may do with them. */
export { saveTask } from "./server/save-lead.server.ts";
