import { partTypesOf } from "./part-type-rows.ts";

/** Brakes and suspension. */
export const chassisTypes = [
  ...partTypesOf("brake-pads-shoes", [
    ["brake-pads", "Brake pads", "أقمشة فرامل"],
    ["brake-shoes", "Brake shoes", "أقمشة طنبور"],
    ["brake-pad-hardware", "Brake pad fitting kit", "كليبسات أقمشة الفرامل"],
  ]),
  ...partTypesOf("brake-discs-drums", [
    ["brake-disc", "Brake disc", "قرص فرامل (هوب)"],
    ["brake-drum", "Brake drum", "طنبور فرامل"],
    ["brake-dust-shield", "Brake dust shield", "واقي غبار الفرامل"],
  ]),
  ...partTypesOf("brake-calipers", [
    ["brake-caliper", "Brake caliper", "كليبر فرامل"],
    ["caliper-repair-kit", "Caliper repair kit", "طقم ربلات كليبر"],
    ["caliper-pin", "Caliper guide pin", "مسمار كليبر"],
    ["wheel-cylinder", "Wheel brake cylinder", "سلندر طنبور"],
  ]),
  ...partTypesOf("brake-hydraulics", [
    ["brake-master-cylinder", "Brake master cylinder", "علبة الفرامل الرئيسية"],
    ["brake-booster", "Brake booster", "باكم فرامل"],
    ["brake-hose", "Brake hose", "هوز فرامل"],
  ]),
  ...partTypesOf(
    "brake-sensors",
    [
      ["abs-sensor", "ABS wheel speed sensor", "حساس إي بي إس"],
      ["brake-wear-sensor", "Brake pad wear sensor", "حساس تآكل أقمشة الفرامل"],
      ["brake-light-switch", "Brake light switch", "سويتش لمبة الفرامل"],
    ],
    "electrical",
  ),
  ...partTypesOf("parking-brake", [
    ["parking-brake-cable", "Parking brake cable", "كيبل هاندبريك"],
    ["parking-brake-shoes", "Parking brake shoes", "أقمشة هاندبريك"],
    ["parking-brake-motor", "Parking brake motor", "ماطور هاندبريك", "electrical"],
  ]),
  ...partTypesOf("shock-absorbers", [
    ["shock-absorber", "Shock absorber", "مساعد"],
    ["strut-mount", "Strut mount", "كرسي مساعد"],
    ["bump-stop", "Bump stop", "جلدة مساعد"],
  ]),
  ...partTypesOf("springs", [
    ["coil-spring", "Coil spring", "سبرنق"],
    ["leaf-spring", "Leaf spring", "سست صفايح"],
    ["spring-seat", "Spring seat rubber", "ربلة سبرنق"],
  ]),
  ...partTypesOf("arms-joints", [
    ["control-arm", "Control arm", "مقص"],
    ["ball-joint", "Ball joint", "ركبة مقص"],
    ["control-arm-bushing", "Control arm bushing", "جلبة مقص"],
    ["trailing-arm", "Trailing arm", "ذراع خلفي"],
    ["lateral-link", "Lateral link", "ذراع جانبي خلفي"],
  ]),
  ...partTypesOf("stabilizers", [
    ["stabilizer-link", "Stabilizer link", "مسمار توازن"],
    ["stabilizer-bushing", "Stabilizer bushing", "جلبة عمود التوازن"],
    ["stabilizer-bar", "Stabilizer bar", "عمود توازن"],
  ]),
  ...partTypesOf("hubs-bearings", [
    ["wheel-bearing", "Wheel bearing", "رمان بلي"],
    ["wheel-hub", "Wheel hub", "فلنجة"],
    ["steering-knuckle", "Steering knuckle", "كرسي فلنجة (نكل)"],
  ]),
];
