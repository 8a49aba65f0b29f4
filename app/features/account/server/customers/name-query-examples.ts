/** A customer whom queries look for: first name, last name. */
type Name = readonly [first: string, last: string];

/** The names as their owners wrote them, in either script. */
export const wantedNames = {
  mohammedKuwari: ["Mohammed", "Al Kuwari"],
  khalidThani: ["خالد", "آل ثاني"],
  fatimaMarri: ["فاطمة", "المري"],
  abdullahAttiyah: ["Abdullah", "Al Attiyah"],
  abdulrahmanNaimi: ["عبد الرحمن", "النعيمي"],
  abdulazizMannai: ["عبدالعزيز", "المناعي"],
  aishaSulaiti: ["Aisha", "Al Sulaiti"],
  yousefEmadi: ["يوسف", "العمادي"],
  hamadBinJassim: ["Hamad bin Jassim", "Al Dosari"],
  nooraHajri: ["نورة", "الهاجري"],
  jaberMisnad: ["Jaber", "Al Misnad"],
  othmanBakr: ["عثمان", "أبو بكر"],
  ahmadShammari: ["أحمد", "الشمري"],
  ibrahimAnsari: ["إبراهيم", "الأنصاري"],
  moustafaElsayed: ["Moustafa", "Elsayed"],
  gamalNasser: ["Gamal", "Abdel Nasser"],
  ghanimHitmi: ["غانم", "الهتمي"],
  qasimBuainain: ["Qasim", "Al Buainain"],
  sheikhaMuraikhi: ["شيخة", "المريخي"],
  thamerKaabi: ["ثامر", "الكعبي"],
  ramadanHassan: ["رمضان", "حسن"],
  zainabJaafar: ["Zainab", "Jaafar"],
  wadhaGhafri: ["وضحى", "الغفراني"],
  muathZubaidi: ["معاذ", "الزبيدي"],
  joseFernandez: ["José", "Fernández"],
  rajeshPillai: ["Rajesh", "Pillai"],
  mariaSantos: ["Maria Cristina", "Santos"],
  eissaRumaihi: ["عيسى", "الرميحي"],
  lulwaKhater: ["Lulwa", "Al Khater"],
  hessaSada: ["حصة", "آل سعد"],
} satisfies Readonly<Record<string, Name>>;
export type WantedName = keyof typeof wantedNames;

/** What staff type, with the customer that it means. Lines with `true` were not looked at while the search was built. */
export const nameQueries: readonly (readonly [typed: string, wanted: WantedName, hidden: boolean])[] = [
  ["mohammed kuwari", "mohammedKuwari", false],
  ["محمد الكواري", "mohammedKuwari", true],
  ["Mohd Alkuwari", "mohammedKuwari", true],
  ["khalid al thani", "khalidThani", false],
  ["خالد ال ثاني", "khalidThani", true],
  ["Khaled Al-Thani", "khalidThani", true],
  ["فاطمه المري", "fatimaMarri", false],
  ["Fatma Al Marri", "fatimaMarri", true],
  ["مري فاطمة", "fatimaMarri", false],
  ["abdulla attiyah", "abdullahAttiyah", false],
  ["عبدالله العطية", "abdullahAttiyah", true],
  ["عبد الله العطيه", "abdullahAttiyah", false],
  ["عبدالرحمن النعيمي", "abdulrahmanNaimi", false],
  ["Abdul Rahman Al Naimi", "abdulrahmanNaimi", true],
  ["Abdulrahman Alnuaimi", "abdulrahmanNaimi", false],
  ["abdurrahman an-naimi", "abdulrahmanNaimi", true],
  ["عبد العزيز المناعي", "abdulazizMannai", true],
  ["abdulaziz mannai", "abdulazizMannai", false],
  ["عائشة السليطي", "aishaSulaiti", false],
  ["Aysha Al-Sulaiti", "aishaSulaiti", true],
  ["yousuf emadi", "yousefEmadi", false],
  ["Youssef Al Emadi", "yousefEmadi", true],
  ["hamad jassim dosari", "hamadBinJassim", false],
  ["حمد بن جاسم الدوسري", "hamadBinJassim", true],
  ["nora hajri", "nooraHajri", false],
  ["نوره هاجري", "nooraHajri", true],
  ["جابر المسند", "jaberMisnad", false],
  ["Jabir Almisnad", "jaberMisnad", true],
  ["عثمان ابو بكر", "othmanBakr", false],
  ["Osman Abu Bakr", "othmanBakr", true],
  ["احمد الشمري", "ahmadShammari", false],
  ["ahmed al shammari", "ahmadShammari", true],
  ["إحمد شمري", "ahmadShammari", true],
  ["ابراهيم الانصاري", "ibrahimAnsari", false],
  ["Ebrahim Ansari", "ibrahimAnsari", true],
  ["مصطفى السيد", "moustafaElsayed", false],
  ["mustafa el sayed", "moustafaElsayed", true],
  ["جمال عبد الناصر", "gamalNasser", false],
  ["Jamal Abdulnasser", "gamalNasser", true],
  ["ghanem hitmi", "ghanimHitmi", false],
  ["Ganim Al Hitmi", "ghanimHitmi", true],
  ["قاسم البوعينين", "qasimBuainain", false],
  ["sheikha muraikhi", "sheikhaMuraikhi", false],
  ["Shaikha Al Muraikhi", "sheikhaMuraikhi", true],
  ["thamer al kaabi", "thamerKaabi", false],
  ["ramadhan hasan", "ramadanHassan", false],
  ["رَمَضان حسن", "ramadanHassan", true],
  ["زينب جعفر", "zainabJaafar", true],
  ["zeinab jafar", "zainabJaafar", false],
  ["wadha al ghafrani", "wadhaGhafri", false],
  ["Moaz Zubaidi", "muathZubaidi", false],
  ["muath alzubaidi", "muathZubaidi", true],
  ["jose fernandez", "joseFernandez", false],
  ["FERNANDEZ jos", "joseFernandez", true],
  ["pillai raj", "rajeshPillai", false],
  ["santos cristina", "mariaSantos", false],
  ["essa rumaihi", "eissaRumaihi", false],
  ["Isa Al Rumaihi", "eissaRumaihi", true],
  ["لولوة الخاطر", "lulwaKhater", true],
  ["hissa al saad", "hessaSada", true],
];

const firstNames = [
  ..."Mohammed Ahmed Ali Khalid Hamad Abdullah Yousef Ibrahim Omar Hassan Hussain Salem Saad Nasser Faisal".split(
    " ",
  ),
  ..."Fatima Aisha Maryam Noora Sara Hessa Amna Moza Latifa Jawaher Priya Rajesh Maria Jose John".split(" "),
  ..."محمد أحمد علي خالد حمد عبدالله يوسف إبراهيم عمر حسن حسين سالم سعد ناصر فيصل فاطمة عائشة مريم نورة سارة".split(
    " ",
  ),
  ..."حصة آمنة موزة لطيفة جواهر عثمان مصطفى جمال ثامر رمضان زينب معاذ عيسى لولوة شيخة غانم قاسم".split(" "),
];
const lastNames = [
  ..."Al Malki,Al Jaber,Al Obaidli,Al Sowaidi,Al Mohannadi,Al Kubaisi,Al Baker,Haddad,Khan,Sharma,Nair".split(
    ",",
  ),
  ..."المالكي|الجابر|العبيدلي|السويدي|المهندي|الكبيسي|الباكر|حداد|خان|الخليفي|الدرهم|المسلماني".split("|"),
  ..."Cruz,Reyes,Thomas,Mathew,Iqbal,Hashmi,Al Yafei,Al Qahtani,Al Harami,Al Khulaifi".split(","),
];

/** So many other customers with names of the same country, the same at each call. */
export function otherNames(count: number): Name[] {
  return Array.from({ length: count }, (_, place) => [
    firstNames[(place * 7 + Math.floor(place / 61) * 3) % firstNames.length] ?? "",
    lastNames[(place * 11 + Math.floor(place / 33)) % lastNames.length] ?? "",
  ]);
}
