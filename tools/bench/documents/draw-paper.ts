import sharp from "sharp";
import type { Dice } from "./dice.ts";
import type { Paper, Row } from "./papers.ts";

/** Where the rows stand, and in which letters. The last of each is the layout that stays closed until the end. */
export const layouts = ["lines", "between", "cells", "columns"] as const;
const letters = [
  { latin: "Roboto Condensed", arabic: "Noto Naskh Arabic", mrz: "Cousine" },
  { latin: "Alexandria", arabic: "Cairo", mrz: "Cousine" },
  { latin: "Noto Naskh Arabic", arabic: "Amiri", mrz: "B612 Mono" },
  { latin: "IBM Plex Sans Arabic", arabic: "IBM Plex Sans Arabic", mrz: "B612 Mono" },
] as const;
const openLetters = letters.slice(0, 3);

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Style {
  readonly latin: string;
  readonly arabic: string;
  readonly size: number;
}

const sizes = { card: [1012, 638], booklet: [1250, 880], sheet: [1240, 1754] } as const;

/** The sides of a paper as pictures without loss, as if drawn by its issuer. */
export async function drawPaper(paper: Paper, layout: number, dice: Dice): Promise<readonly Buffer[]> {
  const fonts = (layout === 3 ? letters[3] : dice.pick(openLetters)) ?? letters[0];
  const [width, height] = sizes[paper.shape];
  const hue = dice.whole(0, 360);
  const isBack = paper.shape === "card" && paper.mrz.length > 0;
  const front = [
    ground(width, height, hue, dice),
    header(paper, width, fonts),
    ...(paper.hasPhoto ? [photo(paper, width, hue)] : []),
    ...rows(paper, layout, fonts),
    ...(isBack ? [] : zone(paper.mrz, width, height, fonts.mrz)),
  ];
  const back = [ground(width, height, hue, dice), ...zone(paper.mrz, width, height, fonts.mrz)];
  const sides = isBack ? [front, back] : [front];
  return await Promise.all(
    sides.map((pieces) => {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${pieces.join("")}</svg>`;
      return sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer();
    }),
  );
}

/** Pale, with the fine waves of papers that are hard to copy. */
function ground(width: number, height: number, hue: number, dice: Dice): string {
  const waves = Array.from({ length: 14 }, (_, place) => {
    const y = (height / 14) * place;
    const bend = dice.whole(20, 90);
    return `<path d="M0 ${y} Q ${width / 4} ${y - bend} ${width / 2} ${y} T ${width} ${y}" fill="none" stroke="hsl(${hue},45%,84%)" stroke-width="2"/>`;
  });
  return `<rect width="${width}" height="${height}" fill="hsl(${hue},40%,94%)"/>${waves.join("")}`;
}

function header({ title, shape }: Paper, width: number, fonts: (typeof letters)[number]): string {
  const size = shape === "sheet" ? 32 : 28;
  return [
    text(40, 60, `SPECIMEN · ${title[0]}`, { ...fonts, size, weight: 700 }),
    arabic(width - 40, 60, `عينة · ${title[1]}`, { ...fonts, size, weight: 700 }),
  ].join("");
}

function photo({ shape }: Paper, width: number, hue: number): string {
  const [wide, high] = shape === "booklet" ? [290, 370] : [210, 270];
  const x = shape === "booklet" ? 40 : width - wide - 36;
  return `<rect x="${x}" y="100" width="${wide}" height="${high}" fill="hsl(${hue},20%,80%)"/><circle cx="${x + wide / 2}" cy="${100 + high * 0.4}" r="${wide / 4}" fill="hsl(${hue},15%,60%)"/><ellipse cx="${x + wide / 2}" cy="${100 + high}" rx="${wide / 2.6}" ry="${high / 3}" fill="hsl(${hue},15%,55%)"/>`;
}

function rows(paper: Paper, layout: number, fonts: (typeof letters)[number]): readonly string[] {
  const area = areaOf(paper);
  const size = { card: 25, booklet: 27, sheet: 28 }[paper.shape];
  const style = { ...fonts, size };
  switch (layouts[layout]) {
    case "between":
      return lines(paper.rows, area, style, true);
    case "cells":
      return cells(paper.rows, area, style, 1);
    case "columns":
      return cells(paper.rows, area, style, paper.shape === "sheet" ? 2 : 1);
    default:
      return lines(paper.rows, area, style, false);
  }
}

function areaOf({ shape, hasPhoto }: Paper): Area {
  if (shape === "sheet") return { x: 70, y: 160, width: 1100, height: 800 };
  if (shape === "booklet") return { x: 370, y: 110, width: 840, height: 570 };
  return { x: 40, y: 100, width: hasPhoto ? 710 : 932, height: 520 };
}

/** A row a line, `label: value`; Arabic from the other side, on a line of its own where both would be too long. */
function lines(list: readonly Row[], area: Area, style: Style, apart: boolean): string[] {
  const count = list.length + list.filter(isLong).length;
  const step = area.height / count;
  const end = area.x + area.width;
  let y = area.y + step * 0.7;
  return list.flatMap((row) => {
    const label = apart ? row.en : `${row.en}:`;
    const pieces = [text(area.x, y, label, style), arabic(end, y, apart ? row.ar : `${row.ar}:`, style)];
    const start =
      area.x +
      (apart ? Math.max(190, label.length * style.size * 0.62) : label.length * style.size * 0.62 + 14);
    if (row.value !== undefined) pieces.push(text(start, y, row.value, { ...style, weight: 700 }));
    if (isLong(row)) y += step;
    if (row.valueArabic !== undefined)
      pieces.push(
        arabic(end - row.ar.length * style.size * 0.55 - 24, y, row.valueArabic, { ...style, weight: 700 }),
      );
    y += step;
    return pieces;
  });
}

const isLong = ({ value = "", valueArabic = "" }: Row) =>
  value.length + valueArabic.length > 26 && valueArabic !== "";

/** Labels small above their values. */
function cells(list: readonly Row[], area: Area, style: Style, columns: number): string[] {
  const perColumn = Math.ceil(list.length / columns);
  const step = area.height / perColumn;
  const wide = area.width / columns - 20;
  return list.flatMap((row, place) => {
    const x = area.x + Math.floor(place / perColumn) * (wide + 40);
    const y = area.y + (place % perColumn) * step + step * 0.32;
    const size = style.size * 0.74;
    const below = y + Math.min(step * 0.5, style.size * 1.25);
    const pieces = [text(x, y, row.en, { ...style, size }), arabic(x + wide, y, row.ar, { ...style, size })];
    if (row.value !== undefined) pieces.push(text(x, below, row.value, { ...style, weight: 700 }));
    if (row.valueArabic !== undefined) {
      // Beside its label where both names would meet.
      const [end, line] = isLong(row) ? [x + wide - row.ar.length * size * 0.55 - 20, y] : [x + wide, below];
      pieces.push(arabic(end, line, row.valueArabic, { ...style, weight: 700 }));
    }
    return pieces;
  });
}

/** The machine readable zone along the lower edge; letters of one width. */
function zone(mrz: readonly string[], width: number, height: number, font: string): readonly string[] {
  const [first] = mrz;
  if (first === undefined) return [];
  const size = (width - 90) / first.length / (font === "Cousine" ? 0.6 : 0.66);
  return mrz.map((line, place) => {
    const y = height - 36 - (mrz.length - 1 - place) * size * 1.55;
    return text(45, y, line, { latin: font, arabic: font, size });
  });
}

interface TextStyle extends Style {
  readonly weight?: number;
}

function text(x: number, y: number, value: string, { latin, size, weight = 400 }: TextStyle): string {
  return `<text x="${x}" y="${y}" font-family="${latin}" font-size="${size}" font-weight="${weight}" fill="#111">${escaped(value)}</text>`;
}

function arabic(
  x: number,
  y: number,
  value: string,
  { arabic: family, size, weight = 400 }: TextStyle,
): string {
  return `<text x="${x}" y="${y}" direction="rtl" font-family="${family}" font-size="${size * 1.08}" font-weight="${weight}" fill="#111">${escaped(value)}</text>`;
}

function escaped(value: string): string {
  return value.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
