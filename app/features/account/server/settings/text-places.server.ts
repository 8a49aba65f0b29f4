import type { AnyTransaction } from "#app/platform/database.server.ts";
import type { TextChannel } from "#app/platform/messages/delivery-states.ts";

interface TextPlace {
  readonly to: string;
  readonly channel: TextChannel;
}

/** Where texts for a customer go, which the feature with the numbers says. */
type TextPlaceOf = (
  trx: AnyTransaction,
  customerId: string,
  profilePhone: string | undefined,
) => Promise<TextPlace | undefined>;
/** Lets go of a number that a customer has confirmed from a moment on. */
type ReleaseNumber = (trx: AnyTransaction, customerId: string, since: Date) => Promise<void>;

let given: TextPlaceOf | undefined;
let release: ReleaseNumber | undefined;

/** Sets how a customer's number is found and let go. The host calls it, which has both features. */
export function provideTextPlaces(textPlaceOf: TextPlaceOf, releaseNumber?: ReleaseNumber): void {
  given = textPlaceOf;
  release = releaseNumber;
}

/** Where a text for a customer goes now; nowhere without a feature that has numbers, as in tests of this one alone. */
export async function textPlaceOf(
  trx: AnyTransaction,
  customerId: string,
  profilePhone: string | undefined,
): Promise<TextPlace | undefined> {
  return given?.(trx, customerId, profilePhone);
}

/** Lets go of a number that a customer has confirmed from a moment on, where there is a feature that has numbers. */
export async function releaseNumber(trx: AnyTransaction, customerId: string, since: Date): Promise<void> {
  await release?.(trx, customerId, since);
}
