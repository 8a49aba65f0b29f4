import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useLanguage } from "#app/i18n/use-language.ts";
import { CallFailed, dataOf } from "#app/platform/api/api-client.ts";
import { callAsCustomer, customerQuery, useCustomerAccess } from "#app/platform/api/customer-queries.tsx";
import { joinWaitingListCall, leaveWaitingListCall, listWaitingCall, type WaitingEntry } from "../calls.ts";

/** What an earlier time is wanted for. */
export interface WaitingRequest {
  readonly brand: string;
  readonly vehicleId: string;
  readonly services: readonly string[];
  readonly centers: readonly string[];
  /** UTC instant, ISO 8601: what starts before it is earlier. */
  readonly before: string;
  /** What would be moved. */
  readonly appointmentId?: string | undefined;
}

/** The vehicle's place on the waiting list, and how to take and to leave it. */
export function useWaiting(request: WaitingRequest) {
  const language = useLanguage();
  const access = useCustomerAccess();
  const queries = useQueryClient();
  const options = { language, query: { lang: language } };
  const query = customerQuery(access, listWaitingCall, options);
  const { data: entries, isPending } = useQuery(query);
  const entry = entries?.find(({ vehicleId }) => vehicleId === request.vehicleId);
  const onSettled = () => queries.invalidateQueries({ queryKey: query.queryKey });

  const join = useMutation({
    /** `replaces`: the entry that the customer gives up. */
    mutationFn: async (replaces: string | undefined) => {
      const { brand, vehicleId, before, appointmentId } = request;
      const [servicesList, territoryIds] = [[...request.services], [...request.centers]];
      const body = { brand, vehicleId, servicesList, territoryIds, before, appointmentId, replaces };
      const idempotencyKey = crypto.randomUUID();
      const reply = await callAsCustomer(access, joinWaitingListCall, { ...options, body, idempotencyKey });
      return dataOf(joinWaitingListCall, reply);
    },
    onSettled,
  });
  const leave = useMutation({
    mutationFn: async (id: string) => {
      const idempotencyKey = crypto.randomUUID();
      const query = { id, lang: language };
      const reply = await callAsCustomer(access, leaveWaitingListCall, { language, query, idempotencyKey });
      return dataOf(leaveWaitingListCall, reply);
    },
    onSettled,
  });
  return {
    entry,
    isSame: entry !== undefined && isFor(entry, request),
    isPending,
    join,
    leave,
    refusal: refusalOf(join.error ?? leave.error),
  };
}

/** Whether an entry is for what is wanted: the same services, at these centers, for the same appointment. */
function isFor(entry: WaitingEntry, { services, centers, appointmentId }: WaitingRequest): boolean {
  const isOneSet = (some: readonly string[], others: readonly string[]) =>
    String(some.toSorted()) === String(others.toSorted());
  return (
    isOneSet(entry.servicesList, services) &&
    centers.every((id) => entry.territoryIds.includes(id)) &&
    entry.appointmentId === (appointmentId ?? null)
  );
}

/** The server's own sentence, where it gave one. */
function refusalOf(error: Error | null): string | undefined {
  if (error === null) return undefined;
  return error instanceof CallFailed ? error.reply.message : "";
}
