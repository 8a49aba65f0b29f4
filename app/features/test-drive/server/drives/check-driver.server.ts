import { customerById } from "#app/features/account/account.server.ts";
import { checkPhoneProof, ownerOfNumber } from "#app/features/phone/phone.server.ts";
import { internationalPhone } from "#app/i18n/numbers/phone.ts";
import { normalize } from "#app/lib/validation/validation-patterns.ts";
import { config } from "#app/platform/config.server.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";

interface Confirmation {
  readonly customerId: string | undefined;
  readonly mobile: string;
  readonly phoneProof: { readonly proof: string; readonly browser: string } | undefined;
}

/**
 * Whether a driver may book under a number: they have confirmed it in this browser, or it is the number of their account,
 * which no other customer has confirmed (product/test-drives.md#who-may-book).
 */
export async function isConfirmedNumber(
  { customerId, mobile, phoneProof }: Confirmation,
  now: Date,
  trx: AnyTransaction,
): Promise<boolean> {
  const phone = internationalPhone(mobile, config.importer.country);
  if (phoneProof !== undefined) {
    const { proof, browser } = phoneProof;
    return checkPhoneProof(proof, { phone, purpose: "test-drive", browser }, now);
  }
  if (customerId === undefined) return false;
  const customer = await customerById(customerId, trx);
  if (!customer?.phones.some(({ phoneNumber }) => normalize("phone", phoneNumber) === mobile)) return false;
  const owner = await ownerOfNumber(trx, phone);
  return owner === undefined || owner.customerId === customerId;
}
