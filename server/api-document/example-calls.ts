import type { AnyCall } from "#app/platform/api/call.ts";
import account from "./examples/account.json" with { type: "json" };
import booking from "./examples/booking.json" with { type: "json" };
import documents from "./examples/documents.json" with { type: "json" };
import dueDates from "./examples/due-dates.json" with { type: "json" };
import garage from "./examples/garage.json" with { type: "json" };
import leads from "./examples/leads.json" with { type: "json" };
import orders from "./examples/orders.json" with { type: "json" };
import parts from "./examples/parts.json" with { type: "json" };
import payments from "./examples/payments.json" with { type: "json" };
import phone from "./examples/phone.json" with { type: "json" };
import preowned from "./examples/preowned.json" with { type: "json" };
import privacy from "./examples/privacy.json" with { type: "json" };
import search from "./examples/search.json" with { type: "json" };
import testDrive from "./examples/test-drive.json" with { type: "json" };
import workshop from "./examples/workshop.json" with { type: "json" };

/** A request that a call takes and the whole body of its answer, of which lists are cut to their first two items. */
export interface CallExample {
  readonly request: ExampleRequest;
  readonly answer?: unknown;
}
export interface ExampleRequest {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  /** Octets stand in base64. */
  readonly body?: unknown;
}

/** The examples of each feature, in the order in which they follow from each other. */
export const examplesOfFeatures = {
  account,
  phone,
  documents,
  garage,
  booking,
  "due-dates": dueDates,
  leads,
  search,
  parts,
  orders,
  payments,
  preowned,
  "test-drive": testDrive,
  // The last of its calls deletes the account that all others use.
  workshop,
  privacy,
};

/** One example for every call, by its id. `example-calls.test.ts` sends the requests and compares the answers. */
export const callExamples: Readonly<Record<string, CallExample>> = Object.assign(
  {},
  ...Object.values(examplesOfFeatures),
);

export function exampleKey({ id }: AnyCall): string {
  return `example-${id.replaceAll(".", "-")}`;
}
