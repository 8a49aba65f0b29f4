/*
 * What people say around what they want in the dialects that are spoken in Qatar, and in the French and Hindi that some mix into
 * them, folded. Lines: Gulf and Iraq, Levant, Egypt and Sudan, Maghreb; the same in Latin letters; French; Hindi and Urdu.
 */
export const dialects = {
  /** Without a meaning of their own. */
  stop: [
    "لسياره لسيارتي لسيارتنا لعربيه لعربيتي لموتر لموتري انت انتو انتوا انتي انتم احنا حنا نحن ع ف حقي حقت حقتي حقنا حقكم مالي مالت مالتي مالكم مالنا تري عاد خلاص هني عقب توني ولدي وليدي بنتي جماعه",
    "تبعكم تبعكن تبعك تبعتي تبعها عم رح لسا هلق هلا كمان يلي عنا منشان مشان كرمال شغله",
    "بتاع بتاعي بتاعت بتاعتي بتاعتكم بتاعكم بتوعي دلوقتي دلوقت ده دي دا كده اوي خالص ليا عليا حضرتك هسي هسع هسه هسا زول ياخ",
    "ديال ديالي ديالو ديالها ديالكم تاع تاعي تاعكم متاع متاعي نتاع نتاعي ليك واش كاين عفاك دابا توا راه راني بزاف برشا وحد",
    "7agi 7agti 7g hg 7aq 7a2 mali malti malkum malkom tara hni wiyakum wla wala",
    "taba3 tab3i tab3kun taba3kun hala2 halla2 hal2 kamaan kaman yalli elli illi 3am ra7 mnshan mishan",
    "bta3 bta3i bta3y bta3ty bta3ti bta3kom beta3 beta3i delwa2ti dlwa2ty dilwa2ti keda kda awi awy 5ales hadretak",
    "dyal dyali diali dyalkom dialkom taa ta3 ta3i mta3 mta3i ntaa nta3 lia liya wach kayn kayen 3afak daba tawa rah rani bzaf barsha chi",
    "le de du des mon mes une pour votre vous avec je est",
    "hai hain ka ki ko mera meri mere mujhe karna karni karo karwana chahiye chaiye gaya gayi raha rahi wala wali kya bhai bhaiya",
    "pls plz plse kindly thanks thx pcs pc nos qty sir madam maam bro",
  ],
  /** Beside other words they narrow little: questions, and days. */
  light: [
    "فين منين امتي ايمتي ايمت ازاي ليه كام شحال بشحال كيفاش علاش فوقاش وقتاش شكد شقد قديش اديش قداش جم شجم",
    "fin fein feen fain emta imta eimta ezay ezzay leh kifach kifash 3lach chhal ch7al sh7al adesh adeish 2adesh gaddesh",
    "kahan kaha kab kitna kitne kaise kyu kyun",
    "monday tuesday wednesday thursday اثنين الاثنين ثلاثاء الثلاثاء اربعاء الاربعاء خميس الخميس 5amees khamees thlatha arb3a ithnain",
    "day another الجاي الياي القادم ثاني تاني",
  ],
  car: [
    "طوموبيل طوموبيلتي طونوبيل كرهبه كرهبتي كروسه كروستي عربيه عربيتي عربيات عربيتك",
    "tomobil tomobile tomobilti tomobilty tonobil karhba voiture gadi gaadi 3arabeya 3arabiya 3arabya 3arabeyti 3arabiti 3arabyti 3arabeyty 3arbeti arabeya",
    "sayara sayarti siyarti syarti syarty mutar motari",
  ],
  new: [
    "new jdeed jdeeda jadeed jadeeda yadeed yadeeda جديد جديده",
    "يديد يديده يداد جداد يدد الجدد jdid jdida gdid gdida gedid gedida yadid yadida yedeed yedeeda yideed yideeda nouveau nouvelle naya nayi",
  ],
} as const;
