/** What the records below a path of the office's calls are called in the audit. */
const typeOfSegment: Readonly<Record<string, string>> = {
  appointments: "appointment",
  "call-tasks": "call-task",
  "campaign-requests": "campaign-request",
  centers: "center",
  devices: "device",
  files: "visit-file",
  papers: "order-paper",
  documents: "document",
  leads: "lead",
  links: "car-link",
  orders: "order",
  people: "customer",
  staff: "member",
};
const longestId = 100;

/** The record that the address of a call names; undefined where it names none. */
export function recordOfPath(
  path: string,
  params: Readonly<Record<string, string>>,
): { readonly type: string; readonly id: string; readonly place?: string } | undefined {
  if (path.startsWith("/records/")) return { type: cut(params.type), id: cut(params.id) };
  const [, segment = "", parameter = ""] = /^\/([\w-]+)\/:(\w+)/.exec(path) ?? [];
  const type = typeOfSegment[segment];
  if (type === undefined) return undefined;
  const id = cut(params[parameter]);
  return { type, id, ...(type === "center" && { place: id }) };
}

/** What was sent as an id may be anything. */
function cut(id = ""): string {
  return id.slice(0, longestId);
}
