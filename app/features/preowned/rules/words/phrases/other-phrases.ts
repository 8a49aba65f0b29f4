/** Words that say nothing of a car: who searches for "a white car for sale" means white ones. */
export const emptyPhrases = `
    a, an, the, any, some, one, this, that, these, those, it, its, is, are, was, be, am, i, im, i am,
    me, my, we, us, our, you, your, he, she, do, does, did, have, has, had, having, got, get, give,
    gimme, show, show me, find, find me, search, searching, look, looking, looking for, look for, need,
    needed, want, wanted, wanna, want to, would, like, id like, i would like, can, could, please, pls,
    plz, kindly, hi, hello, hey, salam, dear, sir, madam, bro, boss, thanks, thank you, buy, buying,
    purchase, sale, sell, selling, for sale, on sale, available, avail, availability, in, on, at, of,
    with, wth, w, and, or, for, to, by, from, which, what, who, where, how, much, how much, there, here,
    then, also, too, plus, only, just, all, both, type, kind, category, color, colour, colors, colours,
    coloured, colored, paint, gear, gears, gearbox, transmission, drive, fuel, engine, body, option,
    car, cars, kar, vehicle, vehicles, auto mobile, automobile, automobiles, motor, used, use, second
    hand, secondhand, 2nd hand, old car, pre owned, preowned, pre loved, previously owned, stock, list,
    listing, showroom, qatar, doha, in qatar, in doha, s, t, m, so, very, really, with me, as, if, than,
    up, up for, each, per, equipped, fitted, comes, come, include, including, included, must, should,
    prefer, preferred, preferably, max price, good for, make, brand, cars with, sth, something,
    anything, option with, let, lets, know, tell, abi, abgha, abghi, aby, abbi, abbee, abe, abga, ab8a,
    ab3'a, biddi, beddi, baddi, 3ayez, 3awez, ayez, awez, 3ayz, 3awz, areed, ureed, oreed, ared, widdi,
    wedi, wdi, ahtaj, a7taj, fe, fi, feeh, feha, fih, fiha, fee, ma3, m3, maa, wa, o, u, el, al, il, ya,
    lon, loon, loona, loonha, loan color, lonha, sayara, sayarah, sayyara, siyara, sayarat, seyara,
    seyarah, sayyarat, motar, moter, mawater, muter, mottar, 3arabeya, 3arabiya, arabeya, arabiya,
    3rabya, 3arabia, mosta3mal, mosta3mala, mustamal, must3mal, mstamal, mesta3mal, mesta3mala, lel
    bay3, lil bee3, llbe3, lelbe3, 3ndkom, 3endkom, 3indkum, 3ndkm, 3endkum, fi 3ndkom, shu, sho, wain,
    wein, wen, hal, law, lo, samaht, سيارة, سيارات, سياره, سيارتي, موتر, مواتر, عربية, عربيات, عربيه,
    عربه, مركبة, مركبات, مستعمل, مستعملة, مستعملين, مستخدم, مستخدمة, يوزد, للبيع, بيع, شراء, اشتري,
    نشتري, للشراء, اريد, نريد, اود, ارغب, ابي, ابا, ابغى, ابغا, ابغي, نبي, نبغي, بغيت, ودي, بدي, بدنا,
    عاوز, عاوزه, عايز, عايزه, محتاج, محتاجه, احتاج, نحتاج, اطلب, مطلوب, مطلوبه, ادور, ادور على, أدور,
    ندور, دور, ابحث, ابحث عن, بحث, بحث عن, شوف, اشوف, عن, في, فيه, فيها, فيهم, به, بها, ع, على, عليه,
    عليها, من, مع, معاها, معه, معها, ما, او, و, ب, ل, ذو, ذات, تكون, يكون, يكن, تكن, كان, هي, هو, الي,
    اللي, يلي, لي, لنا, عندكم, عندك, عندكو, عندي, عندنا, هل, يوجد, موجود, موجوده, متوفر, متوفرة, متوفره,
    متاح, متاحة, فيش, في عندكم, شو, ايش, وش, وين, شنو, كم, بكم, بكام, لو سمحت, لو سمحتم, سمحت, من فضلك,
    فضلك, رجاء, الله يعافيك, تكفى, مرحبا, السلام عليكم, السلام, عليكم, سلام, هلا, اخوي, نوع, نوعها, فئة,
    لون, لونها, لونه, الوان, بلون, قير, جير, قيرها, قيره, جيرها, ناقل, الحركة, ناقل الحركة, فتيس, محرك,
    مكينة, مكينه, ماكينة, دفع, الدفع, وقود, شكل, بشكل, هيكل, تشتغل, يشتغل, يشتغل على, تشتغل على, تعمل,
    شغال, ماركة, ماركه, وكاله قطر, قطر, الدوحة, الدوحه, بقطر, في قطر, بالدوحة, بس, فقط, ايضا, كمان, بعد,
    برضو, و كذلك, كذلك, كل, اي, شي, حاجة, حاجه, واحد, وحدة, واحده, وحده, تكون فيها, مزود, مزودة, مجهز,
    مجهزة, مواصفات, بمواصفات, يا, يعني, خيار, معرض, لازم, ضروري يكون, يفضل, افضل, يا ريت, ياريت, ممكن,
    لسيارة, سوق, قديمه, ثاني يد, يد ثانية, درجة ثانية, سيارات للبيع, الموجود, حق, lulwa, loulwa, lolwa, lulu motors, لؤلؤه, gear is, gear box, with gear, ger, geer, gir, jir, qeer, gair, شنو عندكم, شو عندكم, شو عندكن, ايش عندكم, وش عندكم, شنو في, شو في, شو فيه, وش فيه, ورني, ورونا, ورونى, وريني, ورينا, اعرضلي, اعرض لي, اعرض, اعرضوا, هات, هاتلي, هاتولي, جيب لي, جيبلي, طلع لي, طلعلي, شوف لي, شوفلي, دور لي, دورلي, دورولي, فرجيني, فرجوني, لو عندكم, اذا عندكم, اذا في, اذا موجود, هل لديكم, لديكم, تتوفر, يتوفر, تتوافر, باللون, واللون, ولونها, ولونه, لونهم, لون داخلي, اللون, بيكون, بتكون, تجي, يجي, تيجي, بتيجي, جايه, وفيها, وفيه, بيها, بيه, فيو, وعليها, ومعها, مزوده, ومزوده, ومزودة, مجهزه, ومجهزه, ومواصفاتها, ومواصفات, ميزات, مزايا, يا جماعه, يا اخوان, يا شباب, شباب, يالغالي, الغالي, يالحبيب, حبيبي, الله يخليك, الله يخليكم, لا هنت, لا هنتوا, مشكور, مشكورين, شكرا, يسلمو, بليز, صباح الخير, مساء الخير, هاي, الو, هلو, مرحبتين, حياكم, الله, بالله, بس عادي يكون, مهم, اهم شي, المهم, اهم شي تكون, اهم شي يكون, sir any, maam, mam, mister, boss any, brother, bhai, bhaiya, friend, guys, team, good morning, good afternoon, good evening, good day, greetings, thank, thankyou, thx, tnx, ty, kindly show, pls show, please show, please find, want to see, interested, interested in, im interested in, we need, we want, we are, we are looking for, im looking for, i am looking for, i need, i want, i wanna, just need, do you have, you have, have you, is there, are there, what about, whats, what is, which one, possible, possibly, maybe, perhaps, around with, preferable, color is, colour is, in color, in colour, colored in, exterior color, outside color, coloured in, system, feature, features, facility, should have, must have, has to have, having with, it has, that has, which has, with option, options, units, piece, pcs, nos, wala shi, shi, shay, kamaan, kaman, ba3ad, bas, lazem, lazim, law sama7t, law sma7t, lo sm7t, min fadlak, low sama7t, warini, werini, warreni, farjeeni, 3andkon, 3andkun, 3andko, 3andak, 3andik, 3ndk, 3indak, fee 3ndkom, fi 3andkon, shu fi, shu 3andkon, shu fee, shno, shnu, shinu, esh, eish, wesh, wsh, loun, lown, lono, lonah, lunha, feeho, feya, fiya, fyo, 3aleha, 3aleeha, 3leha, ma3a, ma3ha, m3ha, sayyaret, siyaret, sayaret, siyarah, 3arabeyya, 3arabiyye, 3arabiyeh, arabeyya, طوموبيل, الطوموبيل, طوموبيله, طونوبيل, tomobil, tonobil, tomobile, voiture, كرهبه, الكرهبه, karhba, karhaba, عربيتي, bghit, bghina, بغينا, نحب, نبغو, بواط, boite, vitesse, فيتاس, واش, wach, kayn, كاين, كاينه, ديال, dyal, bad, شي سياره, شي عربيه, خانه, ال, gadi, gaadi, gari, kotse, sasakyan, na, ang, mga, yung, meron, may, chahiye, chahie, hai, wali, ki, ka, ke, pre-owned, segunda mano`;

/** Words of the trade that no filter knows; a misspelling of another word they are not. */
export const unknownPhrases = `
    full option, fulloption, full options, full opt, full loaded, fully loaded, full, loaded, top
    option, mid option, half option, base option, low option, clean, clean car, neat, neat and tidy,
    tidy, good, good condition, nice, nice condition, excellent, excellent condition, perfect, perfect
    condition, very good, very good condition, mint, mint condition, condition, lady driven, lady
    driver, lady owner, lady used, ladies driven, female driven, lady, driver, single owner, one owner,
    first owner, 1st owner, single hand, first hand, urgent, urgently, asap, immediate, immediate sale,
    fast sale, quick sale, negotiable, last price, final price, fixed price, no accident, no accidents,
    accident free, non accident, without accident, accident, accidents, no paint, original paint, first
    paint, agency maintained, agency service, full service history, service history, service, serviced,
    under warranty, warranty, with warranty, gcc, gcc spec, gcc specs, imported, import, american spec,
    american, japanese, korean, german, family use, personal use, personal, office use, company, company
    car, company use, business, work, site work, limousine, limo, uber, taxi, careem, rent, rental,
    lease, export, exchange, swap, trade in, trade, tradein, bank, bank loan, bank finance, finance,
    loan, cash, cash only, down payment, zero down payment, zero down, no down payment, downpayment,
    insurance, registration, istimara, estimara, fahes, inspected, passing, desert, camping, offroad
    tires, big, large, huge, spacious, comfortable, comfort, strong, powerful, fast, economic,
    economical, economy, fuel saving, fuel efficient, saver, save, luxury, luxurious, modern, best, top,
    great, super, beautiful, smart, reliable, safe, safest, original, modified, tuned, turbo, v6, v8,
    v4, v 6, v 8, new shape, new body, new face, facelift, face lift, brand new, almost new, like new,
    as new, zero, zero km, 0 km, new tires, new tyres, tires, tyres, new battery, tinted, tint, noise,
    problem, problems, no problem, no problems, cold ac, good ac, ac, a c, aircon, air condition, engine
    good, gear good, interior, exterior, inside, outside, student, students, wife, husband, son,
    daughter, mother, father, kids, children, baby, beginner, girl, girls, boys, road, city, long trip,
    highway, owner, direct owner, from owner, dealer, dealership, agency, today, tomorrow, now, soon,
    deal, deals, offer, offers, discount, leaving, leaving qatar, expat, nadeef, nadheef, nathif,
    nadhif, ndheef, nazeef, nadifa, nathefa, mumtaz, momtaz, 7elwa, helwa, 7low, zain, zein, zaina,
    wekala, wakala, wakalah, wkala, wekalat, da3man, dhaman, daman, ful option, fol option, full obshn,
    fullopshn, mosta3jal, mesta3jel, saree3, bidon 7awadith, bdoon 7wadeth, 3ajel, aqsa6, b aqsa6, qist
    available, room, stand, went, being, said, place, state, live, toyota, camry, corolla, prado, lexus, nissan, patrol, nissan patrol, altima, sunny, kia, hyundai, honda,
    accord, civic, ford, mustang, dodge, mercedes, bmw, audi, porsche, range rover, defender, pajero,
    lancer, mitsubishi, suzuki, jimny, hilux, tahoe, yukon, chevrolet, gmc, bnt, banat, 7areem, hareem, فل اوبشن, فل ابشن, فل اوبشين, فل, فول اوبشن, فول ابشن, فول, اوبشن, ابشن, فل كامل, نص فل, نص اوبشن,
    اعلى فئة, اعلى مواصفات, كامل المواصفات, كاملة المواصفات, كامل, كاملة, فبريكا, فابريكا, فبريكه,
    فابريكه, نظيف, نظيفة, نظيفه, انظف, نظيف جدا, حالة ممتازة, حاله ممتازه, حالة جيدة, بحالة جيدة, بحالة
    ممتازة, بحاله ممتازه, بحاله, بحالة, حالة, حالته, حالتها, ممتاز, ممتازة, ممتازه, زين, زينة, زينه,
    كويس, كويسة, كويسه, حلو, حلوة, حلوه, جميل, جميله, مرتب, مرتبة, مرتبه, طيب, طيبه, جيدة, جيد, تمام,
    استعمال بنت, استخدام بنت, استعمال سيدة, استخدام سيدة, استعمال حريم, استخدام حريم, استخدام نسائي,
    استعمال نسائي, بنت, حريم, سيدة, لبنت, استخدام شخصي, استعمال شخصي, شخصي, استخدام, استعمال, عاجل,
    عاجلة, عاجله, مستعجل, ضروري, بسرعة, مستعجله, بيع سريع, قابل للتفاوض, قابل, للتفاوض, اخر سعر, نهائي,
    بدون حوادث, بدون حادث, خالية من الحوادث, خالي من الحوادث, خاليه من الحوادث, ما عليها حوادث, حوادث,
    حادث, بدون صبغ, بدون صبغة, صبغ وكالة, صبغ الوكاله, صبغ, صبغة, صباغ, صبغه, مالك واحد, مالك اول,
    المالك الاول, اول مالك, مالك, مستخدم اول, ضمان, بالضمان, تحت الضمان, ضمان وكالة, ضمان الوكالة, عليها
    ضمان, عليه ضمان, بضمان, مع ضمان, وكالة, الوكالة, وكاله, خليجي, خليجية, مواصفات خليجية, خليجيه,
    امريكي, امريكية, وارد, وارد امريكا, وارد الخليج, ياباني, كوري, الماني, فحص, مفحوص, مفحوصه, مفحوصة,
    كرت الخدمة, صيانة الوكالة, صيانة, صيانه, للشغل, شغل, للعمل, عمل, للشركة, شركة, شركه, للدوام, دوام,
    الدوام, للجامعة, للجامعه, طالب, طالبة, للمدرسة, للمدرسه, للبر, للصحراء, للكشتات, كشتات, كشتة,
    للرحلات, رحلات, سفر, للسفر, للطريق, توصيل, للتوصيل, ليموزين, اوبر, تاكسي, كريم, تاجير, ايجار,
    للايجار, تصدير, بدل, للبدل, تبديل, مقايضة, بنك, بالبنك, تمويل, كاش, نقد, نقدا, بدون دفعة, بدون دفعة
    اولى, بدون مقدم, دفعة اولى, تقسيط, بالتقسيط, بالاقساط, تامين, استمارة, استماره, كبيرة, كبير, كبيره,
    واسعة, واسع, واسعه, مريحة, مريح, مريحه, قوية, قوي, قويه, سريعة, سريع, سريعه, اقتصادية, اقتصادي,
    اقتصاديه, موفرة, موفر, موفره, فخمة, فخم, فخمه, فاخرة, فاخر, فاخره, اصلي, اصلية, معدل, معدلة, تيربو,
    تربو, شكل جديد, الشكل الجديد, شبه جديد, شبه جديدة, شبه جديده, زيرو, كالجديدة, كانها جديدة, مخفي,
    تظليل, مظلل, مشاكل, بدون مشاكل, ما فيها مشاكل, مكيف بارد, مكيف, تكييف, كندشن, كنديشن, داخلية,
    داخليه, من برا, من الداخل, لزوجتي, لولدي, لبنتي, للاولاد, للعيال, للزوجة, للوالدة, للوالد, للبنات,
    للشباب, للمبتدئين, مبتدئ, للمدينة, للمدينه, للخط, من المالك, مباشر, اليوم, باسرع وقت, عروض, عرض,
    خصم, مغادر, ممتازه جدا, جدا, وايد, مرة, كتير, كثير, نضيف, نضيفة, نضيفه, لقطة, لقطه, مضمون, مضمونة,
    مضمونه, محترمة, محترم, كفالة, كفيل, كفاله, اسد, تويوتا, كامري, كورولا, برادو,
    لكزس, نيسان, باترول, التيما, هوندا, هونداي, كيا, فورد, جمس, تاهو, مرسيدس, رنج روفر, باجيرو, هايلكس,
    قمر, جبل, ملح, مكسور, مكسوره, خربان, خربانه, عطلان, عطلانه, مصدوم, مصدومه, ما فيها شي, مافيها شي, ما فيها خراب, مافيها خراب, خراب, عيب, عيوب, بدون عيوب, مرهم, مرهمه, تصرف بنزين, ما تصرف بنزين, ما يصرف بنزين, يصرف بنزين, موفره بنزين, توفر بنزين, صرفيه, صرفيتها, صرفية البنزين, استهلاك بنزين, استهلاك البنزين, مصروفها قليل, fuel economy, petrol saving, save petrol, petrol saver, low fuel consumption, fuel consumption, فاخر, شرط الفحص, شرط فحص, على الشرط, مفتاحين, ريموتين, صاحبها, صاحبه, لمدرسه, لموظف, موظف, لاهلي, للاهل, للوالد, مشوار, مشاوير, للمشاوير, للبزنس, بزنس, للتاجير, tidy car, no issues, no issue, good running, running condition, genuine, genuine km, doctor driven, teacher driven, expat owned, well maintained, maintained, agency, showroom condition, doctor, teacher, for office, for school, for work, commute, حق البر, مال البر, البر, بر, حق الصحراء, حق البران, حق العزبه, حق المزرعه, مال مزرعه, مال المزرعه, للمزرعه, للعزبه, العزبه, مزرعه, عزبه, حق الشغل, حق الدوام, حق العيال, حق الشركه, حق المدرسه, حق المشاوير, مال شغل, مال شركه, ما عليها حادث, بدون اي حادث, ما انصدمت, مو مصدومه, مب مصدومه, مش معموله حادث, معمولهاش حادث, نظيفه جدا, نظيفه وايد, نظيفه مره, مرتبه وايد, بحاله زينه, حالتها زينه, حالتها ممتازه, حالتها كويسه, حالتها نظيفه, لسه جديده, كانها جديده, زي الجديده, متل الجديده, مثل الجديد, شرط, على الفحص, بسعر نهائي, نهايي, استخدام عائلي, استعمال عائلي, لاول مالك, مالك سابق واحد, يد اولى, يد وحده, ايد اولى, من اول يد, single handed, single user, one user, first user, single driver, 1 owner, one hand, doctor used, expat driven, family used, clean title, clean history, well kept, well looked after, well taken care, in good shape, good shape, running good, smooth, smooth driving, excellent running, best condition, super clean, very clean, extra clean, very neat, like brand new, showroom, not accident, never accident, no crash, no damage, scratchless, no scratches, scratch free, low maintenance, good for family, for ladies, for my wife, for my son, for my daughter, for daughter, for wife, for beginners, for students, for student, for driver, for delivery, for company, for farm, for desert, camping car, weekend, weekends, economic car, fuel economic, less petrol, less fuel, nadheefa, nathefa jdan, nazifa, nadhifa, ndeefa, bla 7awadeth, bedon 7awadeth, bdon 7wadeth, bidoon hawadith, malik awal, awal malek, malek wa7ed, isti3mal bint, isti3mal banat, lel 3ayla, lil 3aila, lel shoghol, lel barr, lal barr, lel bar, lal bar, كوندسيون, ladies used, knees, easy, climb, stuck, out, head, back, side, own, hand, رخصة, رخصتي, رخصه, license, licence`;
