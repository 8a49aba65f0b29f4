/** What is said of seats and doors without their number. */
export const seatPhrases: Readonly<Record<string, string>> = {
  "2": "two seater, two seats, for two, مقعدين, كرسيين, نفرين, راكبين, شخصين, لشخصين, two people, couple, ra2ikbein",
  "7": `
    family, family car, family suv car, for family, big family, third row, 3rd row, 3 rows, three rows,
    3 row, 7str, sab3a rakeb, 3a2ila, 3aila, 3a2eli, 3a2ili, 3a2ly, 3aili, 3ayla, aila, 3a2iliya, عائلي, عائلية, عايلي,
    عايليه, عائلة, للعائلة, للعائله, العائلة, عيله, family size, family use car, large family, whole family, big family car, seven of us, third row seats, 3rd row seats, third row seat, 3rd row seat, extra row, three row, 3rows, three row seats, 3 row seats, صف ثالث, صف تالت, تلات صفوف, الصف الثالث, بصف ثالث, كراسي صف ثالث, ثلاثه صفوف, عائله كبيره, للعائله الكبيره, عيله كبيره, عايله كبيره, العيله, للعيله, العايله, للعايله, عائلتي, عيلتي, عايلتي, لعائلتي, لعيلتي, لعايلتي, للاسره, اسره, اسرتي, لاسره, اسرة كبيره, ابو سبع, ام سبع, سبعاوي, للاهل كلهم, ثلاث صفوف, ثلاثة صفوف, 3 صفوف, ابو سبعة, for seven, for 7, لسبعه, ل 7 اشخاص`,
  "8": "for eight, for 8, eight of us, لثمانيه, ابو ثمان, ام ثمان, ثمانياوي",
};
export const doorPhrases: Readonly<Record<string, string>> = {
  "2": "coupe doors, بابين, ببابين, بباين, بابينها, ام بابين, ابو بابين, babain, babein, babeen",
};
