/** Whether an instant falls in Ramadan by the Umm al-Qura calendar, in a zone. The ninth month decides, midnight to midnight. */
export function isRamadan(now: Date, timeZone: string): boolean {
  const month = new Intl.DateTimeFormat("en-u-ca-islamic-umalqura-nu-latn", { month: "numeric", timeZone });
  return month.format(now) === "9";
}
