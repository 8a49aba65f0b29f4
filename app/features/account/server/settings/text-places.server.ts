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

let given: TextPlaceOf | undefined;

/** Sets how a customer's number is found. The host calls it, which has both features. */
export function provideTextPlaces(textPlaceOf: TextPlaceOf): void {
  given = textPlaceOf;
}

/** Where a text for a customer goes now; nowhere without a feature that has numbers, as in tests of this one alone. */
export async function textPlaceOf(
  trx: AnyTransaction,
  customerId: string,
  profilePhone: string | undefined,
): Promise<TextPlace | undefined> {
  return given?.(trx, customerId, profilePhone);
}
