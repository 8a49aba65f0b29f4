import type { Insertable } from "kysely";
import { inTransaction } from "#app/platform/database.server.ts";
import type { ServiceGroup } from "../../rules/service-groups.ts";
import type { Timing } from "../../rules/slots.ts";
import type { SchedulingTables } from "../../tables.ts";

export interface ImportedCenter {
  readonly center: Omit<Insertable<SchedulingTables["booking.center"]>, "weekdays">;
  /** Seven lists, Sunday first. */
  readonly weekdays: readonly (readonly Timing[])[];
  /** Hours for a campaign by its name, in place of the weekdays'. */
  readonly campaignHours?: Readonly<Record<string, readonly (readonly Timing[])[]>>;
  readonly overrides: readonly {
    readonly from: string;
    readonly to: string;
    readonly reason: { readonly en: string; readonly ar: string };
    readonly timings: readonly Timing[];
  }[];
  /** How many bays work for each group. */
  readonly bays: Readonly<Record<ServiceGroup, number>>;
}

/** Takes in a service center with its hours and bays. One that is there already stays as it is. */
export async function importCenter({
  center,
  weekdays,
  overrides,
  bays,
  campaignHours = {},
}: ImportedCenter): Promise<void> {
  await inTransaction<SchedulingTables, void>(async (trx) => {
    const made = await trx
      .insertInto("booking.center")
      .values({ ...center, weekdays: JSON.stringify(weekdays) })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (made === undefined) return;
    const groups: ServiceGroup[] = [
      ...Array<ServiceGroup>(bays.periodic).fill("periodic"),
      ...Array<ServiceGroup>(bays.repair).fill("repair"),
    ];
    if (groups.length > 0) {
      await trx
        .insertInto("booking.center_bay")
        .values(groups.map((service_group, bay) => ({ center_id: center.id, bay, service_group })))
        .execute();
    }
    for (const [campaign, hours] of Object.entries(campaignHours)) {
      await trx
        .insertInto("booking.center_campaign_hours")
        .values({ center_id: center.id, campaign, weekdays: JSON.stringify(hours) })
        .execute();
    }
    for (const { from, to, reason, timings } of overrides) {
      await trx
        .insertInto("booking.center_override")
        .values({
          center_id: center.id,
          from_day: from,
          to_day: to,
          reason_en: reason.en,
          reason_ar: reason.ar,
          timings: JSON.stringify(timings),
        })
        .execute();
    }
  });
}

/** Takes in services. Those that are there already stay as they are. */
export async function importServiceTypes(
  services: readonly SchedulingTables["booking.service_type"][],
): Promise<void> {
  await inTransaction<SchedulingTables, void>(async (trx) => {
    await trx
      .insertInto("booking.service_type")
      .values([...services])
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}
