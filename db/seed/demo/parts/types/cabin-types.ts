import { partTypesOf } from "./part-type-rows.ts";

/** The cabin, and what owners add to a car. */
export const cabinTypes = [
  ...partTypesOf("seats", [
    ["seat-cover", "Seat cover set", "طقم تلبيس مقاعد", "made-to-order"],
    ["seat-motor", "Power seat motor", "ماطور مقعد", "electrical"],
    ["seat-switch", "Power seat switch", "مفتاح مقعد", "electrical"],
    ["headrest", "Headrest", "مسند رأس"],
  ]),
  ...partTypesOf(
    "belts-airbags",
    [
      ["seat-belt", "Seat belt", "حزام أمان"],
      ["belt-buckle", "Seat belt buckle", "قفل حزام"],
      ["driver-airbag", "Driver airbag", "إيرباق السائق"],
      ["passenger-airbag", "Passenger airbag", "إيرباق الراكب"],
      ["airbag-sensor", "Airbag crash sensor", "حساس إيرباق", "electrical"],
    ],
    "made-to-order",
  ),
  ...partTypesOf("dashboard-console", [
    ["dashboard-trim", "Dashboard trim", "ديكور طبلون"],
    ["air-vent", "Air vent", "فتحة مكيف"],
    ["glove-box", "Glove box", "درج طبلون"],
    ["cup-holder", "Cup holder", "حامل أكواب"],
    ["armrest", "Center armrest", "مسند يد أوسط"],
    ["gear-knob", "Gear knob", "رأس قير"],
    ["infotainment-screen", "Infotainment screen", "شاشة وسطى", "electrical"],
    ["instrument-cluster", "Instrument cluster", "عداد طبلون", "made-to-order"],
  ]),
  ...partTypesOf("interior-trim", [
    ["sun-visor", "Sun visor", "شمسية داخلية"],
    ["door-panel", "Door trim panel", "ديكور باب"],
    ["carpet", "Floor carpet", "فرشة أرضية"],
    ["pedal-rubber", "Pedal rubber", "ربلة دعسة"],
    ["trunk-floor", "Trunk floor board", "أرضية الشنطة"],
    ["room-lamp", "Cabin lamp", "لمبة سقف", "electrical"],
  ]),
  ...partTypesOf("floor-mats", [
    ["floor-mats", "Floor mat set", "طقم أرضيات"],
    ["all-weather-mats", "All-weather mat set", "طقم أرضيات مطاط"],
    ["cargo-liner", "Cargo liner", "أرضية شنطة مطاط"],
    ["bed-liner", "Bed liner", "بطانة صندوق"],
  ]),
  ...partTypesOf("sun-dust", [
    ["windshield-sunshade", "Windshield sunshade", "شمسية زجاج أمامي"],
    ["window-sunshades", "Rear window sunshade set", "ستائر نوافذ"],
    ["car-cover", "Car cover", "غطاء سيارة"],
    ["window-visors", "Window visor set", "واقي مطر للأبواب"],
  ]),
  ...partTypesOf("roof-towing", [
    ["roof-rack", "Roof rack", "سلة سقف"],
    ["roof-bars", "Roof bars", "قضبان سقف"],
    ["tow-bar", "Tow bar", "خطاف سحب"],
    ["tow-wiring", "Trailer wiring kit", "فيشة مقطورة", "electrical"],
    ["side-steps", "Side step set", "دعسات جانبية"],
  ]),
  ...partTypesOf("travel-safety", [
    ["first-aid-kit", "First aid kit", "شنطة إسعاف"],
    ["fire-extinguisher", "Fire extinguisher", "طفاية حريق"],
    ["warning-triangle", "Warning triangle", "مثلث تحذير"],
    ["child-seat", "Child seat", "كرسي أطفال"],
    ["tire-inflator", "Tire inflator", "منفاخ إطارات", "electrical"],
    ["recovery-kit", "Sand recovery kit", "عدة تخليص من الرمل"],
    ["dash-camera", "Dash camera", "داش كام", "electrical"],
  ]),
  ...partTypesOf("styling-protection", [
    ["scuff-plates", "Door sill plates", "عتبات أبواب"],
    ["rear-bumper-protector", "Rear bumper protector", "واقي صدام خلفي"],
    ["mirror-chrome", "Chrome mirror trim", "كروم مراية"],
    ["license-plate-frame", "License plate frame", "برواز لوحة"],
    ["hood-deflector", "Hood deflector", "واقي كبوت"],
    ["wireless-charger", "Wireless phone charger", "شاحن جوال لاسلكي", "electrical"],
  ]),
];
