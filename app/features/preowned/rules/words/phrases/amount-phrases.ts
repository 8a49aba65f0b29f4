/**
 * Words about numbers: comparing ones, units, and what a number is about. A topic may stand before its number or behind it.
 */
export const amountPhrases = {
  most: `under, below, less than, lesser than, lower than, cheaper than, no more than, not more than, not
    over, not above, not exceeding, at most, at max, max, maximum, within, before, around,
    about, approx, approximately, near, nearly, my budget, budget, budget of, budget is, budget around,
    my budget is, upto, up to, until, till, <, ta7t, taht, tahat, t7t, agal min, aqal min, a8al min,
    agal mn, a2al min, aqall min, 7dood, hodood, 7edood, b7dood, mezaniya, mezanyti, mizaniya, تحت, دون,
    اقل من, أدنى من, ارخص من, ما يزيد عن, ما يزيد على, ما تزيد عن, لا يزيد عن, لا يزيد على, لا تزيد عن,
    ما يتعدى, ما تتعدى, لا يتعدى, لا تتعدى, ما يتجاوز, ما تتجاوز, لا يتجاوز, لا تتجاوز, ما يفوق, لا
    يفوق, مايزيد عن, مايتجاوز, مايتعدى, ما يطلع فوق, ما تطلع فوق, مو اكثر من, مب اكثر من, مش اكتر من, ما
    اكثر من, مو فوق, مب فوق, مش فوق, مايزيد على, مو اكتر من, لا اكثر من, حدود, بحدود, في حدود, حوالي,
    تقريبا, ميزانية, ميزانيتي, الميزانية, بميزانية, بمبلغ, كحد اقصى, حد اقصى, على
    الاكثر, اقصى حد, الحد الاقصى, اقصى شي, قبل, بسعر لا يتجاوز, اقل عن, اقل مني, ادنى من, ادنى عن, ادنى مني, ارخص عن, ارخص مني, انزل من, انزل عن, انزل مني, اصغر من, اصغر عن, اصغر مني, اوطى من, اوطى عن, اوطى مني, اخف من, اخف عن, اخف مني, ما يزيد فوق, ما يزيد اكثر من, ما تزيد على, ما تزيد فوق, ما تزيد اكثر من, لا يزيد فوق, لا يزيد اكثر من, لا تزيد على, لا تزيد فوق, لا تزيد اكثر من, مايزيد فوق, مايزيد اكثر من, ماتزيد عن, ماتزيد على, ماتزيد فوق, ماتزيد اكثر من, ما يتعدى عن, ما يتعدى على, ما يتعدى فوق, ما يتعدى اكثر من, ما تتعدى عن, ما تتعدى على, ما تتعدى فوق, ما تتعدى اكثر من, ما يطلع عن, ما يطلع على, ما يطلع اكثر من, ما تطلع عن, ما تطلع على, ما تطلع اكثر من, ما يتخطى عن, ما يتخطى على, ما يتخطى فوق, ما يتخطى اكثر من, ما تتخطى عن, ما تتخطى على, ما تتخطى فوق, ما تتخطى اكثر من, ما يعدي عن, ما يعدي على, ما يعدي فوق, ما يعدي اكثر من, ما تعدي عن, ما تعدي على, ما تعدي فوق, ما تعدي اكثر من, ما يجاوز عن, ما يجاوز على, ما يجاوز فوق, ما يجاوز اكثر من, ما تجاوز عن, ما تجاوز على, ما تجاوز فوق, ما تجاوز اكثر من, ما يوصل عن, ما يوصل على, ما يوصل فوق, ما يوصل اكثر من, ما توصل عن, ما توصل على, ما توصل فوق, ما توصل اكثر من, ما يروح عن, ما يروح على, ما يروح فوق, ما يروح اكثر من, ما يفوت عن, ما يفوت على, ما يفوت فوق, ما يفوت اكثر من, ما يتخطى, ما تتخطى, ما يعدي, ما تعدي, مايعديش, ماتعديش, ما يعديش, ما تعديش, ميعديش, متعديش, ما يتعداش, ما يزيدش عن, مايزيدش عن, ميزدش عن, ما تزيدش عن, متزيدش عن, مايتخطاش, ما يتخطاش, ميتخطاش, ما يتجاوزش, ما تتجاوزش, ما يجاوز, ما يزيد, ما تزيد, ما يفوت, ما تفوت, اخري, اخرها, اخره, اخرنا, اقصاه, اقصاها, سقفي, بسقف, لغايت, لحد, في نطاق, ضمن, ضمن ميزانية, ضمن حدود, بهالحدود, قرابة, بالاكثر, ع الاكثر, عالاكثر, عالاكتر, ماكس, ماكسيموم, مكسيمم, بدجت, بجت, البدجت, budjet, buget, bugdet, budget max, budget under, max budget, less then, lesser then, not more then, no more then, lower then, cheaper then, not beyond, not higher than, not greater than, not to exceed, doesnt exceed, wont exceed, does not exceed, below than, under than, lessthan, maxi, maxium, maximam, top limit, limit, in the range of, somewhere around, arround, aprox, arnd, not past, just under, a little under, close to, a8al mn, a2al men, a2al mn, a2all men, a2all mn, aqal men, aqal mn, agal men, agall min, aqall mn, akal men, akal min, a8al men, a2al mnn, 2a2al men, 2a2al mn, a9al mn, tahet, ta7et, taht el, ma yzeed 3an, ma yzid 3an, ma yezeed 3an, ma tzeed 3an, ma yt3adda, ma yet3ada, ma yit3adda, ma y3addi, mayt3daash, la yazeed 3an, mo akthar min, mo akthar mn, mub akthar min, mob akthar men, mish aktar min, mesh aktar men, msh aktar mn, bel kteer, bilkteer, belkatheer, 7edoud, 7doud, hudood, fi 7dood, b7dod, 7awali, 7waly, ta2reeban, taqreeban, mezanyty, mizanyti, 3a2al, ما وصل, ماوصل, ما وصلت, ماوصلت, ما يوصل, مايوصل, ما توصل, ماتوصل, ما يوصلش, مايوصلش, ما طاف, ماطاف, ما طافت, ماطافت, ما يطوف, مايطوف, ما تطوف, ماتطوف, مايتخطى, ما تعدى, ماتعدى, ما تعدت, ماتعدت, ما زاد, مازاد, ما زادت, مازادت, ما جاز, ماجاز, ما جازت, ماجازت, ما يجوز, مايجوز, ما تجاوز, ماتجاوز, ما تجاوزت, ماتجاوزت, ما كمل, ماكمل, ما كملت, ماكملت, ما يكمل, مايكمل, ما خلص, ماخلص, ما تخطى, ماتخطى, ما تخطت, ماتخطت, ما عدى, ماعدى, ما عدت, ماعدت, ما يزود, مايزود, ما تزود, ماتزود, ما يزود عن, مايزود عن, ما تزود عن, ماتزود عن, ما زاد عن, مازاد عن, ما زادت عن, مازادت عن, ما زاد على, مازاد على, ما تعدى عن, ماتعدى عن, مايفوت, ما فات, مافات, ما فاتت, مافاتت, ما يعبر, مايعبر, ما عبر, ماعبر, ما عبرت, ماعبرت, ما يطلع, مايطلع, ما تطلع, ماتطلع, لا يوصل, لا توصل, لا يوصلش, لا يطوف, لا تطوف, لا يتخطى, لا تعدى, لا تعدت, لا يجوز, لا تجاوز, لا تجاوزت, لا يكمل, لا تخطى, لا تخطت, لا يزود, لا تزود, لا يزود عن, لا تزود عن, لا تعدى عن, لا يفوت, لا يعبر, لا يطلع, لا تطلع, not reached, has not reached, hasnt reached, havent reached, not crossed, has not crossed, hasnt crossed, did not cross, not cross, not crossing, without crossing, dont cross, should not cross, not go over, not going over, wont go over, ma we9al, ma wesal, ma wosal, ma waselet, ma weslat, ma waslat, ma t6oof, ma ytoof, ma y6oof, ma tetjawaz, ma tet3adda, ma ta3adda, ma y3adi, ma t3adi, moins de, ماشي اكثر من كذا, maximum of, ma t3adda, ma yta3adda, ma yt3ada, ma t3ada, ma t3ddat, ma 3adda, ma 3addat`,
  least: `
    over, above, more than, at least, min, minimum, minimum of, since, after, starting at,
    starting from, start from, not less than, no less than, higher than, bigger than, >, foq, fog, foug,
    akthar min, ba3d, فوق, اكثر من, اكتر من, اعلى من, اكبر من, لا يقل عن, لا تقل عن, ما يقل عن,
    ما تقل عن, مو اقل من, مب اقل من, مش اقل من, ابتداء من, بدءا من, بعد, على الاقل, كحد ادنى, اقل شي, اكثر عن, اكتر عن, اعلى عن, اكبر عن, اغلى من, اغلى عن, ازيد من, ازيد عن, ما ينزل عن, ما تنزل عن, لا ينزل عن, ما يقلش عن, ميقلش عن, متقلش عن, ما تقلش عن, يبدا من, تبدا من, بداية من, ابتدا من, مافوق, اقله, اقلها, ع الاقل, عالاقل, minimum from, no lower than, not lower than, not below, not under, no less then, more then, higher then, bigger then, greater than, upward of, upwards of, starting, onwards from, beyond, foog, fou2, fo2, foo2, fouq, akthar mn, akthar men, aktar men, aktar min, aktar mn, a3la min, a3la mn, mo agal min, mub agal min, 3al agal, لا يقل, لا تقل, ما يقل, ما تقل, مايقل, ماتقل, ما ينقص عن, ما تنقص عن`,
  from: `from, between, btw, b/w, min el, من, بين, ما بين, مابين, من بين, bain, been, bein, من سنة, من عام, من موديل, ما بين سنة, betwen, beetween, btwn, in between, starting year, men, mn, bayn, baina, been el, ma been`,
  to: `to, الى, لين, لغاية, لحد, حتى, ل, ila, ela, lain, leen, l7ad, -, –, —, ~, لغايه, لعند, الين, ليين, لـ, لسنة, لعام, لموديل, و لغاية, til, untill, upto year, thru, through, le7ad, l7d, leghayet, la8ayet, hatta, 7atta, ila7ad, lal, lel7ad, le, l, la`,
  and: `and, or, و, او, ولا, &, aw, wa, w, /, أو, ويا, n, nd, either, aow, aww, wella, walla, wala`,
  plus: `
    up, or newer, and newer, or later, and later, or above, and above, and up, n up, or up, or more, and
    more, onwards, onward, upwards, upward, plus, +, w foq, w fog, wa foq, wfoq, o foq, w ahdath, aw
    a7dath, وفوق, وما فوق, فما فوق, فمافوق, واعلى, او اعلى, واحدث, او احدث, او اجدد, واجدد, فاحدث,
    وطالع, وطلوع, ولفوق, لفوق, وطالعا, او اكثر, واكثر, فاكثر, وبعد, او فوق, وجاي, وفوق ذلك, وما فوقها, ومافوق, فما اعلى, فاعلى, واعلا, وطلع, وانت طالع, وطالعين, ورايح, ولقدام, وازيد, او ازيد, او اعلى منها, واحدث منها, وما بعد, وما بعدها, وبعدها, او بعدها, and on, and onwards, and onward, and after, or after, and higher, or higher, and plus, and upper, and upwards, and upward, n above, & above, & up, or upper, up wards, above model, w foog, w fou2, w fo2, w foo2, w foug, w fouq, o foog, o foug, ou fou2, w fawg, wfoog, wfo2, wfou2, wfoug, w a3la, w a7dath, w ba3d, w tale3, w tal3, aw a3la, aw akthar, wa ma foog, wma foug, وفوك, فوك, ولي فوك, w fo8, وفووق, وفوقق`,
  minus: `or less, and less, or below, and below, or under, and under, or older, and older, or lower, or
    cheaper, w ta7t, aw agal, واقل, او اقل, فاقل, وتحت, او تحت, فما دون, وما دون, واقدم, او اقدم, ونازل,
    ولتحت, او ارخص, وتحتها, وما دونها, ومادون, او ادنى, وادنى, وما قبل, وما قبلها, وقبلها, او قبلها, and lower, and lesser, or lesser, and before, or before, and cheaper, and older models, n below, n under, & below, & under, w agal, w aqal, aw aqal, aw a2al, w ta7et, wta7t`,
  thousand: "k, thousand, thousands, thous, alf, alef, elf, alaf, aalaf, الف, الفا, الاف, ك, تاوزند",
  lakh: "lakh, lakhs, lac, lacs, lak",
  riyals: `qar, qr, qrs, riyal, riyals, rial, rials, reyal, riyal qatari, qatari riyal, qatari riyals, ﷼, ريال,
    ريالا, ريالات, ريال قطري, ر ق, رق, sar, rs, qatar riyal, qatar riyals, ryal, ryals, reyals, riyaal, ريالات قطريه, rials qatari, ريل`,
  kilometers: `
    km, kms, k m, kilometer, kilometers, kilometre, kilometres, kilometr, kilo, kilos, kelo,
    kilometerat, miles, كم, كيلو, كيلومتر, كيلومترا, كيلومترات, كيلوات, كيلوهات, كلم, ك م, كيلو متر,
    كيلوا, كلو, kilometrage, kmtr, kmtrs, klm, klms, kmph, kilomtr, kilometar, kiloat, kilowat, kilohat, kelometer, الكيلو, كيلومترها, كيلوهاتها, كيلواتها, km driven, kms driven, km done, kms run, kmz, كيلوميتر, كيلوميتراج, كيلومتراج`,
  /** The way that a car has gone. */
  mileage: `mileage, milage, odometer, odo, meter, driven, drove, run, ran, done, covered, clocked, mashi,
    mashya, mashia, mashy, mamsha, 3adad, 3addad, adad, ماشي, ماشيه, ماشيا, ممشى, ممشاه, ممشاها, الممشى,
    مشي, مشيها, مشت, قاطع, قاطعه, قطعت, عداد, عداده, عدادها, عداد السيارة, كيلومتراته, قراءة العداد, مشيه, سيرها, مشت كم, ماشيين, ماشية, مقطوع, قاطع مسافه, مسافه, المسافه, بعداد, على العداد, ع العداد, العداد مسجل, عداد مسجل, ممشا, ممشاهه, mashyeh, mashye, mashyah, mashee, mamshah, mamshaha, 3adadha, 3addadha, gat3a, gate3, mileages, on the clock, clock, travelled, traveled, odo reading, odometer reading, kms reading, mileage reading, memsha, el memsha, memshaha, mimsha, mumsha, memshah`,
  monthly: `
    monthly, month, per month, a month, each month, every month, in a month, in month, by month, p m,
    pm, mthly, mo, p month, monthly payment, monthly installment, monthly instalment, monthly emi, bel
    shahr, bilshahr, belshahr, bilshahar, belshahar, bshahar, bi shahr, fel shahr, shahri, shahry,
    shahriyan, شهريا, شهري, شهرية, بالشهر, في الشهر, فالشهر, كل شهر, الشهر, للشهر, شهر, ف الشهر, كل
    الشهر, mahiana, بالشهرين, فى الشهر, كل شهر مره, بالشهر الواحد, للشهر الواحد, شهريه, شهريا بس, على الشهر, عالشهر, ع الشهر, monthly only, monthly pay, permonth, p/m, per mon, mnth, mnthly, monthy, montly, monthley, monthlly, every mo, bel shaher, bel sha7r, bil shahr, bishahr, beshahr, b shahr, bshahr, bilshaher, fil shahr, shahriya, shahreya, kel shahr, kil shahr, kol shahr, kul shahr, kul shahar`,
  payment: `
    installment, instalment, installments, instalments, emi, payment, payments, qist, gist, 8st, gas6, ga6, qest,
    gest, 2est, ages6, aqsat, agsat, a8sat, قسط, اقساط, قسطه, قسطها, القسط, تقسيط, دفعه شهريه, قسط شهري,
    اقساط شهرية, القسط الشهري, قسطه الشهري, قسطها الشهري, بقسط, قسطة, قسطا, اقساطها, اقساطه, اقساطي, بالتقسيط على, تقسيطها, تقسيطه, دفعتها, دفعة شهريه, دفعه شهريا, بقسط شهري, بقسطها, دفعات, دفعات شهريه, القسط شهري, instalment amount, instalement, installement, instalments amount, instollment, insatllment, monthly amount, payments of, pay, paying, qis6, qes6, 8es6, 8is6, gis6, ges6, gst, qst, gest shahri, 2es6, ta8seet, taqseet, taqsit, tagseet, ta2seet, qost, aqsa6, agsa6, ges6ha, gistha, qistha, 8es6ha`,
  horsepower: "hp, bhp, horsepower, horse power, horse, horses, حصان, حصانا, احصنة, احصان, hisan, 7san",
  seats: `
    seat, seats, seater, seaters, seated, seating, str, passenger, passengers, person, persons, people,
    pax, sitter, siter, setter, kerasi, karasi, kursi, karassi, krasi, kerassi, rakeb, rukkab, rokab,
    rakab, maqa3ed, maga3ed, magaed, nafar, nafarat, ashkhas, مقعد, مقاعد, مقعدا, ركاب, راكب, راكبا,
    كراسي, كرسي, كرسيا, نفر, انفار, اشخاص, شخص, سيتر, مقعده, افراد, سيت, نفرا, نفرات, ركبين, راكبين, كرسين, كراسيها, مقاعدها, ركابها, يشيل, تشيل, يكفي, تكفي, تاخذ, تسع, يسع, نفر راكب, سيترات, sits, sitters, seet, seets, seter, seters, seaters car, setar, seatr, chairs, ppl, peoples, adults, members, riders, rows seats, rukab, rukaab, rokkab, rakib, rkab, ra2keb, anfar, nafr, nfr, kersi, krsi, karasee, kerasy, maq3ad, mag3ad, ma2a3ed, ash5as, ash5a9, ashkha9, afrad, m2a3ed, mqa3ed, m8a3ed, mga3ed, بلايص, بلاصه, بلايصها, plassat, plasat, blayes, places, place for`,
  doors: `door, doors, dr, bab, abwab, bwab, باب, ابواب, بيبان, بابا, ابوابها, بابها, بيبانها, doored, dors, dor, bibaan, beeban, biban, abwabha`,
  year: `
    model, modal, mdl, modle, model year, year, my, yr, modeel, mudel, سنة, سنت, موديل, موديلات,
    مودل, موديلها, موديله, سنة الصنع, صنع, عام, sanat, sana, sanah, سنه, موديلا, مودلها, مديل, موديل سنة, موديل سنه, صنع سنة, صنعت سنة, انتاج, سنة انتاج, طراز, modle year, modell, model yr, year model, year of make, year made, made in, made, manufactured, manufacture, manufacture year, registered, reg year, m odel, modil, modeil, modelha, modelo, mowdel, sena, sant`,
  price: `
    price, prise, priced, cost, costs, rate, amount, value, worth, si3r, se3r, si3er, se3er, سعر, سعره,
    سعرها, السعر, بسعر, ثمن, قيمة, قيمته, قيمتها, مبلغ, اسعار, الاسعار, سعرا, بثمن, ثمنها, ثمنه, تمنها, تمنه, تمن, حقها, سعرها الكلي, القيمه, prices, pricing, prize, priced at, pricelist, total price, cash price, se3rha, si3rha, se3ro, si3ro, as3ar, thaman`,
  /** Units that no filter has; their number goes with them. */
  unit: `
    cc, liter, litre, liters, l, cyl, cylinder, cylinders, inch, inches, percent, owner, owners, keys,
    key, years warranty, months, years, years old, year old, yrs, سي سي, سلندر, سلندرات, اسطوانة, اسطوانات, بوصة, انش, لتر, مالك, دفعة,
    مقدم, دفعة اولى, down payment, downpayment, advance, down, سنوات, سنين, شهور, اشهر, days, day`,
  few: `
    low, lower, lowest, less, least, few, small, little, minimal, galeel, qaleel, qalil, galil, qleel,
    gleel, shway, shwaya, agal, aqal, a8al, قليل, قليله, بسيط, شوي, اقل, منخفض, واطي, خفيف, قليلين,
    محدود, قليلات, بسيطه, واطيه, نازل, نازله, خفيفه, محدوده, منخفضه, قليلا, lesser, minimum amount, lowish, qalilah, galeela, glel, gelil, aleel, 2alil, 2aleel, olayel, shwai, shwayyeh, baseet, 5afif, khafif, wa6i, wati, 9lil, 9lila, qlil, شويتين, شويه, شوية, 2olayel, 2olayyel, 2aleyel`,
  /** With a negation before it a few of something: «ما تكون ماشيه وايد». */
  many: `
    much, many, lot, lots, a lot, alot, high, higher mileage, heavily, وايد, واجد, كثير, كتير, كثيرا, كثيره, هواي,
    هوايه, كلش, بزاف, عالي, عاليه, مره كثير, wayed, wajed, wajid, kteer, ktir, kteir, katheer, ketheer, كتيره, كثيرين, مرتفع, مرتفعه, زايد, زايده, وايدين, بالحيل, حيل, مره, too much, so much, too high, too many, highly, a lot of, wayd, wajd, hwaya, 3ali, 3aly, ketir, kitir, kathir, kther, bezaf, bzaf, bezzaf, barsha, برشا, ياسر, mutch, mch, muc`,
  /** Compared years: the year itself is not meant. */
  newer: `newer than, newer then, later than, later then, younger than, more recent than, احدث من, احدث عن, اجدد من, اجدد عن, حديثه عن, a7dath min, a7dath men, a7dath mn, ajdad min, ahdath min, ahdath mn`,
  older: `older than, older then, earlier than, earlier then, اقدم من, اقدم عن, اعتق من, اعتق عن, agdam min, agdam mn, aqdam min, aqdam mn, a2dam men, a2dam mn`,
  /** A family with so many has two people more. */
  children: `kids, kid, children, child, childrens, babies, sons, daughters, عيال, عيالي, عيالنا, اولاد, اولادي, ولاد, ولادي, اطفال, اطفالي, طفل, ابناء, ابنائي, بزران, بزور, يهال, جهال, awlad, wlad, 3yal, 3eyal, a6fal, atfal`,
  new: `
    new, newer, jdeed, jadid, jedid, jadeed, jadeeda, jdeeda, جديد, جديدة, جديده, يديد, يديده, حديث, جديدا, اليديد, حديثه, اجدد, newish, fairly new, jdida, jedida, jadida, yadeed, yadeeda, 7adeeth, hadeeth`,
  without: `without, no, not, non, not too, not very, not so, isnt, arent, hasnt, didnt, doesnt, doesnt have, should not be, shouldnt be,
    ma ykoon, ma yekoon, ma yekon, ma tkoon, ma tekoon, moo, mesh, ما يكون, ما تكون, مايكون, ماتكون, ما هي, ما هو, ماهي, ماهو,
    موب, مهوب, مهب, ليست, ليس, لا تكون, لا يكون, w o, except, but not, bdoon, bidun, bedoon, bidoon, mob, mub, mish, mosh,
    ghair, بدون, من غير, بلا, مو, مب, مش, غير, عدا, ما عدا, ما ابي, ما ابغي, ما فيه, ما فيها, مافيها,
    مافيه, ما عليها, ما عليه, ومو, ومب, ومش, وموب, وما, ما تكونش, ماتكونش, متكونش, ما يكونش, مايكونش, ميكونش, ما بدي, ما بدي ياها, ما بدي ياه, مابدي, ما ابيها, ما ابيه, ما ابا, ما ابغاها, ما ابغاه, مابي, مابغى, مابغي, ما اريد, ما اريدها, ما اريده, ما نبي, ما نبغي, ما ودي, مو عايز, مش عايز, مش عايزه, مش عايزها, مش عاوز, مش عاوزه, مش عاوزها, ما عايز, ما عايزه, ما دايره, ما داير, مو حاب, مش حابب, ما احب, ما بحب, ما حب, اي لون غير, اي لون الا, اي لون ما عدا, كل الالوان الا, كل الالوان ما عدا, الا, باستثناء, ما عدى, ماعدا, بلاش, مو شرط, من دون, بدون ما تكون, ولا تكون, ولا يكون, وما تكون, وما يكون, لا اريد, لا ارغب, ليس لونها, dont want, do not want, i dont want, dont like, i dont like, dont need, any color but, any colour but, any color but not, any colour but not, any color except, any colour except, anything but, all colors but, all colours except, all colors except, other than, apart from, excluding, exclude, never, neither, nor, avoid, cannot be, cant be, must not be, mustnt be, shouldnt, should not, dont give me, but no, and not, and no, not in, not a, not the, not with, not be, not been, no to, anything except, any but, not any, ma abi, ma abiha, ma abgha, ma baddi, ma baddi yaha, ma bidi, ma areed, mabi, mabgha, ma 3ayez, mesh 3ayez, mish 3ayez, msh 3ayez, msh, muhub, mu, mahob, muu, mahi, mahu, wmo, w mo, w mesh, w mish, w mub, w ma, ella, illa`,
} as const;
export type AmountWord = keyof typeof amountPhrases;
