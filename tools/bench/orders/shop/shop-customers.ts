import { importCustomer } from "#app/features/account/account.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { type DemoPerson, noora } from "#db/seed/demo/demo-people.ts";
import { tokenOf } from "../../../../tests/factories/demo-api.ts";

export interface ShopCustomer {
  readonly id: string;
  /** A token that is good for some minutes more. */
  token(): Promise<string>;
}

/** Tokens are good for fifteen minutes. */
const renewedAfterMs = 10 * 60_000;
const atOnce = 8;

/** Customers who have never been in the shop. Their names begin alike, so that one bench finds its own. */
export async function shopCustomers(count: number, from = 0): Promise<ShopCustomer[]> {
  const people = Array.from({ length: count }, (_, place) => personOf(from + place));
  for (let first = 0; first < people.length; first += atOnce)
    await Promise.all(people.slice(first, first + atOnce).map((person) => importCustomer(person, now())));
  return people.map(customerOf);
}

function personOf(place: number): DemoPerson {
  const digits = String(place).padStart(6, "0");
  const id = `01976f00-0000-7000-8000-000001${digits}`;
  return { ...noora, id, email: `shopper-${place}@example.qa`, phone: `55${digits}` };
}

function customerOf(person: DemoPerson): ShopCustomer {
  let token = Promise.resolve("");
  let until = 0;
  return {
    id: person.id,
    token() {
      if (performance.now() < until) return token;
      until = performance.now() + renewedAfterMs;
      token = tokenOf(person, now());
      return token;
    },
  };
}
