import { describe, expect, test } from "vitest";
import type { FileFragment } from "#db/seed/content-files.ts";
import { differentFacts } from "./facts.ts";
import { checkOccasions } from "./occasions.ts";

describe("two languages", () => {
  test.each([
    ["in five minutes", "في خمس دقائق"],
    ["after two minutes", "بعد دقيقتين"],
    ["1,635 riyals a month", "1,635 ريالاً شهرياً"],
    ["thirty minutes, six checks", "نصف ساعة وستة فحوص"],
    ["36 months", "ثلاث سنوات"],
    ["fifteen minutes are allowed", "والمسموح ربع ساعة"],
    ["25 dirhams a kilometer", "ربع ريال للكيلومتر"],
    ["Twenty-one loudspeakers", "21 مكبّر صوت"],
    ["Six hundred newton meters, or seven hundred and sixty", "600 نيوتن متر، أو 760"],
    ["25 minutes", "خمس وعشرين دقيقة"],
    ["the 160 lines", "الأسطر المئة والستون"],
    ["10,000 riyals more", "عشرة آلاف ريال"],
    ["eleven leathers", "أحد عشر لوناً"],
    ["thirteen bottles", "ثلاث عشرة قارورة"],
    ["open until 22:00", "حتى العاشرة ليلاً"],
    ["Durra V6", "دُرّة سداسية الأسطوانات"],
    ["call +974 5500 1200", "اتصل بنا"],
    ["The one thing that counts, and a second one", "الأمر المهم وآخر معه"],
    ["from October to April on Friday", "من أكتوبر إلى أبريل يوم الجمعة"],
  ])("say the same: %j, %j", (en, ar) => {
    expect(differentFacts({ en, ar })).toEqual([]);
  });

  test.each([
    ["in five minutes", "في عشر دقائق", ["English alone states 5 minute", "Arabic alone states 10 minute"]],
    ["180 kilometers", "182 كيلومتراً", ["English alone states 180 meter", "Arabic alone states 182 meter"]],
    ["after minutes", "بعد دقيقتين", ["Arabic alone states 2 minute"]],
    ["24 months", "ثلاث سنوات", ["English alone states 24 month", "Arabic alone states 3 month"]],
    ["5 minutes", "5 أيام", ["5 counts minute in English, day in Arabic"]],
    ["103 kW", "103 كجم", ["103 counts power in English, weight in Arabic"]],
    ["15%", "بخصم", ["English alone states 15 percent"]],
    ["until 31 March", "حتى 30 مارس", ["English alone states 31", "Arabic alone states 30"]],
    ["in November", "في ديسمبر", ["English alone names november", "Arabic alone names december"]],
    ["in the evening", "في مساء رمضان", ["Arabic alone names ramadan"]],
  ])("say different things: %j, %j", (en, ar, problems) => {
    expect(differentFacts({ en, ar })).toEqual(problems);
  });
});

describe("what is named after an occasion", () => {
  const offer = (name: string, validFrom: string, validUntil: string) => {
    const texts = { en: { offerName: name }, ar: { offerName: "" } };
    const fragment = { file: "offers.json", key: "offer", shared: { validFrom, validUntil }, texts };
    return checkOccasions([fragment as unknown as FileFragment]);
  };

  test.each([
    ["Ramadan nights", "2027-02-01", "2027-02-20"],
    ["عرض رمضان", "2027-01-01", "2027-02-10"],
    ["Eid at Marsa", "2027-03-01", "2027-03-12"],
    ["National Day price", "2026-12-10", "2026-12-20"],
    ["A price of the house", "2026-11-01", "2026-11-30"],
  ])("%s holds from %s to %s", (...about) => {
    expect(offer(...about)).toEqual([]);
  });

  test.each([
    ["The Ramadan terms stay", "2026-11-01", "2026-12-30"],
    ["عيدية العيد", "2026-11-01", "2026-12-30"],
    ["National Day price", "2026-11-01", "2026-12-10"],
  ])("%s does not hold from %s to %s", (name, from, until) => {
    expect(offer(name, from, until)).toEqual([expect.stringContaining(`holds from ${from} to ${until}`)]);
  });
});
