/*
 * Parts of patterns over folded text: how people here write sums and bounds, in both scripts.
 */
const number = "\\d{1,9}(?:\\.\\d{1,2})?";
const thousandWords = "k|thousand|الاف|الف|الفا|ك";
/** A number and whether thousands are meant. */
export const amount = `(?<value>${number})\\s*(?<thousands>${thousandWords})?`;
export const rangeOf = {
  from: `(?<first>${number})\\s*(?<firstThousands>${thousandWords})?`,
  to: amount,
};
export const most =
  "(?:under|below|less than|up ?to|at most|max(?:imum)?|no more than|not more than|cheaper than|within|before|older than|budget(?: of)?|<" +
  "|تحت|اقل من|دون|حتي|لحد|لغايه|لا يتجاوز|ما يتجاوز|لا يزيد عن|ما يزيد عن|ارخص من|في حدود|بحدود|حدود|ميزانيه|ميزانيتي|قبل)";
export const least =
  "(?:over|above|more than|at least|min(?:imum)?|from|since|after|starting (?:at|from)|>|فوق|اكثر من|اكبر من|لا يقل عن|ما يقل عن|ابتداء من|من|بعد)";
export const units = {
  riyals: "(?:qar|qr|riyals?|ريالا?|ر\\.ق)",
  kilometers: "(?:kms?|kilomet(?:er|re)s?|كم|كيلو(?:متر)?ا?)",
  horsepower: "(?:hp|bhp|horse ?power|horses?|حصانا?|احصنه)",
  monthly: "(?:(?:a|per|/|each|every) ?month|monthly|pm|شهريا?|بالشهر|في الشهر|كل شهر|الشهر)",
} as const;

/** The number that a match says. */
export function amountOf(value: string, thousands: string | undefined): number {
  return Math.round(Number(value) * (thousands === undefined ? 1 : 1000));
}
