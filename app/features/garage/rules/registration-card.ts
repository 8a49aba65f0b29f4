import { normalVin, withoutLookalikes } from "#app/lib/validation/vin.ts";
import type { LinkState, RejectReason } from "./link-states.ts";

/** What this feature reads of a customer's document. */
export interface CardDocument {
  readonly id: string;
  readonly type: string;
  readonly state: string;
  readonly confirmedAt: string | Date | null;
  readonly replacedBy: string | null;
  readonly fields: readonly { readonly key: string; readonly value: string }[];
}

/** A car as its registration card states it, in the way in which requests are sent. */
export interface CarOnCard {
  readonly documentId: string;
  readonly vin: string;
  readonly plate: string | undefined;
  readonly modelYear: string | undefined;
}

/** The car on a confirmed registration card; undefined for any other document, and where its VIN is missing or is none. */
export function carOnCard(document: CardDocument): CarOnCard | undefined {
  const { id, type, state, confirmedAt, replacedBy, fields } = document;
  if (type !== "vehicle-registration" || confirmedAt === null) return undefined;
  if (state === "rejected" || replacedBy !== null) return undefined;
  const fieldAs = (key: string, pattern: RegExp) => {
    const value = normalVin(fields.find((field) => field.key === key)?.value ?? "");
    return pattern.test(value) ? value : undefined;
  };
  const vin = fieldAs("vin", /^[A-Z0-9]{17}$/);
  if (vin === undefined) return undefined;
  const modelYear = fieldAs("modelYear", /^\d{4}$/);
  return { documentId: id, vin, plate: fieldAs("plate", /^[A-Z0-9]{1,10}$/), modelYear };
}

/** Whether a VIN is that of a card. The digits that letters stand for are no difference: customers are asked about them. */
export function isVinOfCard(vin: string, card: Pick<CarOnCard, "vin">): boolean {
  return withoutLookalikes(normalVin(vin)) === withoutLookalikes(card.vin);
}

interface Vehicle {
  readonly vehicleId: string;
  readonly vin: string;
}
interface Link {
  readonly vin: string;
  readonly state: LinkState;
  readonly reason: RejectReason | null;
}

/** How the car on a card stands to the garage: in it, requested, or to be requested, maybe again after a rejection. */
export type CardState =
  | { readonly kind: "linked"; readonly vehicleId: string }
  | { readonly kind: "waiting" }
  | { readonly kind: "offered"; readonly rejection: RejectReason | null };

/** `links` come newest first. */
export function cardState(
  card: Pick<CarOnCard, "vin">,
  vehicles: readonly Vehicle[],
  links: readonly Link[],
): CardState {
  const vehicle = vehicles.find(({ vin }) => isVinOfCard(vin, card));
  if (vehicle !== undefined) return { kind: "linked", vehicleId: vehicle.vehicleId };
  const own = links.filter(({ vin }) => isVinOfCard(vin, card));
  if (own.some(({ state }) => state === "waiting")) return { kind: "waiting" };
  return { kind: "offered", rejection: own[0]?.reason ?? null };
}
