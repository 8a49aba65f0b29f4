import { partTypesOf } from "./part-type-rows.ts";

/** What is seen from outside: panels, glass and mirrors. */
export const bodyTypes = [
  ...partTypesOf("front-bumpers", [
    ["front-bumper", "Front bumper", "صدام أمامي"],
    ["front-bumper-bracket", "Front bumper bracket", "قاعدة صدام أمامي"],
    ["front-bumper-beam", "Front bumper beam", "جسر صدام أمامي"],
    ["front-lower-spoiler", "Front lower spoiler", "لبة صدام أمامي"],
    ["engine-undercover", "Engine undercover", "بطانة المكينة السفلية"],
    ["tow-hook-cover", "Tow hook cover", "غطاء خطاف السحب"],
  ]),
  ...partTypesOf("rear-bumpers", [
    ["rear-bumper", "Rear bumper", "صدام خلفي"],
    ["rear-bumper-bracket", "Rear bumper bracket", "قاعدة صدام خلفي"],
    ["rear-bumper-step", "Rear step bumper", "صدام خلفي حديد"],
  ]),
  ...partTypesOf("grilles-emblems", [
    ["grille", "Radiator grille", "شبك أمامي"],
    ["lower-grille", "Lower bumper grille", "شبك صدام سفلي"],
    ["front-emblem", "Front emblem", "علامة أمامية"],
    ["model-badge", "Model badge", "كتابة اسم السيارة"],
  ]),
  ...partTypesOf("hoods-fenders", [
    ["hood", "Hood", "كبوت"],
    ["hood-hinge", "Hood hinge", "مفصلة كبوت"],
    ["hood-latch", "Hood latch", "قفل كبوت"],
    ["hood-strut", "Hood strut", "مساعد كبوت"],
    ["hood-insulator", "Hood insulator", "عازل كبوت"],
    ["front-fender", "Front fender", "رفرف أمامي"],
    ["fender-liner", "Fender liner", "بطانة رفرف"],
    ["fender-flare", "Fender flare", "حلية رفرف"],
    ["mud-flap", "Mud flap", "واقي طين"],
  ]),
  ...partTypesOf("doors", [
    ["door-shell", "Door shell", "باب سيارة"],
    ["door-handle", "Outer door handle", "مسكة باب خارجية", "made-to-order"],
    ["inner-door-handle", "Inner door handle", "مسكة باب داخلية"],
    ["door-lock", "Door lock actuator", "قفل باب", "electrical"],
    ["door-hinge", "Door hinge", "مفصلة باب"],
    ["door-check", "Door check strap", "محبس باب"],
  ]),
  ...partTypesOf("tailgates-trunks", [
    ["trunk-lid", "Trunk lid or tailgate", "باب الشنطة"],
    ["trunk-strut", "Tailgate strut", "مساعد باب الشنطة"],
    ["power-tailgate-motor", "Power tailgate motor", "ماطور باب الشنطة", "electrical"],
    ["trunk-lock", "Trunk lock", "قفل الشنطة"],
    ["rear-spoiler", "Rear spoiler", "جناح خلفي"],
  ]),
  ...partTypesOf("moldings-clips", [
    ["door-seal", "Door seal", "ربل باب"],
    ["trunk-seal", "Trunk seal", "ربل شنطة"],
    ["door-molding", "Door molding", "حلية باب"],
    ["rocker-molding", "Rocker molding", "عتبة جانبية"],
    ["roof-molding", "Roof molding", "كنار سقف"],
    ["body-clip", "Body clip", "كليبس"],
    ["belt-molding", "Door belt molding", "شريط زجاج الباب الخارجي"],
  ]),
  ...partTypesOf("windshields", [
    ["windshield", "Windshield", "زجاج أمامي"],
    ["rear-window", "Rear window", "زجاج خلفي"],
    ["quarter-glass", "Quarter glass", "زجاج مثلث"],
    ["windshield-molding", "Windshield molding", "كنار زجاج أمامي"],
  ]),
  ...partTypesOf("door-glass", [
    ["door-glass", "Door glass", "زجاج باب"],
    ["window-regulator", "Window regulator", "ماكينة زجاج"],
    ["window-motor", "Power window motor", "ماطور زجاج", "electrical"],
    ["glass-run", "Glass run channel", "مجرى زجاج الباب"],
  ]),
  ...partTypesOf("mirrors", [
    ["door-mirror", "Door mirror", "مراية جانبية"],
    ["mirror-glass", "Mirror glass", "زجاج مراية"],
    ["mirror-cap", "Mirror cover", "غطاء مراية", "made-to-order"],
    ["interior-mirror", "Interior mirror", "مراية داخلية"],
  ]),
];
