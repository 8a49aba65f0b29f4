import { arabicSounds, arabiziSounds, isArabic, isLatin, isRomanized } from "#app/lib/words/cross-script.ts";
import { fold } from "#app/lib/words/fold.ts";
import { isArabiziRequest, isRequestWord, requestWords } from "#app/lib/words/request-words.ts";

/** What surrounds the name of a part, by those who say it: who wants it, how, for what, in which state, and greetings. */
const english =
  "somebody anybody hitted onto onwards even grade duty asking asked friday saturday sunday weekend holiday myself son daughter wife husband mother father dad mum mom brothers neighbour neighbor stroller groceries school desert beach salt sea camping trip trips often daily everyday lately recently properly fully halfway anymore noticed notice noticing turns out put puts putting pressing pressed pushing once twice thing things stuff idea ideally possible possibly sure ok okay google siri alexa uh um hmm er oh well so thx thank thanks regards kindly attached below job jobs company customer client for of the a an my to on in with and or at by from if is are was be been am im i me we us you your it its this that these there " +
  "car cars vehicle part parts genuine original orginal oem aftermarket duplicate need needs needed want wanted require required looking look search find give show " +
  "price prices cost costs rate how much many what which where new model mdl year side set spare buy order get have has had got " +
  "do does did can could would will wanna please pls plz sir bro brother boss bhai hi hello dear available availability stock any some also only just " +
  "both one pc pcs piece pieces nos item brand type kind quality cheap cheapest best good change changing replace replacing replacement install fix fixing " +
  "urgent asap madam maam mam friend today yesterday since again still maybe think seems now making makes when while after always very nearside offside not no dont doesnt wont cant isnt v4 v6 v8 color colour broken broke damaged damage cracked crack worn old bad gone finished spoiled spoilt faulty failed failing fell lost another other compatible suitable working work cheers mate ta guys team u ur im ive id want needing wanting needs after get got getting gets give gave make made sort ordered ordering sell selling sale carry stock stocked ship shipping deliver delivery fitted fitting fit fits come comes came keeps keep kept just need van pickup quick quote quotation enquiry inquiry photo pic picture same exact correct properlyly totally slightly little bit really about than then also too into near next between around through behind beneath during before after until yet already ago week weeks month months morning night km kmh highway driving drivers original time times each whenever sometimes suddenly someone mechanic garage workshop told says said hit accident who whose they them their he she his her whats hows theres got";
const arabic =
  "اشتي نشتي اشتيها حرج سياق مشي مشيت يمشي تمشي كوالتي كواليتي درجه اولي مضمون مضمونه اسم راسي راسك ايدي رجلي عيالي اولادي ولدي بنتي زوجتي امي ابوي ابوك اخوك زبون عميل عملاء شركه شركتنا بالشركه مقاول حادث سيلين كشته كشتات يطوف تطوف يتجاوز تتجاوز بسبب سببه ممكنه تقريبا حدود كذا كذلك ايضا برضه برضو بردو كمانه جدا للغايه فقط بالظبط بالضبط تماما بالكامل يعني اقصد قصدي اسمه اسمها يسمونه يسمونها فيني فيكم نفسه بروحه بروحها لحاله لحالها هناك هنا هناي كذه جذي جذيه چذي هالشكل لازمه يبغي يبغاله يبغالها تبغي تبغاله ودها وده نبدلها نبدله تبدلونه تبدلون تركبون تركبونه تركبونها تصلحون تصلحونه يتركب ينركب تنركب ينشري ينباع تبيعون تبيعونه بيع للبيع فرق احسن افضل اقوي انواع يناسب تناسب مناسب مناسبه يركب يركبون مكانه مكانها محله محلها اصلي اصليه تجاري تقليد حق حقت حقه حقي حقتي حقها مال مالت مالي مالها بتاع بتاعت بتاعه بتاعتي بتاعي بتوع تبع تبعي تبعها تاع لل " +
  "سياره سيارتي سيارات سيارتنا عربيه عربيتي موتر موتري موترنا قطع قطعه غيار سعر سعره سعرها سعركم اسعار قيمه تكلفه بكم كم شكم بكام كام قديش اديش قداش بقديش بكديش ارخص رخيص " +
  "طلب طلبيه اطلب مطلوب مطلوبه اشتري نشتري شراء عندنا لون ضروري مستعجل لازم من علي عن مع موديل مديل سنه جديد جديده جهه جنب ناحيه صوب طرف وكاله طقم و او ام هذا هذي هاي هيدا اللي الي انا احنا شنو وش ايش شو وين فين كيف شلون " +
  "نوع نوعيه ماركه حبه حبات حبتين وحده واحد واحده غيره غيرها ثاني ثانيه جوز زوج كلها ثنتين اليوم باكر بكره امس الصبح صبح الحين هالحين يوم بس كمان بعد لما لمن لين وقت عندما اذا كل مره " +
  "دايما دوم غالبا يمكن شكله شكلها اظن احتمال عشان علشان مشان لان لانه وايد واجد كثير كتير شديد انزل اطلع امر اعدي امشي اسوق اركض اطوف " +
  "ابدل ابدلها اغير اغيرها اغيره تبديل تغيير تغير تركيب اركب بدل غير ما مو مب مش مكسور مكسوره انكسر انكسرت انكسرو كسر خربان خربانه خراب خرب خربت خربو تالف تالفه تلف تلفت مشعور مشعوره " +
  "مشروخ مشروخه انشرخ انشرخت انشق انشقت مشقوق مشقوقه محروق محروقه محترق محترقه احترق احترقت انحرق انحرقت خلص خلصت خلصو خلصان خلصانه منتهي منتهيه انتهي انتهت ضعف ضعفت طاح طاحت طايح " +
  "طايحه بايظ بايظه باظ باظت عطلان عطلانه معطل معطله تعطل تعطلت ضارب ضاربه مات ماتت ضاع ضاعت يشتغل تشتغل شغال شغاله " +
  "ديال ديالي ديالو ديالها دياله نتاع متاع متاعي تاعي تاعها كنقلب نقلب كاين كاينه واش بشحال شحال ليا بزاف دابا غادي خاصني خصني نبدل طوموبيل طونوبيل طوموبيلتي كرهبه كرهبتي برشا تهرس تهرست مهرس مهرسه خاسر خاسره خسر خسرت تكسر تكسرت تقطع تقطعت " +
  "عم رح هلق هلا كتير عنجد خيي خيو صار صارت صاير صايره بلش بلشت عال عند عندي عندنا الها اله هيك هيدي هيدا ليش ازاي بقي بقت بقا كده كدا اوي خالص هو هي هم دلوقتي دلوقت حضرتك فندم باشا ريس اسطي هسع هسي زول ياخ حقتي دا دي ده " +
  "هني جي ويا حقنا عقب يبيله يبيلها يبيلي ابيكم ابغاكم تكلفه تكلفته هالسياره هالموتر هالقطعه خوش زين زينه شرايكم مالقيت ماحصلت حصلت لقيت لقيتها نفس نفسها مثل زي سوا شي شيء اكثر مره مرات يوميا دايم فجاه احيانا قبل بين داخلها قالوا قالي قال قالت ميكانيكي المكنيكي كراج كراجي ورشه الورشه فحص فحصت شيكت طلع طلعت طلعلي شفت سمعت احس حسيت " +
  "اتكسر اتكسرت اتكسره اتحرق اتحرقت اتشرخ اتشرخت اتقطع اتقطعت انقطع انقطعت اتخلع انخلع انخلعت طار طارت طاير طايره راح راحت وقع وقعت اتسرق انسرق انسرقت مسروق مسروقه سرقو بازت انعدم انعدمت عدمان تلفان اتهري انفجر انفجرت اتفك انفك انفكت اتاكل متبهدل فرط " +
  "عمره عمرها سنه سنتين سنين شهر شهور اشهر اسبوع ايام يومين ساعه حاليا توه توها بدال بداله مكان محتاجها محتاجه ابيه نبيه يكون تكون كانت كان لازملها لازمله الاصل تجاريه كوري صيني ياباني بلدي زياده موجوده عليها عليه منها منه بها به لها له الزحمه الشارع الطريق";
const arabizi =
  "shy 3la 3al 3all 3ala9 bdoon bdon 7ata hatta lain leen lein lmn lman 3gb 3ogob fjaa faj2a mbari7 bacher baacher bachir el9b7 el3a9r sa7 tmam zain zainah ma3ndkm 3ndkm 3ndk ma3andkomch wella wla walla aw awla ana enta inta ento entaw howa hiya hwa hya hathi hathy hatheela shloon shlon chlon keef kif leesh mathalan bel fel bil 3ndna 3andna 3endna 7ag 7agg hag 7aq haq hagg 7a2 7agat 7aqat hagat mal maal malat lel lil lal la il el al w wa fi fe min men 3an 3ala ma3 taba3 tab3 tba3 bta3 beta3 bita3 bta3et " +
  "sayara sayarti sayarty siyara syara syarti seyarti siyarti sayyarti sayarty sayaret motar motari mutar kam bkam bikam bekam shkam adesh addesh adeish 2adesh 2addesh gaddesh " +
  "se3r s3r si3r qit3a jadid jdid jadeed yadeed asli asly aslee wakala taqm 6aqm tagm taqem modl modeel modail sana wain wein wen shno shnu shu jnb janb jiha jihat soob sob " +
  "abadel abaddil aghayer a8ayer aghayyer taghyeer tabdeel ma mo mu mub mish mesh lazem lazim kharban kharbana 5arban 5arbana maksoor maksour maksoora maksora in5arab 5arab 5erbat " +
  "5alas 5ales 5alsan 5alsana 5al9 5al9at 5alset 5elset khalas khalsana wayed wajid kteer ktir a3ayer a3ayir tnaseb ynaseb el9ob7 elsob7 sob7 9ob7 alyoum elyoum bukra bokra 3shan 3ashan mshan dyal dyali diali bghit b8it 3am ra7 hal2 halla2 saret 9ar 9arat 9ayer fiha fih feha feeh 3ndi 3endi 3indi hada hatha hadha heda haida illi elli yalli bass bs kaman ba3d ba3ad lamma lama yom youm leish lesh leh 7agi 7agti hagi haggi 7aggi 7aggat 7aqi malti mali tab3i taba3i bta3ti bta3i bta3y maksour maksoora mksoor mksoora mkasar inkasar enkasar inkasarat enkasrat etkasar etkasaret in7arag in7araga mashroo5 mashrookh ma7roog ma7rog ma7ro2 tal9an 3atlan 3a6lan 3atlana bayez bayza bazet 6ayi7 6ayha tayeh ta7 6a7 thaye3 daye3 da3 tha3 9la7 ghayer ghayyer taghyir abaddel elyom alhin al7een daruri 4aruri mosta3jel musta3jil 3ajel bsra3 bser3a raja2an tekfa takfa 3ad ya3ni y3ni shay shai chithi kitha kida keda mithl nafs anathef anadhef anazzef";
const fartherEast =
  "po ng sa ang para kailangan ko magkano meron ba yung kuya kabayan ka ki ke ko chahiye kitna kitne hai mujhe mera meri gadi gaadi wala wali bhaiya ji vandi ho raha rahi gaya gayi hua hui tha thi nahi nahin kharab toot tuta badalna badal naya purana lagana lagao saman samaan price milega milegi mil jayega hoga hogi karo karna karwana wale se par mein me aur bhi bahut zyada thoda jaldi ap aap apke yeh ye woh kya kab kahan kaha bolo batao venam venum undo iruka evlo vila ethra kedayi lagbe koto gari chha cha garna parne mero sira nasira basag palit palitan presyo sasakyan kotse aking ako ay mga naman lang pang kay kasi yun dito nyo niyo po bili bibili hanap naghahanap kailan gusto pa na hindi wala meron nung galing mayroon tapos parang ano";

const fillers: ReadonlySet<string> = new Set(
  [english, arabic, arabizi, fartherEast].flatMap((words) => fold(words).text.split(" ")),
);
/** Words that only who writes Arabic in Latin letters uses; "3", "7" and "9" stand for letters. */
const marks: ReadonlySet<string> = new Set(
  arabizi
    .split(" ")
    .filter(
      (word) => word === "el" || (word.length > 2 && !/^(?:men|min|mal|lal|mesh|sob|soob)$/.test(word)),
    ),
);
const otherSigns = /[^a-z2356789]/;
const withDigit = /[a-z][3579]|[a-z][268][a-z]|^[3579][a-z]{2}/;

/** Whether some words are Arabic in Latin letters. */
export function isArabizi(words: readonly string[]): boolean {
  return words.some(
    (word) =>
      marks.has(word) ||
      isArabiziRequest(word) ||
      (word.length > 3 && withDigit.test(word) && !otherSigns.test(word)),
  );
}

/** «لسيارتي», «وسعره» */
const joined = /^[لبوف](?=.{4,})/u;

/** Whether a word says nothing about which part is meant; folded and without the article. */
export function isFiller(bare: string): boolean {
  return [bare, bare.replace(joined, "")].some((one) => fillers.has(one) || isRequestWord(one));
}

/** Shorter words sound like too many others. */
const fewestSounds = 2;
/** With more letters to a sound it is another word: "service". */
const mostLetters = 2;
const bySound = Map.groupBy(
  [...fillers, ...requestWords]
    .filter(isArabic)
    .flatMap((word) => arabicSounds(word).map((sound) => ({ word, sound }))),
  ({ sound }) => sound,
);

/** Whether Latin letters write such a word as it sounds: "3alashan", "6ool". */
export function isSpokenFiller(bare: string): boolean {
  if (!isLatin(bare)) return false;
  return arabiziSounds(bare).some(
    (sound) =>
      sound.length >= fewestSounds &&
      bare.length <= mostLetters * sound.length &&
      bySound.get(sound)?.some(({ word }) => isRomanized(bare, word)),
  );
}
