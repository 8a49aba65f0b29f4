import { titles } from "../type/titles.ts";
import type { ValueKind } from "../values/value-kind.ts";

/** What a label says that its value is. */
interface LabelMeaning {
  /** What the value looks like; a heading has none. */
  readonly kind: ValueKind | "heading";
  /** All that issuers call it, in both languages, each name once. */
  readonly names: readonly string[];
}

const says = (kind: LabelMeaning["kind"], names: string): LabelMeaning => ({
  kind,
  names: names.split(",").map((name) => name.trim()),
});

/**
 * The labels of all papers by their meaning, those of values that no field has as well: they take their values, so that
 * no field does. A label is the longest name that stands there: "passport expiry" is not the "expiry" of a card.
 */
export const labelWords = {
  id: says(
    "id",
    `id no, id number, id, qid, qid no, qid number, identity no, identity number, identification no, identity card no,
    personal no, personal number, civil id, civil id no, civil no, national id no, resident id, residency no, card no,
    الرقم الشخصي, رقم البطاقة, رقم البطاقة الشخصية, رقم الهوية, رقم الاقامة, الرقم المدني, رقم الاثبات, رقم بطاقة الهوية`,
  ),
  license: says(
    "id",
    `license no, licence no, license number, licence number, lic no, lic number, dl no, dl number, driving license no,
    driving licence no, driving license number, driving licence number, driver license no, license, licence,
    رقم الرخصة, رقم رخصة القيادة, رقم رخصة السياقة, رقم رخصة السوق, رقم الاجازة`,
  ),
  name: says(
    "name",
    `name, full name, holder name, holders name, name of holder, card holder, cardholder name, name in full,
    الاسم, الاسم الكامل, اسم حامل البطاقة, اسم حامل الرخصة, اسم صاحب البطاقة, اسم حامل الجواز, اسم صاحب الرخصة`,
  ),
  owner: says(
    "name",
    `owner, owner name, owners name, registered owner, name of owner, vehicle owner, registered keeper, owned by,
    المالك, اسم المالك, مالك المركبة, اسم مالك المركبة, صاحب المركبة, المالك المسجل`,
  ),
  nationality: says("nationality", "nationality, nat, citizenship, national of, الجنسية, جنسية حامل البطاقة"),
  birth: says(
    "birth",
    `date of birth, birth date, dob, d o b, born, born on, birthdate, birthday, date of birth of holder,
    تاريخ الميلاد, تاريخ الولادة, الميلاد, مواليد`,
  ),
  issue: says(
    "issue",
    `issue date, date of issue, issued, issued on, issue, issuance date, date issued, last issue, renewed on, renewal date,
    تاريخ الاصدار, الاصدار, صدرت بتاريخ, تاريخ الصدور, تاريخ التجديد, صدر في`,
  ),
  firstIssue: says(
    "issue",
    `first issue, first issue date, first issued, date of first issue, 1st issue, original issue date, first issued on,
    اول اصدار, تاريخ اول اصدار, تاريخ الاصدار الاول`,
  ),
  expiry: says(
    "expiry",
    `expiry date, expiry, date of expiry, exp date, exp, expires, expires on, expire date, expiration date, expiration,
    date of expiration, valid until, valid to, valid till, valid thru, valid through, validity, valid up to, license expiry,
    licence expiry, card expiry, registration expiry, reg expiry, residency expiry, qid expiry, permit expiry, istimara expiry,
    تاريخ الانتهاء, تاريخ انتهاء الصلاحية, انتهاء الصلاحية, الانتهاء, صالحة لغاية, صالح لغاية, صالحة حتى, صالح حتى, الصلاحية,
    ينتهي في, تنتهي في, صلاحية البطاقة, تاريخ انتهاء الرخصة, تاريخ انتهاء البطاقة, انتهاء الاقامة, انتهاء الرخصة,
    تاريخ انتهاء الاقامة, تاريخ الصلاحية, انتهاء التسجيل, تاريخ انتهاء الاستمارة, تاريخ انتهاء التسجيل`,
  ),
  start: says(
    "issue",
    `start date, effective from, effective date, from, valid from, inception date, period from, commencement date, start,
    commencing on, starts on, starting from, cover from, policy start, insurance from, policy start date, insurance start date,
    تاريخ البداية, من تاريخ, بداية التامين, تاريخ السريان, يسري من, من, تاريخ بداية التامين, بداية الوثيقة`,
  ),
  end: says(
    "expiry",
    `end date, to, until, period to, cover to, ends on, ending on, policy end, policy expiry, insurance to, up to,
    policy expiry date, policy end date, insurance end date, cover end date, expiring on,
    تاريخ النهاية, الى تاريخ, نهاية التامين, الى, حتى, تاريخ نهاية التامين, نهاية الوثيقة, انتهاء الوثيقة`,
  ),
  passportNumber: says(
    "document",
    `passport no, passport number, document no, document number, travel document no, pp no,
    رقم الجواز, رقم جواز السفر, رقم الوثيقة السفرية`,
  ),
  surname: says("words", "surname, last name, family name, surname nom, nom, اللقب, اسم العائلة, الكنية"),
  givenNames: says(
    "words",
    "given names, given name, first name, first names, forenames, prenoms, الاسماء, الاسم الاول, الاسم الشخصي",
  ),
  plate: says(
    "plate",
    `plate no, plate number, vehicle no, vehicle number, reg no, registration no, registration number, plate, plate num,
    vehicle reg no, vehicle registration no, vehicle registration number, licence plate, license plate, number plate,
    رقم اللوحة, رقم المركبة, رقم التسجيل, اللوحة, رقم السيارة, رقم لوحة المركبة, المركبة رقم`,
  ),
  vin: says(
    "vin",
    `chassis no, chassis number, chassis, vin, vin no, vin number, vehicle identification number, vehicle identification no,
    frame no, chasis no, chassis vin, رقم الشاسيه, رقم القاعدة, رقم الهيكل, رقم الشاصي, رقم الشاسي, الشاصي, رقم شاصي المركبة`,
  ),
  model: says(
    "model",
    `model, vehicle model, model name, type model, car model, model type, make model, الطراز, الموديل, طراز المركبة, موديل المركبة`,
  ),
  year: says(
    "year",
    `year, model year, year of manufacture, year made, year of make, manufacture year, mfg year, mfd year, production year,
    year of production, year of mfg, year model, manufacturing year, myear,
    سنة الصنع, سنة الموديل, سنة التصنيع, سنة الطراز, سنة الانتاج`,
  ),
  policy: says(
    "policy",
    `policy no, policy number, certificate no, certificate number, policy, policy ref, policy reference, ref, reference no,
    insurance no, insurance policy no, policy id, your policy number, cover note no, cert no,
    رقم الوثيقة, رقم البوليصة, رقم الشهادة, رقم وثيقة التامين, رقم التامين, رقم بوليصة التامين, رقم المرجع`,
  ),
  insurer: says(
    "text",
    `insurer, insurance company, insured with, insurer name, name of insurer, issued by, underwritten by, insurance provider,
    provider, company, insured by, شركة التامين, الشركة, المؤمن, جهة التامين, اسم شركة التامين, الشركة المؤمنة, مؤمنة لدى`,
  ),
  company: says(
    "text",
    "trade name, company name, name of company, commercial name, الاسم التجاري, اسم الشركة",
  ),
  tradeNumber: says(
    "policy",
    `cr no, cr number, commercial registration no, commercial registration number, trade license no, trade licence no,
    رقم رقم الرخصة التجارية`,
  ),
  date: says("issue", "date, التاريخ"),
  // What follows is no field of ours.
  passportExpiry: says(
    "expiry",
    `passport expiry, passport expiry date, passport valid until, passport expires, pp expiry, passport validity,
    passport expiration, passport exp date, انتهاء الجواز, تاريخ انتهاء الجواز, صلاحية الجواز, انتهاء جواز السفر, تاريخ انتهاء جواز السفر`,
  ),
  insuranceExpiry: says(
    "expiry",
    `insurance expiry, ins exp, ins expiry, ins expiry date, insurance expiry date, insurance valid until, insured until,
    insurance exp, insurance validity, insurance end, ins exp date, انتهاء التامين, تاريخ انتهاء التامين, صلاحية التامين`,
  ),
  visaExpiry: says(
    "expiry",
    "visa expiry, visa expiry date, visa valid until, entry visa expiry, تاريخ انتهاء التاشيرة",
  ),
  registered: says(
    "issue",
    `reg date, registration date, first registration, date of registration, first registration date, registered on,
    date of first registration, تاريخ التسجيل, تاريخ اول تسجيل, اول تسجيل`,
  ),
  printed: says(
    "issue",
    "printed on, print date, printed, date of entry, تاريخ الطباعة, طبعت بتاريخ, تاريخ الدخول",
  ),
  inspection: says(
    "expiry",
    "inspection expiry, next inspection, inspection date, تاريخ الفحص, الفحص القادم, موعد الفحص",
  ),
  ownerId: says(
    "id",
    `owner id, owner qid, owner id no, id of owner, owner no, owners id, owner id number, sponsor id, employer id, sponsor no,
    establishment id, establishment no, رقم هوية المالك, الرقم الشخصي للمالك, رقم المالك, رقم بطاقة المالك, هوية المالك,
    رقم الكفيل, رقم صاحب العمل, رقم المنشاة`,
  ),
  serial: says(
    "policy",
    "serial no, serial number, sr no, card serial no, file no, الرقم المسلسل, رقم المسلسل, الرقم التسلسلي, رقم الملف",
  ),
  engine: says(
    "policy",
    "engine no, engine number, engine, motor no, motor number, رقم المحرك, المحرك, رقم الماكينة",
  ),
  make: says(
    "text",
    "make, manufacturer, vehicle make, brand, car make, الصنع, الماركة, الشركة الصانعة, المصنع, ماركة المركبة, نوع المركبة, صنع المركبة",
  ),
  color: says("text", "color, colour, body color, vehicle color, vehicle colour, اللون, لون المركبة"),
  plateType: says(
    "text",
    `plate type, type of plate, vehicle use, plate category, usage, use, vehicle type, vehicle class, body type, class, category, type,
    vehicle category, body, classification, نوع اللوحة, استعمال المركبة, فئة اللوحة, الاستعمال, فئة المركبة, نوع الاستعمال, الفئة, النوع`,
  ),
  cylinders: says(
    "text",
    `cylinders, no of cylinders, cylinders seats, seats, no of seats, weight, gross weight, net weight, capacity, doors, gvw, fuel,
    fuel type, axles, عدد الاسطوانات, عدد المقاعد, عدد الركاب, الوزن, السعة, الوقود, الاسطوانات, المقاعد, نوع الوقود`,
  ),
  job: says(
    "text",
    "occupation, profession, job, job title, position, designation, المهنة, الوظيفة, المسمى الوظيفي",
  ),
  employer: says(
    "text",
    `employer, sponsor, sponsor name, sponsors name, employer name, name of sponsor, name of employer, establishment, guarantor,
    work place, father name, fathers name, mother name, mothers name, name of father, name of mother, spouse name,
    صاحب العمل, الكفيل, اسم الكفيل, المستقدم, اسم المستقدم, جهة العمل, اسم صاحب العمل, اسم الاب, اسم الام, مكان العمل`,
  ),
  insured: says(
    "text",
    `insured, insured name, policy holder, policyholder, name of insured, name of the insured, assured, insured person, client,
    customer name, المؤمن له, اسم المؤمن له, حامل الوثيقة, اسم حامل الوثيقة, العميل`,
  ),
  driver: says("text", "driver, driver name, name of driver, authorized driver, السائق, اسم السائق"),
  residencyType: says(
    "text",
    "residency type, residence type, type of residency, visa type, permit type, نوع الاقامة, نوع التاشيرة",
  ),
  blood: says("text", "blood type, blood group, blood, blood grp, فصيلة الدم, زمرة الدم"),
  licenseType: says(
    "text",
    "license type, licence type, license class, licence class, permitted vehicles, نوع الرخصة, فئة الرخصة, درجة الرخصة",
  ),
  place: says(
    "text",
    `place of birth, place of issue, issued at, issuing authority, authority, issuing place, birth place, birthplace, issuing office,
    country of birth, مكان الميلاد, مكان الاصدار, جهة الاصدار, سلطة الاصدار, محل الميلاد, مكان الولادة`,
  ),
  state: says(
    "text",
    "code of issuing state, issuing state, country code, code, country, state code, الرمز, رمز الدولة, الدولة",
  ),
  sex: says(
    "text",
    "sex, gender, marital status, religion, height, الجنس, النوع الاجتماعي, الحالة الاجتماعية, الديانة",
  ),
  address: says(
    "text",
    "address, phone, mobile, tel, telephone, email, po box, zone, street, العنوان, الهاتف, الجوال, هاتف, المنطقة",
  ),
  money: says(
    "text",
    `premium, total premium, net premium, gross premium, sum insured, insured value, amount, excess, deductible, total,
    cover type, coverage, cover, قسط التامين, القسط, اجمالي القسط, مبلغ التامين, قيمة التامين, نوع التغطية, التغطية, نوع التامين`,
  ),
  remarks: says("text", "remarks, restrictions, conditions, notes, note, ملاحظات, القيود, الشروط"),
  legalForm: says(
    "text",
    "legal form, activity, activities, business activity, capital, الشكل القانوني, النشاط, راس المال",
  ),
  salary: says(
    "text",
    `basic salary, monthly salary, total salary, gross salary, salary, allowance, allowances, housing allowance,
    الراتب الاساسي, الراتب, بدل السكن`,
  ),
  joining: says("issue", "joining date, date of joining, تاريخ التعيين"),
  heading: {
    kind: "heading",
    names: [
      ...[
        "state of qatar",
        "ministry of interior",
        "ministry of transport",
        "general directorate of traffic",
      ],
      ...[
        "traffic department",
        "specimen",
        "sample",
        "vehicle details",
        "owner details",
        "personal details",
        "details",
      ],
      ...["دولة قطر", "وزارة الداخلية", "ادارة المرور", "الادارة العامة للمرور"],
      ...Object.values(titles).flat(),
    ],
  },
} as const satisfies Readonly<Record<string, LabelMeaning>>;
export type Meaning = keyof typeof labelWords;

/** The kind of what a label of a meaning stands beside. */
export const kindOf = (meaning: Meaning): LabelMeaning["kind"] => labelWords[meaning].kind;
