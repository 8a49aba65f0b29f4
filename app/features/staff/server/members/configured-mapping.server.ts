import { config } from "#app/platform/config.server.ts";
import { type GroupMapping, readMapping } from "../../rules/grants.ts";

/** What the groups of the importer's own directory are here; undefined where accounts are ours. */
export function configuredMapping(): GroupMapping | undefined {
  const { issuer, roles } = config.staffAccounts;
  return issuer === undefined ? undefined : readMapping(roles);
}
