import type {
  BodyType,
  ColorFamily,
  DriveType,
  FuelType,
  SortOrder,
  Transmission,
} from "../../../stock-terms.ts";

/*
 * What people here type and say for the values of the stock, in both scripts and in Arabic with Latin letters. Phrases are
 * divided by commas and compared folded; the article, a leading و or ب, plurals and a feminine ه need not be listed.
 */
export const bodyPhrases: Record<BodyType, string> = {
  hatchback: `
    hatchback, hatch back, hatch, small car, mini car, compact car, city car, هاتشباك, هاتش باك, هاتش,
    هتشباك, سيارة صغيرة, عربية صغيرة, زغيره, سيارة زغيره, عربيه صغننه, صغننه, زغننه, موتر صغير, سيارة مدينة, صغيرة, sayara sagheera, sayara zghire, zghire, zgheere, sghire, sagheera, small cars, sayara sa8eera,
    motar sagheer, 3arabeya soghayara, هاتشباق, هتش باك, هاش باك, هاتش باج, سيارة صغيره, عربيه صغيره, عربيه صغيوره, سياره زغيره, موتر صغيرون, small size car, little car, hatchbak, hachback, hatchbacks, hach back, small size`,
  sedan: `sedan, sedans, saloon, salon, saloun, salon car, سيدان, سداين, سيدانات, صالون, صالونات, سالون, صالونه, صوالين, ثيدان, saloons, sedane, sidan, saloona, سيدن, سيارة صالون, سيارة سيدان, salloon, sedan car, seedan, siedan`,
  wagon: `wagon, estate, station wagon, station, touring, ستيشن, ستيشن واجن, ستيشن واغن, واغن, واجن, ستيشن واجون, استيشن, استيشن واجن, ستيشن وجن, station wagen, stationwagon, estate car, ستيشين, واجون, wagen`,
  suv: `suv, suvs, jeep, jeeps, jeeb, geep, gib, jeb, jip, crossover, cross over, جيب, جيوب, جيبه, جيپ, جيبات, كروس اوفر, كروسوفر, اس يو في, جيب عالي, سياره عاليه, سيارات عاليه, عربيه عاليه, دفع رباعي عالي, اسيوفي, سوف, s u v, suv car, اس يوفي, jeeb car, jibb, jeab, jiyb`,
  mpv: `mpv, minivan, mini van, people carrier, ميني فان, مينيفان, سيارة عائلية كبيرة, ام بي في, ام بي ڤي, امبيفي, ام بي فى, m p v, multi purpose, سياره عائليه كبيره, people mover, family van, فان عائلي`,
  pickup: `pickup, pick up, pik up, pikap, pickap, bickup, truck, ute, wanet, wanait, waneit, double cab,
    double cabin, single cab, single cabin, بيك اب, بيكاب, بيكب, بكب, بك اب, وانيت, ونيت, ونيتات, وانيتات, بوكسي, بوكسات, بكسي, بوكس, ربع نقل, نص نقل, نصف نقل, دباب نقل, هاف لوري, شاص, pick ups, pickups, boksi, boxy, wanette, wanit, double cap, دبل
    كابينة, دبل كبينة, دبل غمارة, غمارتين, غمارة, نقل صغير, بيك آب, بيك اوب, البيكب, ددسن, داتسون, غماره وحده, غماره واحده, تريلا صغيره, pick up truck, pickup truck, picup, pikup, picap, bikab, bick up, bek ab, beek ab, ghamara, ghamarten, ghamartain, 8amarten, wanet ghamarten, crew cab, king cab, لوري صغير, سياره نقل, سيارة نقل, bakkie, bakki, lorry pickup, hilux type, pick-up truck, شاحنه صغيره, شاصي, p up, p u`,
  van: `van, bus, minibus, mini bus, cargo van, delivery van, فان, فانات, باص, ميني باص, باصات, ميكروباص, مكروباص, ميكرو باص, مايكروباص, هايس, هاي اس, microbus, micro bus, hiace, bas, baas, فان ركاب, باص ركاب, باص صغير, ميني فان بضاعه, فان بضايع, vann, coaster, van car, باص عمال, باص مدرسه, passenger van, panel van`,
  coupe: `
    coupe, coup, sports car, sport car, sporty car, كوبيه, كوبي, كوبه, سيارات رياضيه, sayara sport, سيارة رياضية, سيارة سبورت, موتر سبورت,
    رياضية, كوبيه رياضي, سبورت, رياضي, سياره سبورت, سياره رياضيه, كوبى, كوبية, sports coupe, coupé, coope, kupe, kobeh, سبورت كوبيه, سياره شبابيه, sport coupe`,
  convertible: `convertible, cabriolet, cabrio, roadster, soft top, open top, كشف, مكشوفة, كابريوليه, كابروليه, مكشوف, مكشوفه, كشف سقف, سقفها يفتح, سقفه يفتح, سقف متحرك, سقف قماش, بدون سقف, تفتح سقفها, كونفرتبل, كونفرتيبل, كونفيرتبل, كابريو, convertable, convertible car, convertibel, drop top, droptop, maksh0ofa, makshoofa, makshofa, makshufa, kashf, open roof, topless`,
  other: "",
};
export const fuelPhrases: Record<FuelType, string> = {
  petrol: `petrol, gasoline, gas, benzin, banzeen, banzin, benzine, super petrol, بنزين, بانزين, بترول, بنزينه, بنزين بس, بنزين فقط, على بنزين, ع البنزين, ماشيه بنزين, gasolin, petrol engine, petrol only, petral, banzeen bas, benzeen, banzine, essence, ليصانص, لايسونس`,
  diesel: `diesel, disel, deisel, deizel, dizel, ديزل, ديسل, دیزل, سولار, مازوت, ديزيل, دزل, ديزال, دييزل, على ديزل, مكينه ديزل, مكينة ديزل, diesal, desil, diesl, diesel engine, deazel, deesel, dezel, deezil, deezel, mazout, mazot, mazoot, mazut, gasoil, gazoil, غازوال, كازوال, نافطه, نافطا, solar, sular, soular, جازولين`,
  hybrid: `
    hybrid, haibrid, hibrid, hybred, haybrid, haybred, هايبرد, هايبريد, هيبرد, هيبريد, هجين, هجينة,
    هايبر, هايبرد كهرباء وبنزين, بنزين وكهرباء, كهرباء وبنزين, هايبرت, هيبرت, هايبرد بنزين, hybird, hybrid car, hybrit, hybride, hibred, petrol electric, mild hybrid, full hybrid`,
  "plug-in-hybrid": `
    plug in hybrid, plugin hybrid, plug in, plugin, phev, rechargeable hybrid, هايبرد قابل للشحن, هجين
    قابل للشحن, هايبرد شحن, قابل للشحن, بلج ان, بلق ان, بلق ان هايبرد, بلج ان هايبرد, بلاق ان, بلاق ان هايبرد, بلاك ان, هايبرد يشحن, هايبرد بشاحن, هايبرد ينشحن, هايبرد تنشحن, هايبرد تتشحن, هايبرد فيش, هايبرد بفيش, هايبرد خارجي الشحن, هجين قابل للشحن, plug-in, plug hybrid, chargeable hybrid, hybrid with plug`,
  electric: `
    electric, full electric, ev, bev, electric car, kahraba, kahrabaeya, كهرباء, كهربا, كهربائية,
    كهربائي, على الكهرباء, كهرب, كهرباء بالكامل, كهرباء كامل, كهربا بالكامل, كهربائيه بالكامل, كهربائي بالكامل, كهرباء بس, كهرباء فقط, كهربا بس, على كهربا, كهربائي كامل, كهربيه, كهربا كامل, اليكتريك, الكتريك, ايليكتريك, تمشي على الكهرباء, تمشي بالكهرباء, بتمشي عالكهربا, fully electric, all electric, pure electric, electrical, electrical car, electrik, elektric, battery car, kahrba, kahraba2, kahrabeyya, kahraba bas, zero emission`,
  "cng-lpg": "cng, lpg, autogas, غاز",
  other: "",
};
export const transmissionPhrases: Record<Transmission, string> = {
  automatic: `
    automatic, auto, automatik, otomatik, otomatic, automatc, autmatic, autom, automatic gear, auto
    gear, automatic transmission, cvt, gear automatic, ger automatic, tamatik, اوتوماتيك, اتوماتيك,
    اوتوماتيكي, اوتوماتك, اتوماتك, اوتماتيك, اتماتيك, أوتوماتيكية, تماتيك, تمتيك, اوتو, قير اوتوماتيك,
    قير اتوماتيك, قير تماتيك, جير اوتوماتيك, ناقل اوتوماتيكي, عادي اوتوماتيك, اوتماتك, اوطوماتيك, اتوماتيكي, فتيس اوتوماتيك, فل اوتوماتيك, otomateek, automateek, outomatic, autamatic, automatick, اتوماتيكيه, اتماتك, اوتوماتيكيه, عادي لا تماتيك, جير اوتوماتك, تماتك, تومتيك, تماتيكي, قير تمتيك, سي في تي, fully automatic, automtic, aoutomatic, gir automatic, geer automatic, gear auto, automatec, otomateeki, tomatik, temateek, auto transmission, auto gearbox, automatic gearbox, بواط اوتوماتيك, بواط اوتوماتيكيه, boite automatique, boite auto, botte automatique, بوات اوتوماتيك, matic, matik`,
  manual: `
    manual, manuel, manul, stick, stick shift, manual gear, gear manual, manual transmission, manwal,
    gear 3adi, ger 3adi, geer 3adi, gair 3adi, 3adi, adi gear, normal gear, gear normal, يدوي, مانيوال,
    مانوال, مانول, منوال, عادي, قير عادي, جير عادي, قير يدوي, قير مانيوال, ناقل يدوي, غيار عادي, فتيس
    مانيوال, كلتش, غيار يدوي, مانوال جير, جير يدوي, فتيس عادي, قير غيار, شفت, ستيك, geer yadawi, yadawi, yadawy, manwel, 3aadi, gear 3ady, 3ady, مانيول, غير عادي, جير مانيوال, عادي مو تماتيك, قير عاديه, قير منوال, يدوي القير, بغيار, غيارات يدويه, غيارات عادي, كلتش وقير, manual shift, manuel gear, menual, manuall, mannual, man gear, manual gearbox, with clutch, gear shift, qeer 3adi, qear 3adi, jir 3adi, geer 3adee, gir 3adi, fetees manual, five speed manual, 6 speed manual, manwal gear, بواط عاديه, بواط مانيال, boite manuelle, manuelle, بوات عاديه, gear adi, gear 3ade`,
  other: "",
};
/** What is said for all four wheels means both ways of driving them. */
export const fourWheelPhrases = `
    4x4, 4 x 4, 4by4, 4 by 4, four by four, 4wd, 4 wd, 4wheel, 4 wheel, 4 wheels, 4 wheel drive, four
    wheel, four wheel drive, 4 wheeler, four wheeler, offroad, off road, for wheel, for wheel drive,
    double drive, daf3 ruba3i, daf3 roba3i, dafe3 rubai, rubai, ruba3i, roba3i, dabal, dabel, dubal, دفع
    رباعي, رباعي الدفع, رباعي, دفع رباع, الدفع الرباعي, فور ويل, فورويل, فور وييل, فور ويلز, فور باي
    فور, 4 في 4, دبل, دبل جير, دبل قير, دبل دفع, دفع دبل, دفع كامل, اربع دفع, دبلها شغال, دبل شغال, فور باي, دفع اربع, اربع في اربع, 4 باي 4, فورويلات, رباعيه, دفعها رباعي, dabbal, four wheels, 4wheels, 4wheeldrive, all terrain, daf3 ruba3y, dafe3 ruba3i, 4x4 full, فور ويل درايف, فورويل درايف, 4 ويل, ٤ ويل, فول ويل, فور وهيل, فور في فور, دبلها, ابو دبل, رباعيه الدفع, دفع رباعى, دفع رباعي كامل, جير رباعي, دفع رباعية, 4wheels drive, 4 whell, four whell, fourwheel, fourwheel drive, 4 by4, 4*4, four x four, 4 x4, 4x 4, dafa3 ruba3i, daf3 rba3i, dafe3 rba3i, dafi3 ruba3i, dafi3 rubai, daf3 rubai, daf3 rubaai, dafa rubai, dafe ruba3i, dafe ruba3e, roba3y, rba3i, rbaee, difa3 ruba3i, dabl, double gear, all four wheels, both axles, كاتكات, كات كات, كاتكاتر, katkat, kat kat, quatre quatre, catcat`;
export const drivePhrases: Record<DriveType, string> = {
  fwd: `fwd, front wheel drive, front wheel, front drive, دفع امامي, دفع جدام, دفع قدام, دفعها امامي, دفعه امامي, دفع اماميه, دفع امامى, جر امامي, جر قدام, سحب امامي, دفع من قدام, فرونت ويل, فرونت ويل درايف, front wheels, front wheel driven, daf3 amami, dafe3 amami, daf3 jiddam, f w d`,
  rwd: `rwd, rear wheel drive, rear wheel, rear drive, back wheel drive, دفع خلفي, دفع ورا, دفعها خلفي, دفعه خلفي, دفع خلفى, جر خلفي, دفع من ورا, دفع وراني, سحب خلفي, رير ويل, رير ويل درايف, rear wheels, back wheel, rear driven, daf3 khalfi, dafe3 khalfi, daf3 5alfi, daf3 wara, dafe3 5alfi, r w d`,
  "2wd": `2wd, 4x2, 2x4, two wheel drive, 2 wheel drive, دفع ثنائي, دفع ثنايي, سنجل, دفع عادي, 2 wd, two wheel, 2 wheel, سنقل, 4 x 2,`,
  awd: `awd, all wheel drive, all wheel, دفع كلي, دفع لجميع العجلات, دفع كامل دايم, دفع رباعي دايم, اول ويل درايف, اول ويل, all wheels, all wheels drive, a w d, all-wheel, permanent four wheel, full time 4wd`,
  "4wd": "",
  other: "",
};
export const colorPhrases: Record<ColorFamily, string> = {
  white: `
    white, wite, whit, whitee, pearl, pearl white, white pearl, snow white, lulu, lo2lo2i, lolo2i,
    lu2lu2i, loloi, lulwi, abyad, abyadh, abyath, abiad, abyed, abeyad, abyaz, baida, bayda, beda,
    beida, baydha, baitha, baytha, bedha, beetha, أبيض, بيضاء, بيضا, بيضه, ابيظ, بيظا, بيظة, لؤلؤي,
    لولوي, لولي, أبيض لؤلؤي, بيرل, وايت, ثلجي, ابيض ثلجي, صدفي ابيض, ابيض صدفي, ابيظ لولو, abyed, abyadth, bayza, beyda, bayda2, ابيض لولو, ابيض لؤلؤ, لؤلؤ, ابيض ناصع, ابيضه, البيضا, بيضة, بيض, بيظه, ابيض عاجي, بيضه لولو, لولو, ابيض بيرل, بيرل وايت, وايت بيرل, بياض, pearlwhite, parl white, perl white, peral white, pearly white, off white, whte, wyt, abya9, abya9h, bay9a, be9a, bai9a, abyadd, abiyad, abiyadh, byda, bedah, baydah, abyad lulu, abiad lulu, loo lo, ice white, wht, whyt, biad, بيوض, puti, safed, safaid, puting`,
  silver: `
    silver, sliver, silvr, fiddi, feddi, fidi, fedhi, fethi, fadhi, fathi, fidhi, fizzi, fadi, silfar,
    فضي, فضية, فظي, سلفر, سيلفر, سلفري, فضه, fedde, fedda, fidhee, fathee, feddy, fiddy, فضيه, فضى, فضاوي, فضي فاتح, سيلفري, سلفار, رصاصي فاتح فضي, sylver, silber, silver color, fa6i, fa9i, fe9i, fi9i, fi99i, fiddeh, fiddah, fidde, fedi, slvr, slver, سلفرا, سيلفرا`,
  gray: `
    gray, grey, graphite, charcoal, gunmetal, gun metal, rasasi, rosasi, rsasi, r9a9i, ra9a9i, ramadi,
    rmadi, romadi, رمادي, رمادية, رصاصي, رصاصية, سكني, فيراني, جرافيت, تيتانيوم, اسمنتي, فحمي, رصاصيه, titanium, cement, nardo, resasi, rasasy, rmadi, ramady, رصاصيات, رصاصى, رماديه, رمادى, رمادي غامق, رصاصي غامق, رصاصي فاتح, سكنيه, فيراني غامق, دخاني, جريه, جراي, قري, جرى, قن ميتال, غن ميتال, جن ميتال, تيتان, فولاذي, حديدي, معدني, ازرق رصاصي, نحاسي رمادي, اسفلتي, ناردو, فضي غامق, dark silver, slate, steel gray, steel grey, gun metallic, gunmetallic, anthracite, smoke gray, ash, ash gray, ash grey, silver grey, dark grey, dark gray, light grey, light gray, grey metallic, gary, graye, rasasee, ra9asi, r9asi, rassasi, rsase, ramadee, sakani, sakany, gry, r9a9y, ra9a9y, rsasy, rassasy, رصاصيا, gris, غري, r9a9iya, ra9a9iya, rasasiya, rsasiya, rosasiya, rmadiya, ramadiya`,
  black: `
    black, blak, blck, blk, jet black, aswad, aswed, asswad, eswed, iswid, sowda, sawda, soda, souda,
    sodah, أسود, سوداء, سودا, سوده, أسود فحمي, بلاك, اسود ملكي, اسود لامع, aswad, 2aswad, eswad, sawda2, sooda, soda2, اسوده, السودا, سود, اسود فاحم, اسود ليل, فاحم, بلاك ميتالك, كحلي اسود, blaack, blac, black metallic, matt black, matte black, midnight black, black color, blackk, aswd, aswid, iswed, suda, soodah, sawdah, sowdah, ke7la, kehla, ka7la, ka7l, k7la, كحله, كحلا, كحلة, noir, noire, سوده ملكي, sodaa, sode, souda2, swda, كوحلي, itim, itim na, kaala, kaali, kali gaadi`,
  red: `
    red, maroon, burgundy, wine red, cherry, ahmar, a7mar, a7mer, ahmer, 7amra, hamra, 7mra, 3enabi,
    3annabi, anabi, أحمر, حمراء, حمرا, حمره, عنابي, عنابية, خمري, ماروني, عودي, نبيتي, بوردو, برغندي, ريد, 7amra2, a7mar, 7omra, nebeti, nbiti, 3oodi, 3odi, احمره, الحمرا, حمرا عنابيه, احمر غامق, احمر فاتح, احمر دم, عنابى, خمريه, مارون, ماروون, كرزي, نبيذي, رماني, توتي, قرمزي, ياقوتي, برغاندي, بورجندي, بيرغندي, بردو, بوردوه, ماروني غامق, طوبي, redd, ruby, ruby red, dark red, crimson, candy red, merlot, bordeaux, burgendy, burgandy, maron, marun, marron, maroon red, wine, wine color, 5amri, khamri, 3nnabi, 3nabi, 3innabi, 3enaby, 7mrah, 7amrah, hamrah, a7mr, rouge, احمرا, pula, pulang, laal, حمر`,
  blue: `
    blue, navy, navy blue, sky blue, dark blue, light blue, azrag, azraq, azra2, azrak, ezrag, zarga,
    zarqa, zar2a, ko7li, kohli, ku7li, أزرق, زرقاء, زرقا, زرقه, كحلي, كحلية, سماوي, سماوية, نيلي, بلو, لبني, بترولي, تركوازي, تركواز, تيفاني, بيبي بلو, azra2, zar2a2, kohly, ko7ly, k7li, ko7lee, turquoise, teal, samawi, smawi, ازرق غامق, ازرق فاتح, ازرقه, الزرقا, ازرق سماوي, ازرق ملكي, ازرق كحلي, كحليه, كحلى, بحري, لازوردي, زهري ازرق, فيروزي, نيفي, نيفي بلو, بلو بلاك, لبنيه, زرقا فاتحه, royal blue, midnight blue, electric blue, marine blue, ocean blue, metallic blue, baby blue, aqua, cyan, bleu, bluee, azra8, azr8, azreg, azrg, zar8a, zargah, zerga, ku7ly, kuhli, ko7le, kuhly, ka7li, bleue, زرق, asul, neela, neeli, زركة, زركه, زركا, ازرك`,
  green: `
    green, olive, olive green, akhdar, akhdhar, a5dar, a5dhar, akhthar, a5thar, khadra, 5adra, khathra,
    zaiti, zeiti, أخضر, خضراء, خضرا, خضره, اخظر, زيتي, زيتية, عشبي, قرين, جرين, حشيشي, زيتوني, فستقي, akhdar, 5adra2, zaytouni, اخضر غامق, اخضر فاتح, اخضره, الخضرا, زيتيه, زيتى, زيتونيه, اخضر زيتي, اخضر زيتوني, عسكري, جيشي, خضرا زيتي, نعناعي, تفاحي, قرين زيتي, dark green, light green, army green, military green, forest green, british racing green, mint green, lime, grren, gren, a5'6ar, a59ar, akh9ar, 5a9ra, 5athra, zaity, zeity, zaitee, zayti, zayty, zaytooni, vert, verte`,
  beige: `
    beige, khaki, beig, bej, sand, cream, creme, ivory, beij, beji, ramli, بيج, بيجي, بيجية, رملي, كريمي, سكري,
    عاجي, شامواه, ترابي, صحراوي, نود, بيجى, bejj, beeg, رمليه, رملى, سكريه, كريميه, لون الرمل, بيج رملي, تراب, عظمي, حليبي, اوف وايت بيج, ترابيه, صحراويه, كاكي, خاكي, جملي, رمل, sandy, sand color, desert color, desert sand, beige color, biege, baige, bayj, beej, ramly, ramlee, sukkari, sukari, off beige, tan`,
  brown: `
    brown, bronze, copper, chocolate, coffee color, bonni, bunni, bonny, bunny, boni, bronzi, bronzy,
    بني, بنية, برونزي, برونزية, برونز, نحاسي, قهوائي, جوزي, شوكولاتي, موكا, كافيه, كوفي, براون, bonny, benni, mocha, بنى, بنيه غامق, بني غامق, بني فاتح, بني محروق, بنيات, نحاسيه, قهوه, لون القهوه, جملي غامق, شوكليت, شوكولاته, شوكولا, شكلاته, تمري, خشبي, بروان, brawn, broun, brun, dark brown, light brown, coffee, coffee brown, choco, chocolate brown, bronz, copper brown, caramel, bonne, bunne, bunni 8ame8, قهوي, قهوية`,
  gold: `
    gold, golden, thahabi, dhahabi, dahabi, zahabi, thhabi, ذهبي, ذهبية, دهبي,
    قولد, جولد, عسلي, dahaby, dhahaby, zahaby, ذهبيه, ذهبى, ذهب, دهبيه, جولدن, قولدن, عسليه, gold color, goldish, goldn, thahaby, thahabe, dahabe, dhahabe, 6habi`,
  orange: `
    orange, burtuqali, bortuqali, burtugali, bortoqali, بورتقالي, برتقالي, برتقالية, اورنج, برتكاني, برتقاني, اورانج, borto2ali, burtu2ali, bortoqaly, برتقاليه, برتقالى, اورنجي, برتقانيه, مشمشي, بورتقاليه, orang, orenge, ornge, orange color, sunset orange, bortu2ali, burtukali, burtogali, brtgali, burtu8ali, bortokali`,
  yellow: `yellow, asfar, a9far, 9afra, safra, أصفر, صفراء, صفرا, صفره, اصفره, الصفرا, صفرا فاقع, اصفر فاقع, اصفر كناري, كناري, ليموني, خردلي, يلو, صفار, yello, yelow, canary, mustard, lemon, lemon yellow, asfer, a9fr, safrah, sfra, 9fra`,
  purple: `purple, violet, banafsaji, banafsagi, بنفسجي, بنفسجية, موف, ليلكي, بنفسجيه, بنفسجى, موفيه, ليلكيه, باذنجاني, بيربل, بربل, ارجواني, بنفسج, purpel, perple, purple color, aubergine, plum, lilac, lavender, mauve, banafsji, bnfsji, bnfsgi, banafsajy, mov`,
  other: "",
};
/** Some call it beige, and some gold. */
export const champagnePhrases = `champagne, champain, champaign, champane, shampane, champagne gold, champagne beige, شامبين, شمبان, شامبان, شمبين, شامباين, شامبانيا, شمبانيا, شمباني, شامبيني, shambain, shampain`;
export const certifiedPhrases = `
    certified, certified pre owned, certified preowned, cpo, cpov, certifed, sertified, approved,
    mo3tamad, mo3tamada, muatamad, mu3tamad, معتمد, معتمدة, موثقة, معتمده من الوكاله, سيرتيفايد, سرتيفايد, معتمدين, مضمونه من الوكاله, معتمد من الوكاله, mo3tamade, mu3tamada, mo3tamed, certified preowned, dealer certified, معتمد من الشركه, معتمده رسميا, مكفوله من الوكاله, مفحوصه ومعتمده, معتمده من مرسى, موثوقه, موثوق, مستعمل معتمد, مستعمله معتمده, معتمدات, سرتفايد, سيرتفايد, certifyed, certify, certfied, certifide, certificated, cpo car, certified by dealer, company certified, approved used, approved pre owned, marsa certified, marsa approved, mo3tamadeh, m3tmd, m3tmda, mutamad, motamad`;
/** Vague requests, which are orders. */
export const sortPhrases: Record<SortOrder, string> = {
  newest: `
    just arrived, newly arrived, new arrival, new arrivals, latest arrivals, وصل حديثا, وصلت حديثا, واصل
    جديد, اخر شي وصل, اخر شي وصلكم, اخر ما وصل, اخر ما وصلكم, اخر وصول, اخر الواصل, اخر اللي وصل, اخر حاجه وصلت, اخر حاجه وصلتكم, اخر حاجه جت, اخر سيارات وصلت, اخر سياره وصلت, توه واصل, توها واصله, واصل توه, وصلت توها, وصل توه, وصلت جديد, وصل جديد, واصله جديد, وصل الجديد, جديد الوصول, الواصل جديد, واصلين جديد, اخر المعروض, احدث المعروض, احدث الاعلانات, اخر الاعلانات, احدث اعلان, المضاف حديثا, اضيفت حديثا, انضافت حديثا, انضاف جديد, نزلت جديد, نازل جديد, نزل جديد, توها نازله, توه نازل, اخر شي نزل, اخر شي نزلتوه, لسه واصل, لسه واصله, لسا واصل, لسا واصلة, يديد واصل, واصل يديد, وصل يديد, latest arrival, latest stock, new stock, newest stock, newest arrivals, newest arrival, newest listing, newest listings, new listing, new listings, latest listing, latest listings, latest added, newly added, recently added, just added, just came, just came in, just in, recently arrived, recent arrivals, new in stock, newly listed, recently listed, just listed, new arived, new arrived, latest arivals, new arivals, a5er shay wa9al, a5er shi wasal, akher shi wasal, akher shay wesel, wasel jdeed, wasil jadeed, taw wasel, tawwa wasel`,
  "price-up": `
    cheap, cheep, chip price, cheap price, cheapest, cheaper, lowest price, low price, low budget, small
    budget, tight budget, budget car, budget friendly, affordable, best price, good price, nice price,
    least expensive, not expensive, not too expensive, not costly, inexpensive, economical price, low
    cost, low monthly, rkhees, rakhees, rakhis, ra5ees, ra5ee9, ra5i9, rkhis, r5ees, r5ee9, arkhas,
    ar5as, ar5a9, arkha9, rakheesa, r5e9, رخيص, رخيصة, ارخص, الارخص, ارخص شي, ارخص سعر, رخيصين, اقل سعر,
    سعر رخيص, سعر قليل, سعر مناسب, سعر حلو, سعر زين, سعر كويس, اقتصادي بالسعر, مو غالي, مب غالي, مش
    غالي, ما تكون غالية, ما يكون غالي, وما تكون غالية, وما يكون غالي, مو غالية, مش غالية, مب غالية, مو
    مرة غالي, غير مكلف, على قد الحال, ميزانية محدودة, ميزانية قليلة, اوفر, بسعر مناسب, باقل سعر, سعر معقول, بسعر معقول, سعرها معقول, سعره معقول, معقول السعر, معقوله السعر, سعرها مناسب, سعره مناسب, سعرها حلو, سعر كويس, بسعر كويس, بسعر زين, بسعر حلو, بسعر رخيص, رخيصه, رخيص ومرتب, رخيصات, ارخص واحد, ارخص وحده, اقل قيمه, مش غاليه, ماتكون غاليه, مايكون غالي, ما تكون غاليه وايد, مب غاليه وايد, مو غاليه كثير, مش غالي كتير, مش غاليه كتير, reasonable, reasonable price, decent price, fair price, lowest, lowest rate, less price, low rate, low prices, cheap rate, cheap one, cheapest one, cheapest price, not so expensive, not very expensive, low cost, rakhees, rkhisa, rakhisa, r5isa, re5is, r5eesa, ra5eesa, ra5isa, rkhes, ar5as wa7da, arkhas wahda, arkhas shay, ar5as shay, ar5as shi, arkhas shi, mo ghali, mob ghali, mub ghali, mish ghali, mesh ghali, mo 8ali, mub 8ali, msh ghalya, سعر مو غالي, ارخص الموجود, الارخص اول, ارخص سياره, ارخص وحدة, ارخص حاجه, الارخص سعر, ارخصها, ارخصهم, ارخص ما عندكم, ارخص شي عندكم, من الارخص, من الارخص للاغلى, رتبها من الارخص, رتبهم من الارخص, بارخص سعر, باقل الاسعار, اقل الاسعار, اقل ثمن, اقل تكلفه, اقل مبلغ, اقل شي سعر, سعر اقل, سعرها قليل, سعره قليل, سعرها رخيص, سعره رخيص, سعر منخفض, سعر متواضع, سعر بسيط, سعر مقبول, سعرها مقبول, سعر طيب, سعر لقطه, سعر تحفه, بسعر لقطه, سعرها زين, سعره زين, سعرها كويس, على قد الجيب, على قد الفلوس, على قد فلوسي, على قدي, حسب ميزانيتي, ميزانيتي محدوده, ميزانيتي قليله, ميزانيه بسيطه, رخيصه شوي, رخيصه كتير, رخيصه وايد, رخيص وايد, رخيصه مره, مو غاليه مره, رخاص, بلاش تقريبا, ما ابيها غاليه, ما ابيه غالي, ما تكونش غاليه, ماتكونش غاليه, متكونش غاليه, ما يكونش غالي, ميكونش غالي, مو كتير غالي, مش كتير غالي, ما كتير غالي, مو وايد غالي, مب وايد غاليه, رخيسه, رخيس, cheapist, chepest, cheapst, cheaper one, cheap cheap, lowest first, lowest price first, cheapest first, low to high, price low to high, from cheapest, least price, minimum price, less expensive, less cost, lesser price, good rate, best rate, best deal price, economical, pocket friendly, low buget, budget one, on a budget, under budget, cheap only, cheap as possible, cheapest possible, cheapest you have, cheap car, rkhees wayed, arkhas si3r, ar5as se3r, arkhas 7aga, ar5a9 shay, ar5a9 wa7da, rkhesa, rakhesa, re5esa, r5e9a, ra5i9a, ra5ee9a, rkhee9, mo ghalya, mob ghalya, mish ghalya, mesh ghalya, msh ghali, mish ghalyi, price less first, less price first, low price first, lower price first, lowest rate first, cheap first, cheaper first, price ascending, ارخص اول, الرخيص اول, الرخيصه اول, من الرخيص, الاقل سعرا, سعر اقل اول, الاقل سعر اول, ar5as awal, rkhis bezaf, rkhissa, murang, mura, pinakamura, sasta, sasti, saste, sasta wala, sasti gadi, kam daam, kam qeemat, cheaply, se3r rakhees`,
  "price-down": `
    expensive, most expensive, highest price, premium price, luxury price, اغلى, الاغلى, غالي, غالية,
    aghla, a8la, ghali, ghalia, ghalya, 8ali, 8alya, gali, costly, pricey, اغلى شي, اغلى واحد, اغلى وحده, اغلى سياره, اغلى سعر, الاغلى اول, اعلى سعر, الاعلى سعرا, اغلى ما عندكم, اغلى حاجه, من الاغلى, من الاغلى للارخص, costliest, most costly, dearest, most expencive, most expensiv, expencive, highest priced, highest price first, high to low, price high to low, from expensive, most expensive first, top price, aghla shay, a8la shi, aghla shi, a3la se3r, a3la si3r, aghla wa7da`,
  mileage: `low km, low kms, low kilometer, low kilometers, low milage, low mileage, lowest mileage, lowest km,
    least km, least mileage, less km, less kms, less mileage, less driven, least driven, less used, low
    miles, lowmileage, lowkm, few km, small mileage, barely driven, hardly driven, mashi galeel, mashi
    qaleel, mashi qalil, mashi galil, mashi gleel, mashi shway, mashya galeel, mashya qaleel, mashia
    galeel, galeel mashi, galeel el mashi, mamsha galeel, mamsha qaleel, 3adad galeel, 3adad qaleel,
    adad qaleel, ماشي قليل, ماشيه قليل, ماشية قليل, ماشي شوي, ماشيه شوي, مشي قليل, مشيها قليل, قليل
    المشي, قليلة المشي, قليل الممشى, قليلة الممشى, قليلة الاستخدام, قليل الاستعمال, استخدام قليل,
    استعمال خفيف, استعمال قليل, ممشى قليل, ممشاها قليل, ممشاه قليل, الممشى قليل, ممشى بسيط, ممشى منخفض,
    ممشى خفيف, عداد قليل, عداده قليل, عدادها قليل, العداد قليل, عداد منخفض, عداد واطي, كيلومترات قليلة,
    كيلوات قليلة, كيلوهات قليلة, كيلو قليل, اقل كيلومترات, اقل ممشى, اقل عداد, اقل مشي, اقل كيلو, اقل
    كم, ما مشت وايد, ما مشى وايد, مب ماشي وايد, مو ماشي كثير, مش ماشيه كتير, ما مشت كثير, قليلة
    الكيلومترات, مسافة قليلة, قطعت مسافة قليلة, قليل العداد, قليلة العداد, مشيها خفيف, مشيها بسيط, مشي بسيط, ماشي بسيط, ماشيه بسيط, ماشي شويه, ماشيه شويه, ماشيه خفيف, كيلوهاتها قليله, كيلواتها قليله, كيلومتراتها قليله, استخدام بسيط, استعمال بسيط, استعمالها قليل, استعمالها خفيف, ممشاها بسيط, ممشاه بسيط, ممشاها خفيف, عدادها بسيط, عدادها واطي, عداد واطئ, not driven much, driven less, less km driven, less run, low run, low usage, lightly used, less usage, minimal km, minimal mileage, low odo, low odometer, very low km, mashya shwayya, mashi shwayya, mashye 2alil, mashye alil, mashi 2alil, mashya 2alil, mashyeh 2alil, mashya aleel, mamshaha galeel, mamshah galeel, 3addad galeel, 3addadha galeel, isti3mal khafif, esti3mal 5afif, اقل وحده ماشيه, اقل واحد ماشي, الاقل ممشى, الاقل مشي, الاقل كيلو, اقل كيلومتر, اقل كيلوات, اقلهم مشي, اقلها مشي, ممشاها واطي, ممشى واطي, ممشاه واطي, ماشيه كيلوات قليله, ماشيه كيلوهات قليله, ماشيه كيلو قليل, ماشيه قليل جدا, ماشيه قليله, ما مشيت كتير, ما مشيت كثير, مو ماشيه وايد, مب ماشيه وايد, موب ماشيه وايد, مو ماشيه كثير, مو ماشيه كتير, مش ماشيه كثير, مش ماشي كتير, ممشيتش كتير, ماشيه مسافه قليله, مسافه قليله, مسافات قليله, سيرها قليل, سيره قليل, استعمالها بسيط, استخدامها بسيط, استخدامها قليل, استخدام خفيف, استخدامها خفيف, مستعمله خفيف, مستخدمه خفيف, مستعمله قليل, مستخدمه قليل, مستعمله شوي, عدادها نازل, عداد نازل, عداد بسيط, عدادها خفيف, عداد خفيف, كيلو واطي, كيلوات واطيه, كيلومترات بسيطه, كيلومترات منخفضه, كيلوهات بسيطه, ما انمشت وايد, ما انساقت وايد, سواقتها قليله, قليله المشي, low mileages, lowest mileage first, lowest km first, least km first, lowest kms, low kilometre, low kilometres, lowest kilometers, less kilometer, less kilometers, less kilometre, lesser km, less milage, lowest milage, least milage, least used, not driven a lot, not much km, not many km, not a lot of km, not too many km, not used much, not much used, not high mileage, minimum km, minimum mileage, small km, small kms, little km, little mileage, few kilometers, few kms, few miles, lightly driven, rarely driven, rarely used, low driven, very low mileage, super low km, mashi shwai, mashya shway, mashy shway, mashy galeel, mashi gelil, mashya gelil, mashya glel, mashi glel, mashi olayel, mashya olayel, mashyeh shway, mashye shway, mamsha galil, mamshaha gelil, mamsha qalil, mamsha 8aleel, agal mamsha, aqal mamsha, agal kilo, a2al kilo, 3adad qalil, 3addad qaleel, 3addadha aleel, isti3mal galeel, isti3mal qalil, esti3mal galeel, este5dam galeel, istikhdam qalil, low ks, low k, low kilos, low ks only, ماشيه شوي بس, مش ماشيه وايد, ما ماشيه كتير, ما ماشيه كثير, ما ماشي كتير, ما ماشي كثير, ما ماشيه وايد, ما ماشي وايد, وما ماشيه كتير, ماشيه شويتين, قاطعه شوي, قاطعه قليل, قاطع قليل, قاطع شوي, قاطعه مسافه قليله, كيلومتراج قليل, كيلوميتراج قليل, kilometrage qalil, kilometrage 9lil, كيلو قليله, كيلوهات قليل, kilo galeel, kilo qaleel, kilo galil, kilo 2alil, kilo 8aleel, kilo shway, kilohat galeel, hardly any km, hardly any miles, hardly any kilometers, hardly used, barely used, not many kilometers, not many kilometres, not many miles, not done many miles, not done much, hasnt done many miles, kam chali, kam chali hui, mababang mileage, mababa ang mileage, mababang km, less runned, less running, mashya 2olayel, mashy 2olayel, mashi 2olayel, 3addada, 3adadha, 3adada, 3addadha, تمش, يمش, تمشي, يمشي`,
  year: `new model, newer model, newest model, latest model, latest year, newest, newest year, latest, recent
    model, recent, late model, model jdeed, model jadeed, model jedid, jdeed model, jadeed, a7dath,
    ahdath, a7dath model, موديل جديد, موديلات جديدة, موديل حديث, موديلات حديثة, حديثة الموديل, حديث,
    حديثة, احدث, الاحدث, احدث موديل, اخر موديل, اخر موديلات, اجدد, اجدد موديل, جديدة الموديل, موديل
    السنة, سنة حديثة, لاست موديل, موديلات اخيره, اخر سنه, موديلها حديث, موديلها جديد, احدث سنه, jdid model, model jdid, akher model, a5er model, akhir model, recent year, newer year, احدث شي, احدث واحد, احدث وحده, الاحدث موديل, احدث الموديلات, احدث موديلات, اعلى موديل, موديل عالي, اخر موديل نزل, اخر شكل, اجدد شي, اجدد وحده, اجدد موديلات, جديده الموديل, موديل يديد, يديدة الموديل, موديلات يديده, من احدث الموديلات, سنه جديده, سنة الصنع حديثه, حديثة الصنع, حديث الصنع, صنع حديث, موديلها يديد, موديل السنه هذي, موديل هالسنه, newest first by year, latest models, newest models, new models, newest year first, latest year model, high model, higher model, latest modal, new modal, latest one, most recent, most recent model, recently made, as new as possible, a7dath shay, a7dath wa7da, ahdath model, a7das model, model yadeed, model jadid, model 7adeeth, model hadeeth, a3la model, ajdad model, اجدد موديل عندكم, احدث موديل عندكم, newer the better, newest you have, latest you have, اخر موديل عندكم`,
};
