import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { escapeMarkup } from "#app/lib/text/escape-markup.ts";
import type { Check, CheckGroup, Inspection, Panel, Words } from "./inspections.ts";
import { paintDrawing } from "./paint-drawing.ts";

export interface Paper {
  /** Font files and the photo, base64. */
  readonly fonts: readonly { readonly script: string; readonly weight: number; readonly file: string }[];
  readonly logos: Words;
  readonly photo: string;
}

const style = readFileSync(join(import.meta.dirname, "report.css"), "utf8");

/** The report of one car as a page to print: what is not perfect first, measures, then each check with its result. */
export function reportPage(inspection: Inspection, { fonts, logos, photo }: Paper): string {
  const { car, groups } = inspection;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Inspection report ${car.vehicleNo}</title>
<style>${fontFaces(fonts)}${style}</style>
<main>
  <section class="first">
    <header>${logos.en}${both("h1", { en: "Inspection report", ar: "تقرير الفحص" })}${logos.ar}</header>
    <div class="car">
      <img alt="" src="data:image/jpeg;base64,${photo}">
      <dl>${factsOf(inspection)}</dl>
    </div>
    ${both("h2", { en: "What is not perfect", ar: "ما ليس كاملاً" })}
    <ol class="findings">${inspection.findings.map((one) => `<li>${both("p", one)}</li>`).join("")}</ol>
    <div class="measures">
      <div>
        ${both("h2", { en: "Paint, in micrometers", ar: "سماكة الصبغ بالميكرومتر" })}
        ${paintDrawing(readingsOf(inspection), new Set(inspection.repainted))}
        ${both("p", repaintedWords(inspection.repainted.length))}
      </div>
      <div>
        ${both("h2", { en: "Measured", ar: "القياسات" })}
        <dl>${measuresOf(inspection)}</dl>
        <div class="sign">
          ${both("p", { en: "Inspected by", ar: "فحصها" })}
          <div class="inspector">${both("p", inspection.inspector)}</div>
        </div>
      </div>
    </div>
  </section>
  <section class="checks">
    ${both("h2", { en: "160 checks, each with its result", ar: "160 فحصاً ولكل فحص نتيجته" })}
    ${groups.map((group) => groupOf(group, inspection)).join("")}
  </section>
</main>`;
}

const ranges: Readonly<Record<string, string>> = {
  latin: "U+0020-00FF, U+2010-2026, U+2212",
  arabic: "U+0600-06FF, U+200C-200F",
};

function fontFaces(fonts: Paper["fonts"]): string {
  return fonts
    .map(
      ({ script, weight, file }) =>
        `@font-face { font-family: Alexandria; font-weight: ${weight}; src: url(data:font/woff2;base64,${file}); unicode-range: ${ranges[script]} }`,
    )
    .join("\n");
}

/** The same in both languages, each from its own side. */
function both(tag: string, { en, ar }: Words): string {
  return `<div class="both"><${tag} lang="en">${escapeMarkup(en)}</${tag}><${tag} lang="ar" dir="rtl">${escapeMarkup(ar)}</${tag}></div>`;
}

function fact(name: Words, value: string): string {
  return `<div><dt lang="en">${name.en}</dt><dd>${escapeMarkup(value)}</dd><dt lang="ar" dir="rtl">${name.ar}</dt></div>`;
}

function factsOf({ car, kilometrage }: Inspection): string {
  return [
    fact({ en: "Stock number", ar: "رقم المخزون" }, car.vehicleNo),
    fact({ en: "Model", ar: "الطراز" }, `${car.make.en} ${car.model.en} ${car.variant.en}`),
    fact({ en: "Model year", ar: "سنة الصنع" }, String(car.year)),
    fact({ en: "Color", ar: "اللون" }, car.fullColor.en),
    fact({ en: "Read at", ar: "قراءة العداد" }, `${kilometrage.toLocaleString("en")} km`),
  ].join("");
}

function measuresOf({ treadMm, padsPercent, battery12vPercent, hybridPercent }: Inspection): string {
  const [frontLeft, frontRight, rearLeft, rearRight] = treadMm.map((depth) => depth.toFixed(1));
  return [
    fact({ en: "Tread, front", ar: "نقشة الإطارين الأماميين" }, `${frontLeft} / ${frontRight} mm`),
    fact({ en: "Tread, rear", ar: "نقشة الإطارين الخلفيين" }, `${rearLeft} / ${rearRight} mm`),
    fact({ en: "Brake pads, front", ar: "أقمشة الفرامل الأمامية" }, `${padsPercent[0]}%`),
    fact({ en: "Brake pads, rear", ar: "أقمشة الفرامل الخلفية" }, `${padsPercent[1]}%`),
    fact({ en: "12-volt battery", ar: "بطارية 12 فولت" }, `${battery12vPercent}%`),
    ...(hybridPercent === undefined
      ? []
      : [fact({ en: "Hybrid battery", ar: "بطارية الهايبرد" }, `${hybridPercent}%`)]),
  ].join("");
}

function repaintedWords(count: number): Words {
  if (count === 0) return { en: "Original paint on every panel.", ar: "الصبغ أصلي في كل الألواح." };
  return { en: "Hatched: repainted.", ar: "المظلّل: أعيد صبغه." };
}

/** Of each panel: what a gauge shows on paint from the works, and on paint that came later. */
function readingsOf({ car, repainted }: Inspection): (panel: Panel) => number {
  return (panel) => {
    const [chance = 0] = createHash("sha256").update(`${car.vehicleNo} ${panel}`).digest();
    return repainted.includes(panel) ? 205 + (chance % 90) : 98 + (chance % 37);
  };
}

function groupOf({ id, en, ar, checks }: CheckGroup, inspection: Inspection): string {
  const rows = checks.map((check, place) => rowOf(check, `${id} ${place + 1}`, inspection));
  return `<table><thead><tr><th lang="en" colspan="2">${escapeMarkup(en)}</th><th></th><th lang="ar" dir="rtl">${escapeMarkup(ar)}</th></tr></thead><tbody>${rows.join("")}</tbody></table>`;
}

function rowOf(check: Check, key: string, inspection: Inspection): string {
  const [, place = ""] = key.split(" ");
  const said = inspection.findings.findIndex((finding) => finding.check === key) + 1;
  const [kind, result] = !isFitted(check, inspection.car)
    ? ["none", "–"]
    : said > 0
      ? ["noted", `${said}`]
      : ["good", "✓"];
  return `<tr class="${kind}"><td>${place}</td><td lang="en">${escapeMarkup(check.en)}</td><td>${result}</td><td lang="ar" dir="rtl">${escapeMarkup(check.ar)}</td></tr>`;
}

function isFitted({ only }: Check, { fuelType, driveType }: Inspection["car"]): boolean {
  if (only === undefined) return true;
  if (only === "awd") return driveType === "awd" || driveType === "4wd";
  if (only === "combustion") return fuelType !== "electric";
  if (only === "petrol") return fuelType === "petrol" || fuelType === "hybrid";
  return fuelType === only;
}
