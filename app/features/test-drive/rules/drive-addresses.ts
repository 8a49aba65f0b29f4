import { href } from "#app/lib/address/href.ts";

/** What was made: a drive with a time, or a request to call. */
export type Made = { readonly serviceAppointmentId: string } | { readonly taskId: string };

/** Where it is confirmed. `code` is null of a request without a time. */
export function confirmationAddress({
  id,
  code,
}: {
  readonly id: string;
  readonly code: string | null;
}): string {
  const search = new URLSearchParams(
    code === null ? { isTaskCreation: "true", taskId: id } : { serviceAppointmentId: id },
  );
  return `${href("/test-drive-confirmation")}?${search}`;
}

/** What an address confirms; undefined where it names nothing. */
export function confirmedIn(search: URLSearchParams): Made | undefined {
  const [serviceAppointmentId, taskId] = [search.get("serviceAppointmentId"), search.get("taskId")];
  if (search.get("isTaskCreation") === "true" && taskId) return { taskId };
  return serviceAppointmentId ? { serviceAppointmentId } : undefined;
}
