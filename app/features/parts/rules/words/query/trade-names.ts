/**
 * Words of the trade that mean the same part of a car, whatever a catalog calls it: workshops of the Gulf, imported parts and
 * factory catalogs each have their own. After the bar stand words that mean something else as well: «كفر» is a cover, too.
 */
export const alike = [
  "tire tyre tires tyres تاير تواير لستك لساتك tayer tayrat lastik | كاوتش كفر كفرات kafar اطار اطارات عجل عجله دولاب دواليب gulong",
  "توازن ميزان اتزان stabilizer stabiliser meezan mizan",
  "جلبة جلب جلدة جلد ربلة ربلات ربل كاوتشوك كوشوك كاوشوك كوتشوك بوش بوشات bushing bush jild jilda rubber",
  "مراية مرايا منظرة مناظر mirror manthara mandhara maraya",
  "بوجيه بوجيهات بواجي بوجي بلك بلكات bawaji bujiya plugat",
  "bonnet hood بنيد كبوت banid kabbout",
  "boot trunk tailgate dickey dicky diggi شنطة shanta | دبة dabba",
  "windscreen windshield",
  "silencer muffler صالنصة سلنسر",
  "petrol gasoline gas fuel بنزين بانزين بترول وقود betrol banzin benzin",
  "ماء ماي مويه موية مياه water mai maay moya",
  "زجاج قزاز قزازة ازاز جام جامة بلور glass gezaz gzaz",
  "دركسون دركسيون دريكسيون سكان ستيرنج ستيرنق مقود steering draksoon sukkan",
  "قير جير فتيس gearbox transmission gear geer",
  "فرامل فرمله بريك بريكات مكابح مكبح brake break brakes breaks brek faramel preno",
  "ضاغط كمبروسر كمبريسر كمبرسر كومبروسر compressor kombroser",
  "أكزوز اقزوز اكزوزت شكمان عادم exhaust shakman ekzoz",
  "طرمبة طلمبة طرنبة مضخة بمب pump tromba trumba turumba trombat trumbat turumbat",
  "أقمشة قماش فحمات سفايف تيل لنت لنتات gmash gmashat qumash fahmat safayef",
  "ديسك دسك دسكات هوب هوبات disc disk rotor",
  "صدام دعامية بمبر اكصدام مصد bumper bumber bamper",
  "رنج رنق رنقات رنجات جنط جنوط rim rims",
  "سير سيور قشاط belt seer",
  "غطا غطاء cover ghata",
  "كرسي كراسي قاعدة قواعد mount mounting kursi",
  "مكيف كندشن كنديشن كنديشان تكييف ايسي ac aircon mukayef mokayef kandishan",
  "حساس حساسات سنسر مستشعر sensor senser hassas",
  "هوز خرطوم ليات hose khartoom",
  "وجه جوان كاسكيت gasket packing",
  "رمان رمانة بيرنق بيرنج رولمان bearing rumman",
  "مساحة مساحات وايبر wiper massaha",
  "بطارية بتري باتري battery batri",
  "رفرف جاملغ جاملق جاملوغ چاملغ مدقار مدجار مدكار مدقارد مدجارد مدكارد مدكر مدقر مدجر fender mudguard madgar",
  "ليت لايت كشاف فانوس فوانيس ضو light lamp lait leet leit lit laitat",
  "مصابيح مصباح",
  "بخاخ رشاش nozzle",
  "ماطور موتور motor",
  "كيبل واير سلك cable wire",
  "بلف صمام valve bilf balf bulf blf balaf",
  "كلتش كلاتش دبرياج clutch",
  "كويل موبينة بوبينة coil",
  "سلف مارش ستارتر starter",
  "رديتر راديتر رادياتير ردياتير radiator radeter",
  "فلتر سيفون صفاية مصفاية مرشح مصفاه مصفى filter feltar felter",
  "مروحة مراوح فان fan marwaha",
  "شمعة شمعات sham3a",
  "علبة بيت صندوق غلاف box housing",
  "start ستارت",
  "stop ستوب",
  "led ليد",
  "halogen هالوجين هلوجين",
  "chrome كروم",
  "carbon charcoal كربون",
  "diesel ديزل",
  "heated تدفئة حراري",
  "black أسود سوداء سودا سودة",
  "white أبيض بيضاء بيضا",
  "red أحمر حمراء حمرا",
  "blue أزرق زرقاء زرقا",
  "green أخضر خضراء خضرا",
  "gray grey رمادي رصاصي",
  "silver فضي فضية",
  "brown بني بنية",
] as const;

/** Several words that are another name: they take its place. */
export const phrases: Readonly<Record<string, string>> = {
  "air con": "ac",
  "air conditioning": "ac",
  "air conditioner": "ac",
  "air condition": "ac",
  "bumper cover": "bumper",
  "bumper skin": "bumper",
  "bumper fascia": "bumper",
  "anti roll bar": "stabilizer bar",
  "sway bar": "stabilizer bar",
  "head light": "headlight",
  "tail light": "taillight",
  "rear light bulb": "tail light bulb",
  "back light bulb": "tail light bulb",
  "rear lamp bulb": "tail light bulb",
  "front light bulb": "headlight bulb",
  "number plate": "license plate",
  "door mirror": "mirror",
  "side mirror": "mirror",
  "wing mirror": "mirror",
  "headlight washer": "washer nozzle",
  "headlamp washer": "washer nozzle",
  "wear indicator": "wear sensor",
  "start stop battery": "battery",
  "stop start battery": "battery",
  "بطاريه ستارت ستوب": "بطاريه",
  "بطاريه ستوب ستارت": "بطاريه",
  "diesel oil": "engine oil",
  "زيت ديزل": "زيت مكينه",
  "spare wheel": "steel wheel",
  "spare tire": "steel wheel",
  "spare tyre": "steel wheel",
  "spare rim": "steel wheel",
  "تاير سبير": "رنج حديد",
  "كفر سبير": "رنج حديد",
  "كفر احتياط": "رنج حديد",
  "كفر سياره": "طربال",
  "مفتاح سبير": "ريموت",
  "سويج سبير": "ريموت",
  "ريموت سبير": "ريموت",
  "driver side airbag": "driver airbag",
  "passenger side airbag": "passenger airbag",
  ...sides("driver drivers", "left"),
  ...sides("passenger", "right"),
  ...sides("سايق سواق", "left"),
  ...sides("راكب", "right"),
  ...seatOf("driver drivers سايق سواق شوفير", "left", "يسار"),
  ...seatOf("passenger راكب", "right", "يمين"),
};

/** Who sits there says which side it is: the wheel is on the left here. */
function sides(who: string, place: string): Record<string, string> {
  const names = who
    .split(" ")
    .flatMap((one) => [
      `${one} side`,
      ...["جهه", "جنب", "صوب", "ناحيه", "طرف"].map((side) => `${side} ${one}`),
    ]);
  return Object.fromEntries(names.map((name) => [name, place]));
}

/** "Driver door", «جام السايق»: what stands beside who sits there is on that side. */
function seatOf(who: string, place: string, arabic: string): Record<string, string> {
  const english = "door window glass seat mirror handle lock regulator belt".split(" ");
  const nouns = "باب كرسي مقعد مرايه منظره جام جامه قزاز قزازه زجاج شباك دريشه مسكه حزام ليت كفر".split(" ");
  return Object.fromEntries(
    who
      .split(" ")
      .flatMap((one) =>
        /^[a-z]/.test(one)
          ? english.map((noun) => [`${one} ${noun}`, `${place} ${noun}`] as const)
          : nouns.map((noun) => [`${noun} ${one}`, `${noun} ${arabic}`] as const),
      ),
  );
}

/** What a word means by itself, or with a place: beside another noun «كفر» may be its cover. */
export const alone: Readonly<Record<string, string>> = {
  كفر: "tire",
  كفرات: "tire",
  كفرين: "tire",
  kafar: "tire",
  kafarat: "tire",
  kafrat: "tire",
};
/** The same in one word. */
export const single: Readonly<Record<string, string>> = {
  aircon: "ac",
  aircondition: "ac",
  indicator: "turn signal",
  trafficator: "turn signal",
  trafficators: "turn signal",
  hedlite: "headlight",
  hedlight: "headlight",
  headlite: "headlight",
  hedlamp: "headlight",
  bulp: "bulb",
  bulbe: "bulb",
  fews: "fuse",
  fuze: "fuse",
  indicators: "turn signal",
  blinker: "turn signal",
  سبير: "رنج حديد",
  استبنه: "رنج حديد",
};
