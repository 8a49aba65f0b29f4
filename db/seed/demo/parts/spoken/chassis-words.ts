/** Brakes and suspension. */
export const chassisWords: Readonly<Record<string, string>> = {
  "brake-pads":
    "سفايف, سفايف بريك, فحمات, فحمات فرامل, قماش فرامل, تيل فرامل, اقمشة بريك, فحم فرامل, brake pad, break pads, disc pads, fahmat, fahamat, safayef, gmash",
  "brake-shoes":
    "أقمشة هوبات, قماش هوب, سفايف هوب, فحمات هوب, شوز فرامل, drum brake shoes, break shoes, brake lining",
  "brake-pad-hardware":
    "كليبسات سفايف, سوست فحمات, طقم كليبس فرامل, pad clips, anti-rattle clips, brake hardware kit",
  "brake-disc":
    "هوبات, ديسك, ديسكات, قرص, أقراص فرامل, هوب, هوب ديسك, ديسك بريك, rotor, brake rotor, disk, break disc, hoob, hobat",
  "brake-drum": "درم فرامل, هوب خلفي, طنبور, طمبور, هوب طنبور, brake drums, drum, break drum, tambour",
  "brake-dust-shield": "صاج ديسك, صحن فرامل, غطا هوب, backing plate, splash shield",
  "brake-caliper": "كلبر, كاليبر, كليبرات, فكة بريك, كماشة فرامل, break caliper, calliper, kaliper, caliber",
  "caliper-repair-kit": "جلد كليبر, ربلات كليبر, طقم تصليح كليبر, caliper seal kit, caliper rubber kit",
  "caliper-pin": "بنز كليبر, بستم كليبر, سلايدر كليبر, slide pin, guide pin, caliper bolt",
  "wheel-cylinder": "سلندر هوب, سلندر بريك, سلندر خلفي, سلندر فرامل, wheel cylinder, slave brake cylinder",
  "brake-master-cylinder":
    "علبة بريك, ماستر بريك, سلندر بريك رئيسي, طرمبة فرامل, master cylinder, brake master, break master",
  "brake-booster": "سيرفو, سيرفو فرامل, طبلة بريك, باكم, servo, vacuum booster, bakam",
  "brake-hose": "لي فرامل, خرطوم بريك, هوز بريك, ليات بريك, brake line, flexible hose, break hose, hoz brake",
  "abs-sensor":
    "حساس abs, حساس اي بي اس, حساس سرعة الكفر, حساس بريك, wheel speed sensor, abs senser, hassas abs",
  "brake-wear-sensor": "حساس سفايف, حساس فحمات, حساس قماش, pad sensor, wear indicator",
  "brake-light-switch":
    "سويتش بريك, مفتاح نور الفرامل, حساس دعسة البريك, stop lamp switch, brake switch, break switch",
  "parking-brake-cable":
    "واير هندبريك, سلك جلنط, كيبل جلنط, واير هاند بريك, handbrake cable, hand brake wire",
  "parking-brake-shoes": "سفايف هندبريك, قماش جلنط, فحمات هاندبريك, handbrake shoes",
  "parking-brake-motor":
    "دينمو هندبريك كهرباء, ماطور فرامل اليد, electronic parking brake motor, epb actuator",
  "shock-absorber":
    "مساعدات, مساعدين, دبل مساعد, ممتص صدمات, شكمبشن, شوك, shocks, shock, damper, strut, shock absorver, musaed, mosaed",
  "strut-mount":
    "كراسي مساعدات, راس مساعد, قاعدة مساعد, رمان بلي مساعد, shock mount, strut bearing, top mount, kursi musaed",
  "bump-stop": "ربلة مساعد, غبار مساعد, كفر مساعد, bump rubber, shock boot, dust cover",
  "coil-spring": "سبرنج, سبرنقات, ياي, يايات, سست, سوست, زنبرك, spring, coil spring, sbring, yay",
  "leaf-spring": "صفايح, ريش خلفية, صفيحة, سوست ورق, leaf, leaf pack, safayeh",
  "spring-seat": "جلدة سبرنق, ربلة ياي, جلدة سست, spring insulator, spring pad",
  "control-arm":
    "مقصات, ذراع مقص, مقص سفلي, مقص علوي, ارم, wishbone, lower arm, upper arm, suspension arm, magas, mgas",
  "ball-joint": "ركب, ركبة, بيضة مقص, بول جوينت, ball joints, ball joynt, rukba, rokba",
  "control-arm-bushing": "جلب مقصات, جلب, بوش مقص, ربلة مقص, arm bush, bushing, bush, jalba, jilba",
  "trailing-arm": "ذراع طولي, مقص خلفي طولي, رود خلفي, rear arm, radius arm",
  "lateral-link": "ذراع ميزان خلفي, عمود جانبي, rear lateral arm, camber arm, toe link",
  "stabilizer-link":
    "مسامير توازن, عظمة, عظمات, لنك عمود التوازن, stabiliser link, sway bar link, anti-roll bar link, mismar tawazon",
  "stabilizer-bushing": "ربلة توازن, ربلات توازن, جلدة عمود التوازن, sway bar bushing, stabiliser rubber",
  "stabilizer-bar": "عامود توازن, قضيب توازن, عمود ميزان, sway bar, anti-roll bar, stabiliser bar",
  "wheel-bearing":
    "رمان, رمانة كفر, بيلية, بلي عجل, بيرنق, بيرنج, رمان عجل, weel bearing, bearing, rumman, ruman bili",
  "wheel-hub": "فلنجات, فلنجه, صرة كفر, هب, hub, hub assembly, hub flange, falanja",
  "steering-knuckle": "كراعة, نكل, كوع مقص, كوع فلنجة, knuckle, spindle, upright",
};
