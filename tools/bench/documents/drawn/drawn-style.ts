import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../../program.ts";
import type { Dice } from "../dice.ts";

const fonts = [
  ["roboto-condensed", "noto-naskh-arabic", "cousine"],
  ["alexandria", "cairo", "b612-mono"],
  ["ibm-plex-sans-arabic", "ibm-plex-sans-arabic", "cousine"],
  ["tajawal", "tajawal", "cousine"],
  ["amiri", "amiri", "b612-mono"],
] as const;

const fontFace = (name: string, script: "latin" | "arabic", family: string) =>
  [400, 700]
    .map((weight) => {
      const bytes = readFileSync(
        join(root, "node_modules/@fontsource", name, "files", `${name}-${script}-${weight}-normal.woff2`),
      );
      return `@font-face{font-family:${family};font-weight:${weight};src:url(data:font/woff2;base64,${bytes.toString("base64")})}`;
    })
    .join("");

/** How a paper looks: its letters, ground and table. */
export function styleOf(dice: Dice, isScreen: boolean): string {
  const [latin, arabic, mono] = dice.pick(fonts);
  const hue = dice.whole(0, 360);
  const isDark = isScreen && dice.happens(0.5);
  const [ground, card, ink, dim] = isDark
    ? ["#101418", "#1d242b", "#f2f4f6", "#93a0ac"]
    : ["#f2f4f7", "#fff", "#14181c", "#7b8794"];
  const faces =
    fontFace(latin, "latin", "L") + fontFace(arabic, "arabic", "A") + fontFace(mono, "latin", "M");
  const common = `${faces}*{box-sizing:border-box}body{margin:0;font:${isScreen ? 17 : dice.whole(21, 26)}px/1.${dice.whole(35, 60)} L,A;color:#15181b}small{font-size:.${dice.whole(60, 74)}em}header{display:flex;justify-content:space-between;font-weight:700;font-size:1.2em;margin-bottom:.5em}.line{display:flex;justify-content:space-between;gap:.6em}`;
  if (isScreen)
    return `${common}.table{min-height:100vh;background:${ground};color:${ink};padding:40px 18px}.card{background:${card};border-radius:12px;padding:10px 14px;margin-bottom:10px}.card b{font-weight:400;font-size:1.1em}small{color:${dim};font-size:.8em}hr{border:0;border-top:1px solid ${dim};opacity:.4}`;
  const table = dice.pick(["#5b4636", "#2c2f33", "#b9bdc1", "#7a7f74"]);
  return `${common}.table{position:fixed;inset:0;background:${table};display:grid;place-items:stretch;padding:4%}.paper{position:relative;padding:26px 34px;border-radius:${dice.whole(0, 26)}px;overflow:hidden;background:repeating-radial-gradient(circle at ${dice.whole(20, 80)}% 60%,hsl(${hue} 45% 88%) 0 2px,hsl(${hue} 40% 95%) 2px 14px)}.photo{float:${dice.pick(["left", "right"])};width:200px;height:250px;margin:0 24px 12px;background:radial-gradient(circle at 50% 38%,#8a6a52 0 26%,#c9d0d6 27%)}main{overflow:hidden}table{border-collapse:collapse;width:100%;margin-bottom:.5em}td{padding:.12em .4em;vertical-align:top}.ruled td{border:1px solid #888}.dim{background:#0001}.end{text-align:end;direction:rtl}.mid{text-align:center}.grid{display:grid;gap:.35em 1.2em}.lined{border-bottom:1px dotted #444}.value{margin-inline-start:1em}.zone{font-family:M;font-size:32px;margin:0;position:absolute;bottom:18px;letter-spacing:1px}`;
}
