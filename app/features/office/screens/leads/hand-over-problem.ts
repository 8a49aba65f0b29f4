/** What kept a lead from the CRM, as far as staff can do something about it. */
export type HandOverProblem = "lead" | "sign-in" | "rights" | "setup" | "busy" | "unreachable" | "unknown";

const byStatus: Readonly<Record<number, HandOverProblem>> = {
  401: "sign-in",
  403: "rights",
  404: "setup",
  408: "busy",
  429: "busy",
};
/** What a call to outside throws where no answer comes. */
const unanswered: readonly string[] = ["TypeError", "TimeoutError", "AbortError"];

/** What the name of a failure means: `CrmRefused` with the CRM's status, or that of an error on the way there. */
export function handOverProblemOf(name: string): HandOverProblem {
  const status = Number(/^CrmRefused(\d{3})$/.exec(name)?.[1]);
  if (Number.isNaN(status)) return unanswered.includes(name) ? "unreachable" : "unknown";
  return byStatus[status] ?? (status >= 500 ? "busy" : status >= 400 ? "lead" : "unknown");
}
