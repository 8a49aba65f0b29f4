import type { showCapacityCall } from "../../calls/capacity-calls.ts";
import type { AnswerTo } from "../../calls/office-call.ts";

/** What the screens of a center's capacity show. */
export type Capacity = AnswerTo<typeof showCapacityCall>;
export type CapacityDay = Capacity["days"][number];
export type Override = Capacity["overrides"][number];
export type Closure = Capacity["closures"][number];
export type Bay = Capacity["bays"][number];
