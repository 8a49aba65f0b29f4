import { expect, test } from "vitest";
import { demoCatalogue } from "#db/seed/demo/parts/demo-catalogue.ts";
import { wordIndexOf } from "../../../../../tests/factories/parts/word-index-of.ts";

const index = wordIndexOf(demoCatalogue());
const surenessOf = (q: string) => index.find(q).sureness;

test.each([
  ["fan belt"],
  ["فحمات قدام"],
  ["front brake pads"],
  ["I need front brake pads for my hajar 2022"],
  ["ابي فحمات قدام حق واحات"],
  ["abi fa7mat 7ag suhail"],
  ["radiator wahat 2019"],
  ["رديتر هجر"],
  ["ac compressor"],
  ["كمبروسر كندشن سهيل"],
  ["دعامية ورا ريم"],
  ["بنيد واحات"],
  ["ليتات قدام"],
  ["منظرة يمين سهيل موديل 22"],
  ["headlight left nasma"],
  ["tail light right"],
  ["headlight bulb"],
  ["spark plugs suhail"],
  ["بلكات ندى"],
  ["air con filter"],
  ["فلتر مكيف"],
  ["oil filter"],
  ["فلتر زيت هجر"],
  ["engine oil 5w30"],
  ["زيت ٥ دبليو ٣٠"],
  ["battery 80 ah hajar"],
  ["بتري واحات"],
  ["self motor badia"],
  ["دينمو شحن"],
  ["shock absorber front"],
  ["مساعدات ورا"],
  ["wiper blade 26 inch"],
  ["مساحات جوزاء"],
  ["جلد ميزان"],
  ["بيرنق قدام هجر"],
  ["window switch driver side"],
  ["مكينة قزاز سهيل"],
  ["silencer for nasma price"],
  ["rubber mats wahat"],
  ["كاميرا ورا"],
])("%s names a part", (q) => {
  expect(surenessOf(q)).toBeGreaterThanOrEqual(0.7);
});

test.each([
  ["offers"],
  ["عروض"],
  ["عروض رمضان"],
  ["opening hours"],
  ["ساعات العمل"],
  ["اوقات الدوام"],
  ["wahat"],
  ["wahat price"],
  ["كم سعر هجر"],
  ["suhail 2022"],
  ["buy a car"],
  ["new car"],
  ["used cars"],
  ["سيارات مستعملة"],
  ["حجز موعد"],
  ["موعد صيانة"],
  ["book a service"],
  ["service prices"],
  ["contact"],
  ["رقم التلفون"],
  ["call you"],
  ["whatsapp"],
  ["شكوى"],
  ["complaint"],
  ["test drive"],
  ["تجربة قيادة"],
  ["finance"],
  ["تقسيط بدون دفعة اولى"],
  ["monthly payment 1500"],
  ["insurance"],
  ["warranty"],
  ["كم سنة الضمان"],
  ["recall"],
  ["roadside assistance"],
  ["سطحة"],
  ["مساعدة على الطريق"],
  ["my orders"],
  ["where is my order"],
  ["وين طلبي"],
  ["my documents"],
  ["مستنداتي"],
  ["change my password"],
  ["cancel my appointment"],
  ["ابي اغير موعدي"],
  ["jobs"],
  ["وظائف"],
  ["motorsport"],
  ["hybrid cars"],
  ["سيارة هايبرد"],
  ["7 seater"],
  ["سيارات ٧ ركاب"],
  ["سيارة عائلية"],
  ["suv under 100k"],
  ["white wahat 4wd low km"],
  ["سهيل ماشي قليل لون ابيض"],
  ["قافله ١٢ راكب"],
  ["branches in doha"],
  ["فرع الخور"],
  ["قدام"],
  ["front left"],
])("%s names no part", (q) => {
  expect(surenessOf(q)).toBeLessThan(0.5);
});

test("a fault that is described is in between, and one beside a part is the part's", () => {
  expect(surenessOf("المكيف ما يبرد")).toBe(0.6);
  expect(surenessOf("brakes noise")).toBe(0.6);
  expect(index.find("water pump leaking").types[0]?.code).toBe("water-pump");
});

test("what is repaired is a guess", () => {
  expect(surenessOf("alternatoor")).toBeLessThan(surenessOf("alternator"));
});
