/** What the demo's bank does with a card. Every other number is declined. */
export type Scenario =
  | "approved"
  | "approved-without-code"
  | "declined"
  | "insufficient-funds"
  | "code-fails"
  | "never-decides"
  | "reported-late"
  | "reported-repeatedly"
  | "page-closed"
  | "refund-fails";

/**
 * The demo's cards. Their numbers begin with 9634, which no card of a bank does: 9 is for national use, 634 is Qatar. The last
 * four digits, all that is stored, name the scenario.
 */
export const testCards: readonly { readonly number: string; readonly scenario: Scenario }[] = [
  { number: "9634000000000013", scenario: "approved" },
  { number: "9634000000000021", scenario: "approved-without-code" },
  { number: "9634000000000039", scenario: "declined" },
  { number: "9634000000000047", scenario: "insufficient-funds" },
  { number: "9634000000000054", scenario: "code-fails" },
  { number: "9634000000000062", scenario: "never-decides" },
  { number: "9634000000000070", scenario: "reported-late" },
  { number: "9634000000000088", scenario: "reported-repeatedly" },
  { number: "9634000000000096", scenario: "page-closed" },
  { number: "9634000000000104", scenario: "refund-fails" },
];

/** The scenario of a card number, of which the last four digits are enough. */
export function scenarioOf(number: string): Scenario {
  return testCards.find((card) => card.number.endsWith(number.slice(-4)))?.scenario ?? "declined";
}

/** The code of the bank's text message, which its page shows. */
export const demoCode = "123456";
/** A wrong code may be entered so often; then the payment has failed. */
export const mostWrongCodes = 3;
