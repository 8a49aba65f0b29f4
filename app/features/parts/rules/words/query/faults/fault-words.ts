import { wordsOf } from "#app/lib/words/words-of.ts";
import { tradeWordsFor } from "../trade-words.ts";

/** Every group of words has one in the query; what is probably broken, the likeliest first, by the names that catalogs use. */
export type FaultRow = readonly [groups: readonly string[], parts: string];
/** Other names of the trade that are surely the same thing. */
const surelyAlike = 0.9;

/** Things that break, in both scripts, with all that the trade calls them. */
export const things = withTradeWords({
  ac: "ac c aircon conditioner conditioning cooling مكيف المكيف كندشن كنديشن كنديشان تكييف ايسي mukayef mokayef mukayyif kandishan كمبروسر تبريد التبريد كوندشن aircond mokayyef mukaif mokaif mkayef mkyf takyeef takeef kandishin thanda clim",
  brake:
    "brake brakes break breaks brek faramel فرامل بريك بريكات فرمله preno فرامات مكابح مكبح faramil framel farmala frenat",
  engine:
    "engine motor makina makeena makana مكينه مكنه ماكينه محرك ماطور انجن car سياره موتر عربيه الموتور موترى عربيتي سيارتي moter motar mator matoor muhrik mu7arrik محركها mkina sayara syara 3arabeya 3rbeya kotse gadi gaadi كرهبه كرهبتي طوموبيل طوموبيلتي طونوبيل عربيتنا سيارتنا موترنا موتري kerhba tomobil tomobile 3arabeyti sayarti motari جيب وانيت باص موتير الموتير",
  gearbox:
    "gear gearbox transmission قير جير فتيس geer القير كير ger jeer gair gir fatees transmisson fetis fetees فيتس",
  steering:
    "steering stering سكان دركسون دركسيون ستيرنق ستيرنج مقود draksoon sukkan سكانها الطاره طاره دركسونها drakson direksiyon sokan skan ستيرن ستيرين",
  oil: "oil زيت zait zeit",
  water: "water coolant ماء ماي مويه مياه mai may moya ماوه مويا مايه الموي mayya maya mayy moyah coolent",
  petrol: "petrol fuel gas diesel بترول بنزين وقود ديزل banzin betrol بانزين بنزينها benzine banzeen petrool",
  window:
    "window windows قزاز قزازه جام شباك زجاج جامات gezaz دريشه دريشته درايش جامه الجام شباكي شبابيك نافذه نوافذ glass gzaz 2zaz ezaz zujaj jam jama shubbak shebbak dreesha dirisha",
  trunk: "boot trunk tailgate dickey dicky diggi شنطه دبه shanta الدبه ديكي dabba shan6a 6abon lid",
  hood: "bonnet hood بنيد كبوت bonet كبود بونيت بنيت بانيد kabout banid",
  wiper: "wiper wipers مساحات مساحه وايبر massahat مساحاتي ممسحه masahat massa7at masa7at waiper vaiper",
  light:
    "headlight headlights light lights lamp ليت ليتات شمعه شمعات نور فانوس لمبه لمبات كشاف lait فوانيس لايت لايتات ليته انوار كشافات اضاءه headlamp headlamps foglight laytat noor اليت الليت",
  wheel:
    "wheel wheels tire tires tyre tyres كفر كفرات تاير تواير عجل عجله لستك tayer kafar عجلات تايرات دولاب دواليب كوتش tayr 3ajal kfr",
  key: "key remote fob ريموت مفتاح بصمه سويج الريموت سويتش مفتاحي بصمتي remot muftah mifta7 mefta7 sweech chabi",
  door: "door باب ابواب bab الابواب بيبان abwab doors",
  hybrid: "hybrid هايبرد هايبرت",
  belt: "belt belts سير سيور قشاط seer",
  handbrake: "handbrake parking هاندبريك هندبريك جلنط جلنت هاند epb",
});
/** What is said of them. */
export const signs = {
  noise:
    "noise noisy sound squeak squeaking squeal squealing screech grinding knocking knock rattle rattling clunk clunking clicking ticking humming صوت صوته صوتها اصوات طقطقه طق يطقطق تطقطق طقه دقه دقدقه صفير صرير يصيح تصيح يصفر يون ونين زنه حنين يزقزق تزقزق زقزقه يزيق تزيق تزييق زيق يزن تزن يخبط تخبط خبطه خبط يدق طرقعه يطرقع تطرقع تكتكه يتكتك يقرقع تقرقع قرقعه يحك تحك حكه احتكاك يصرصر صرصره يوش وش وشه يزيط يخرخش يخشخش خشخشه خرفشه يفحط عويل ضوضاء ضجيج ازعاج مزعج مزعجه يهدر هدير كركره يكركر whining whine whines whistle whistling whistles hiss hissing buzz buzzing howling roar roaring rumble rumbling creak creaking creaks clatter tapping tap noises sounds sot soot sawt 9ot 9oot 9awt 9outha maingay awaz awaaz aawaj aavaj shabdam يزمر تزمر زمير تكه تك تكات يتك تتك تكتك طقطق طقات يطق تطق دق دقات يطقطقون طرق خربشه خربطه خرخره يخر يصوت تصوت يصوي تصوي click clicks clicky tik tac tak tick tuk tok thud thump clank clang beep beeps beeping chirp chirping chirps scraping scrape grind grinds hum hums whirring moaning moan groan groaning pop popping knocks squeaks squeals squeaky rattles 6ag 6ag6ag 6a26a2a y6ag6eg y6ag6ig t6ag6eg ta26a2a yzamer yzammer tazmer yesafer yesaffer ysaffer tsaffer y9afer y9affer 9afeer yza22 yzayy2 yzayeg tzayeg yti2 yteg بتزن ينعر نعير تصرصر",
  shaking:
    "vibration vibrations vibrating vibrate vibrates viberation wobbling judder juddering shudder shuddering shake shakes shaking wobble jerk jerking jerks misfire رجه يرج ترج رجفه يرجف ترجف اهتزاز يهتز تهتز يهز تهز ينتع تنتع نتعه تقطع تكتم يرقص ترقص رعشه يرعش ترعش بترعش يتراقص تتنفض ينفض تنفض nanginginig kaanpna ترجرج يرجرج رجرجه يرتج ترتج تنتفض ينتفض نفضه نفض خض تخض يخض خضه زلزله wobbles wobbly trembling tremble bumpy tehtaz yehtaz tihtaz tehez yhez thez yerjof yerjef terjof terjef yrajef yrgof تكطع يكطع bynatar ينتر بينتر ينتش بينتش",
  leak: "leak leaks leaking leakage drip dripping تهريب يهرب تهرب يسرب تسريب يسيل تسيل ينقط تنقط تنقيط ناقص ينقص تنقص يسرب تسرب بتسرب تسريبه مسرب يقطر تقطر يرشح ترشح رشح يدمع مهربه مهرب يزرب ينزف تنزف leaked seeping seep dripping losing loses tagas tumatagas tasreeb tasrib tahreeb tahrib yesrab yerashe7 yinagi6 yna8it yharreb tharreb yihareb تخر يخر خرير ينسكب مسربه يصب تصب بيهرب يتسرب تتسرب تزرب ينشف ينضح نازل نازله leaky puddle spilling spills sweating oozing",
  warning:
    "warning light lamp sign symbol message لمبه علامه تحذير اشاره رساله ضو تولع مولع علامات اشارات لمبات icon indicator error alert ضوء مضويه منوره ضاويه lamba tawwala",
  weak: "weak slow slowly weakly بطيء بطيئه بطي low poor loss soft spongy ضعيف ضعيفه خفيف خفيفه قليل ثقل تثقل ضعف ضعفان واهن sluggish lazy lacks ضعفت da3eef da3eefa d3eef 9a3eef tha3eef",
  hard: "heavy hard tight stiff ثقيل ثقيله قاسي قاسيه يابس thgeel ثجيل ثجيله ثقل يثقل تثقل صلب جامد متيبس قسي rigid difficult tough thageel thaqeel thegeel t2eel ثكيل ثكيله",
  stuck:
    "stuck open opening close closing closed shut shutting lock locking locks latch latching catch opens closes jam jamming engage move moving working work يفتح تفتح ينفتح يسكر يرفع يطلع ينزل يقفل معلق معلقه علق خربان يتحرك تتحرك تقفل يفك تفك يعلق تعلق يعشق تعشق معصلج معصلجه عصلج يعصلج حارن محشور ينغلق يغلق تغلق يتسكر ينسكر تسكر يصعد يركب يرجع ترجع يرد ترد يسحب انسحب retract retracting retracts return returns اشتغل release releases spin respond ينفتحون يتقفل يقفلون يعلقون زرجن مزرجن زرجنت عالق عالقه ملصق ملصقه ينزلون نزل نزلت طاحت نازل اتعلق علقت يفتحش بيفتح yeftah yefta7 yiftah ynfeta7 yesaker yesakker ysaker ynzel yenzel tenzel yetla3 yi6la3 y6la3 m3alleg mu3allag 3alleg 3allag",
  falls:
    "holding hold holds stay stays fall falls falling يثبت تثبت يطيح تطيح يمسك تمسك يوقف توقف يقع تقع بيقع ثابت يتثبت ينزل تنزل بروحه staying ثبات يقعد تقعد يظل تظل drops drop dropped drooping يهبط تهبط هبط طايح نازل yetee7 ytee7 6aya7 6ayih yethbat yithbat yinzel",
  off: "work working works burnt burned fused dim out يشتغل تشتغل يولع محترق محترقه محروق ضعيف تولع ينور تنور يضوي تضوي يضيء تضيء مطفي مطفيه طافي طافيه طفي يشغل يعمل تعمل شغال شغاله ضاوي ينطفي charging charge charges function functioning respond responding responsive lighting lit blink blinking blinks flicker flickering flickers flashing flashes ترمش يرمش تومض بسرعه gumagana khaddam khedama كتخدم خدام خدامه يخدم تخدم تبان يبان glow glows glowing yishtaghel yeshtaghel yishtghil yshtghl yeshtghel tshtghl teshtaghel shaghal shagal tafi tafya 6afi 6afya matfi ma6fi m6fi مطفيين طافيين منطفي منطفيه انطفي انطفت تضيي يضيي يلمض منور ضاو واقف واقفه وقف وقفت موقفه عطل shaghaal",
  not: "not no wont won dont doesnt doesn didnt cant isnt isn stopped stops refuses never ما مو مب مش موب لا مهو ماعاد ma mo mub mob mish hindi ayaw nahi nahin nt arent wasnt wouldnt couldnt without ماهو ماهي مهوب ماكو ماراح ماعادت بطل بطلت معاد lam laa",
  state:
    "bend full broken broke bent dented scratched scratch scratches rusty rusted corroded seized snapped smashed shattered chipped torn ripped loose blocked clogged dirty dead blown faded cloudy yellow foggy jammed knackered bust busted packed melted peeling dropping sagging jumping slipping  ريحه ريحته ريحتها رائحه شياط شايط محروقه smell smelly smelling burning burnt حرق حراق " +
    "وسخ وسخه مسدود مسدوده مخدوش مخدوشه خدش باهت باهته مصفر مغبش مغبشه مقطوع مقطوعه مرخي مرخيه مرتخي فالت فالته مهتري مهتريه مشقق مشققه متشقق ممزق ممزقه مشلوع مخلوع مخلوعه معوج معوجه مدعوم مدعومه دعمه ملعوب خايس تعبان تعبانه هلكان هلكانه مهزوز رايح رايحه مضروب مضروبه مجروح مجروحه مطعوج مصدي مصديه مصدوم مصدومه منصدم مخبوط مخبوطه انخبط انخبطت انصدم انصدمت متشعور متشعوره شعر شعره شعرت حصي حصاه حصوه ضربه ضربت مخروق مخروقه مبنشر مبنشره بنشر منفوخ منفوخه منفخ انتفخ مهبط مهبطه مزروف غلط غلطان يعطي تعطي يقرا تقرا قراءه قراته ياشر تاشر يلمع تلمع مقشر مقشره يقشر تقشر مسلوخ مسلوخه منسلخ مجرح محكوك محكوكه انحك انحكت حكيتها حكيته منتف متهالك متهالكه ممسوح ممسوحه مبري مخلخل مخلخله يلعب تلعب مخترب متلف متلفه معدوم معدومه خلصانين محروقين مكسر مكسره متكسر متكسره انثنت انثني مثني مثنيه منحني معووج متعوج انعوج انعوجت انشلع انشلعت شاط مدمي منشق متفتق scraped scrape scrapes scuffed scuff kerbed curbed curb kerb crashed bumped wobbly tired rotten rot perished split splitting hole holes punctured puncture puncher flat deflated bald frayed swollen bulging warped stripped rounded detached hanging dangling unglued discolored hazy milky flaky flaking reading reads wrong incorrect misreading wreck wrecked dings ding hail stains stained smells stinks weird strange funny disconnected صدا ذايب ذايبه متاكل متاكله ميت ميته فاضي فاضيه",
} as const;

function withTradeWords<Thing extends string>(named: Readonly<Record<Thing, string>>) {
  const all = Object.entries<string>(named).map(([thing, words]) => {
    const also = wordsOf(words).flatMap(({ bare }) =>
      tradeWordsFor(bare).flatMap(({ word, confidence }) => (confidence > surelyAlike ? word : [])),
    );
    return [thing, [words, ...also].join(" ")] as const;
  });
  return Object.fromEntries(all) as Record<Thing, string>;
}
