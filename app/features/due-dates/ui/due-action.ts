import { bookingAddress } from "#app/features/booking/rules/booking-addresses.ts";
import { vehicleAddress } from "#app/features/garage/rules/vehicle-address.ts";
import { href } from "#app/lib/address/href.ts";
import type { DueDate } from "../calls.ts";

/** What the customer can do about an item, and where. */
export function dueAction({ kind, vehicleId = "" }: Pick<DueDate, "kind" | "vehicleId">): {
  readonly to: string;
  readonly label: "book" | "seeCar" | "renew";
} {
  if (kind === "service") return { to: bookingAddress({ vehicleId }), label: "book" };
  if (kind === "warranty") return { to: vehicleAddress(vehicleId), label: "seeCar" };
  return { to: href("/documents/:slug", { slug: kind }), label: "renew" };
}
