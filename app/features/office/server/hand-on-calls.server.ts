import { handOnCallTasks, openCallTasks } from "#app/features/scheduling/staff-capacity.server.ts";
import { activeMembersWith, type onLeaving } from "#app/features/staff/staff.server.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";

type Leaving = Parameters<Parameters<typeof onLeaving>[1]>[1];
type Manager = Awaited<ReturnType<typeof activeMembersWith>>[number];

/**
 * The calls of a member who leaves go to a manager of their centers, the one with most of these. Without any manager they stay as
 * they are: everybody at the desk of a center sees its calls.
 */
export async function handOnCalls(trx: AnyTransaction, { memberId, by, now }: Leaving): Promise<number> {
  const calls = await openCallTasks({ places: "all", ownerId: memberId, limit: 500 }, trx);
  const managers: Manager[] = [];
  for (const centerId of new Set(calls.map((call) => call.centerId)))
    managers.push(...(await activeMembersWith("manager", centerId, trx)));
  const heir = mostFrequent(managers.filter(({ id }) => id !== memberId));
  if (heir === undefined) return 0;
  const to = { staffId: heir.id, name: heir.name };
  return (await handOnCallTasks(trx, { from: memberId, to, by, now })).length;
}

function mostFrequent(managers: readonly Manager[]): Manager | undefined {
  const count = (id: string) => managers.filter((one) => one.id === id).length;
  return managers.toSorted((one, other) => count(other.id) - count(one.id))[0];
}
