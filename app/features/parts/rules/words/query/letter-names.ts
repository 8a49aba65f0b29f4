/** Names of letters as they are said in Arabic, folded. */
const names: Readonly<Record<string, string>> = {
  a: "اي ايه ا",
  b: "بي",
  c: "سي",
  d: "دي",
  e: "اي ئي",
  f: "اف",
  g: "جي",
  h: "اتش",
  i: "اي",
  l: "ال",
  m: "ام",
  p: "بي",
  r: "ار",
  s: "اس",
  t: "تي",
  u: "يو",
  v: "في",
  x: "اكس",
};
/** What is said letter by letter: «اي سي», «ال اي دي», "a c". */
const spelled =
  "ac abs ecu ecm bcm led drl pcv egr vvt cvt atf usb gps srs cv maf epb hid dpf tpms vvti".split(" ");

/** Letters by their names, as words side by side, for the word that they spell. */
export const letterNames: Readonly<Record<string, string>> = Object.fromEntries(
  spelled.flatMap((word) => {
    const spoken = [...word].reduce<string[]>(
      (before, letter) =>
        before.flatMap((some) =>
          (names[letter] ?? letter).split(" ").map((name) => (some === "" ? name : `${some} ${name}`)),
        ),
      [""],
    );
    return [...spoken, [...word].join(" ")].map((said) => [said, word] as const);
  }),
);
