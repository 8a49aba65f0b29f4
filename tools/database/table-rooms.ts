/** Tables whose feature is not called like their schema: the rooms around booking share one. */
const featureOfTable: Readonly<Record<string, string>> = {
  "booking.bay_closure": "scheduling",
  "booking.bay_unit": "scheduling",
  "booking.call_task": "scheduling",
  "booking.center": "scheduling",
  "booking.center_bay": "scheduling",
  "booking.center_campaign_hours": "scheduling",
  "booking.center_override": "scheduling",
  "booking.service_type": "scheduling",
  "booking.campaign_request": "campaigns",
  "booking.waiting": "waiting-list",
  "booking.waiting_offer": "waiting-list",
};

/** The feature that alone reads and writes a table (`schema.name`); "platform" is not one, but owns tables as well. */
export function ownerOf(table: string): string {
  return featureOfTable[table] ?? (table.split(".")[0] ?? "").replaceAll("_", "-");
}
