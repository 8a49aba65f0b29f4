type Bilingual = readonly [en: string, ar: string];

/** First names and family names that go together, and how many of the customers have them. */
export interface Community {
  readonly weight: number;
  /** Whether its people may stand in the books in Arabic script. */
  readonly isArab: boolean;
  readonly first: readonly Bilingual[];
  readonly last: readonly Bilingual[];
}

const gulf: Community = {
  weight: 38,
  isArab: true,
  first: [
    ["Mohammed", "محمد"],
    ["Ahmed", "أحمد"],
    ["Abdullah", "عبدالله"],
    ["Abdulrahman", "عبدالرحمن"],
    ["Khalifa", "خليفة"],
    ["Jassim", "جاسم"],
    ["Nasser", "ناصر"],
    ["Saud", "سعود"],
    ["Hamad", "حمد"],
    ["Faisal", "فيصل"],
    ["Rashid", "راشد"],
    ["Mubarak", "مبارك"],
    ["Ibrahim", "إبراهيم"],
    ["Sultan", "سلطان"],
    ["Aisha", "عائشة"],
    ["Sheikha", "شيخة"],
    ["Moza", "موزة"],
    ["Hessa", "حصة"],
    ["Amna", "آمنة"],
    ["Latifa", "لطيفة"],
    ["Dana", "دانة"],
    ["Reem", "ريم"],
  ],
  last: [
    ["Al Marri", "المري"],
    ["Al Kaabi", "الكعبي"],
    ["Al Hajri", "الهاجري"],
    ["Al Naimi", "النعيمي"],
    ["Al Sulaiti", "السليطي"],
    ["Al Mohannadi", "المهندي"],
    ["Al Dosari", "الدوسري"],
    ["Al Emadi", "العمادي"],
    ["Al Yafei", "اليافعي"],
    ["Al Malki", "المالكي"],
    ["Al Khater", "الخاطر"],
    ["Al Jaber", "الجابر"],
    ["Al Ansari", "الأنصاري"],
    ["Al Shammari", "الشمري"],
    ["Al Qahtani", "القحطاني"],
    ["Al Buainain", "البوعينين"],
    ["Al Rumaihi", "الرميحي"],
    ["Al Obaidli", "العبيدلي"],
  ],
};
const levant: Community = {
  weight: 20,
  isArab: true,
  first: [
    ["Omar", "عمر"],
    ["Mahmoud", "محمود"],
    ["Tarek", "طارق"],
    ["Youssef", "يوسف"],
    ["Karim", "كريم"],
    ["Sami", "سامي"],
    ["Wael", "وائل"],
    ["Hassan", "حسن"],
    ["Ziad", "زياد"],
    ["Rania", "رانيا"],
    ["Lina", "لينا"],
    ["Huda", "هدى"],
    ["Salma", "سلمى"],
    ["Nour", "نور"],
  ],
  last: [
    ["Haddad", "حداد"],
    ["El Sayed", "السيد"],
    ["Mansour", "منصور"],
    ["Khoury", "خوري"],
    ["Ibrahim", "إبراهيم"],
    ["Salem", "سالم"],
    ["Abdelaziz", "عبدالعزيز"],
    ["Barakat", "بركات"],
    ["Darwish", "درويش"],
    ["Shaheen", "شاهين"],
    ["Othman", "عثمان"],
    ["Najjar", "نجار"],
  ],
};
const latin = (...names: string[]): Bilingual[] => names.map((name) => [name, name]);
const southAsia: Community = {
  weight: 27,
  isArab: false,
  first: latin(
    ...["Rahul", "Suresh", "Anil", "Priya", "Deepa", "Vinod", "Sanjay", "Arjun", "Kavitha", "Imran"],
    ...["Bilal", "Farhan", "Usman", "Ayesha", "Sajid", "Nadeem", "Ramesh", "Bikash", "Sunita", "Tharindu"],
  ),
  last: latin(
    ...["Nair", "Menon", "Pillai", "Kumar", "Thomas", "Varghese", "Sharma", "Reddy", "Patel", "Joseph"],
    ...["Khan", "Malik", "Siddiqui", "Hussain", "Ahmad", "Gurung", "Thapa", "Perera", "Fernando", "Rahman"],
  ),
};
const philippines: Community = {
  weight: 9,
  isArab: false,
  first: latin("Maria", "Jose", "Arnel", "Rowena", "Jun", "Cristina", "Mark", "Grace", "Ramon", "Liza"),
  last: latin("Santos", "Reyes", "Cruz", "Bautista", "Garcia", "Mendoza", "Flores", "Ramos", "Aquino"),
};
const elsewhere: Community = {
  weight: 6,
  isArab: false,
  first: latin("James", "Sarah", "Thomas", "Emma", "Pierre", "Anna", "Lukas", "Elena", "Daniel", "Chloe"),
  last: latin("Wilson", "Taylor", "Martin", "Weber", "Rossi", "Novak", "Dubois", "Murphy", "Clark", "Jensen"),
};

export const communities: readonly Community[] = [gulf, levant, southAsia, philippines, elsewhere];
