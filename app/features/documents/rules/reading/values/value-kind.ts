/** What a value looks like; `values.ts` reads each kind. */
export type ValueKind =
  | "birth"
  | "issue"
  | "expiry"
  | "id"
  | "name"
  | "words"
  | "arabic-name"
  | "nationality"
  | "arabic-nationality"
  | "plate"
  | "vin"
  | "model"
  | "text"
  | "year"
  | "policy"
  | "document";
