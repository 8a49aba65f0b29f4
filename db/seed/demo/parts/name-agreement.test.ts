import { expect, test } from "vitest";
import { agreementOf } from "#app/features/parts/rules/noun-agreement.ts";
import { demoParts } from "./demo-parts.ts";
import { demoPartTypes } from "./types/part-types.ts";

/** The nouns that name the demo's parts, as an Arabic reader sorted them. A new one is read before it stands here. */
const masculine = new Set(
  [
    "فلتر وجه كويل حساس ذراع دينمو رشاش زيت سائل ماء بخاخ منظف شحم سليكون صبغ برغي غطاء قفيز بلف سويتش رأس فيوز كتاوت بيت",
    "زر طقم كليبس مثلث كرسي منفاخ برواز شاحن سير شداد جنزير دليل كرتير سيخ مبرد هوز تيربو إنتركولر رديتر ثرموستات كلتش تانكي",
    "قرص طنبور واقي كليبر مسمار سلندر باكم كيبل ماطور مساعد سبرنق مقص عمود رمان عكس صليب شريط تورك رنج مفتاح جك سلف كمبيوتر",
    "هرن رادار مصباح عاكس كمبروسر كندنسر بلور إنفرتر صدام جسر شبك كبوت قفل عازل رفرف باب محبس جناح ربل كنار زجاج مجرى مسند حزام",
    "بوجي إيرباق ديكور درج حامل عداد خطاف كروم",
  ].flatMap((line) => line.split(" ")),
);
const feminine = new Set(
  [
    "علبة شمعة جلدة ريشة ربلة مقصات طرمبة قربة وردة فيشة بطارية لمبة شنطة طفاية عدة داش بكرة صوفة بوابة تكاية مروحة عوامة دبة",
    "ماسورة أقمشة كليبسات سست ركبة جلبة فلنجة كرونة طارة صليبة طاسة صامولة صواميل قاعدة كاميرا إشارة ثلاجة مقاومة لوحة لبة بطانة",
    "علامة كتابة مفصلة حلية مسكة عتبة ماكينة مراية فتحة شاشة شمسية فرشة أرضية ستائر سلة قضبان دعسات عتبات",
  ].flatMap((line) => line.split(" ")),
);
const nounOf = (name: string) => name.split(" ")[0] ?? "";
const nameOfType = new Map(demoPartTypes.map(({ id, name }) => [id, name.ar]));

test("every part type's noun was read, and the rule agrees with its reader", () => {
  const misread = demoPartTypes
    .map(({ name }) => ({ name: name.ar, rule: agreementOf(name.ar) }))
    .filter(({ name, rule }) =>
      rule === "feminine" ? !feminine.has(nounOf(name)) : !masculine.has(nounOf(name)),
    );
  expect(misread).toEqual([]);
});

const [ofOne, ofFeminine] = [
  ["أمامي", "خلفي", "أيسر", "أيمن", "علوي", "سفلي", "داخلي", "خارجي", "أوسط"],
  ["أمامية", "خلفية", "يسرى", "يمنى", "علوية", "سفلية", "داخلية", "خارجية", "وسطى"],
];

test("where a part sits agrees with what it is, in every part's name", () => {
  const wrong = new Set(
    demoParts().flatMap(({ plan, name }) => {
      const ofType = nameOfType.get(plan.type) ?? "";
      const added = (name?.[1] ?? ofType).slice(ofType.length).split(/[، ]+/);
      const others = feminine.has(nounOf(ofType)) ? ofOne : ofFeminine;
      return added.some((word) => others?.includes(word)) ? [name?.[1]] : [];
    }),
  );
  expect([...wrong]).toEqual([]);
});

test("no word of a place is said twice or in the words of the counter", () => {
  const names = demoParts().map(({ name }) => name?.[1] ?? "");
  const places = [...(ofOne ?? []), ...(ofFeminine ?? [])];
  const repeating = names.filter((name) => {
    const said = name.split(/[، ]+/).filter((word) => places.includes(word));
    return new Set(said).size !== said.length;
  });
  expect([...new Set(repeating)]).toEqual([]);
  expect(names.filter((name) => /يسار|يمين/.test(name))).toEqual([]);
});

test("no masculine adjective follows a noun in ة or ات", () => {
  const names = new Set([...nameOfType.values(), ...demoParts().map(({ name }) => name?.[1] ?? "")]);
  const wrong = [...names].filter((name) => /(?:ة|ات) (?:(?!لل)\p{L}+ي|أيسر|أيمن|أوسط)(?: |،|$)/u.test(name));
  // «برغي», a bolt, ends as an adjective does.
  expect(wrong).toEqual([
    "وردة برغي الزيت",
    "وردة برغي الزيت، 12 ملم نحاس",
    "وردة برغي الزيت، 14 ملم ألمنيوم",
  ]);
});
