import * as z from "zod";
import type { SalesforceClient } from "#app/platform/salesforce/salesforce-client.server.ts";
import { readCenters } from "../centers/read-places.server.ts";
import type { VisitTerms } from "../slots/visit-terms.server.ts";
import { query, soqlText } from "./scheduler-answers.server.ts";

const named = z.object({ Id: z.string(), External_Id__c: z.string() });

/** Which records of the organization our centers and visits are. What was found once stays: ids do not change. */
export interface SchedulerPlaces {
  /** Our centers by the ids of their territories; one that the organization does not have is left out. */
  territoriesOf(centerIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** The WorkType of a visit's bays and hours, `periodic-1` or `repair-3`; undefined where nobody made it. */
  workTypeOf(terms: VisitTerms): Promise<string | undefined>;
}

/** Reads the ids of territories and work types by their `External_Id__c`. */
export function schedulerPlaces(send: SalesforceClient): SchedulerPlaces {
  const ids = new Map<string, string>();
  const idsOf = async (object: string, externalIds: readonly string[]) => {
    const missing = externalIds.filter((externalId) => !ids.has(`${object} ${externalId}`));
    if (missing.length > 0) {
      const list = missing.map(soqlText).join(", ");
      const soql = `SELECT Id, External_Id__c FROM ${object} WHERE External_Id__c IN (${list})`;
      for (const { Id, External_Id__c } of await query(send, soql, named))
        ids.set(`${object} ${External_Id__c}`, Id);
    }
    return (externalId: string) => ids.get(`${object} ${externalId}`);
  };
  return {
    async territoriesOf(centerIds) {
      const centers = await readCenters({ ids: centerIds });
      const idOf = await idsOf(
        "ServiceTerritory",
        centers.map((center) => center.external_id),
      );
      return new Map(
        centers.flatMap((center) => {
          const territoryId = idOf(center.external_id);
          return territoryId === undefined ? [] : [[territoryId, center.id] as const];
        }),
      );
    },
    async workTypeOf({ group, hours }) {
      const name = `${group}-${hours}`;
      return (await idsOf("WorkType", [name]))(name);
    },
  };
}
