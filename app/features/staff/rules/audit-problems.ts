/**
 * What may be wrong with the audit: an entry was `changed`, `removed` or `forged` (not written by the program), one of its values was
 * changed, links are not in the `order` in which they were made, or the end of the chain was `cut` off.
 */
export const auditProblems = ["changed", "removed", "forged", "value", "order", "cut"] as const;
export type AuditProblem = (typeof auditProblems)[number];
