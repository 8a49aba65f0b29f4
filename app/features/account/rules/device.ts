/** What a browser says of itself, as far as its owner recognizes it by that. Names of products, empty where unknown. */
export interface Device {
  readonly browser: string;
  readonly system: string;
}

export const unknownDevice: Device = { browser: "", system: "" };

/** In this order: most browsers name others along with themselves. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bMarsaApp\//, "Marsa"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\b(?:OPR|OPiOS|Opera)\//, "Opera"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, "Chrome"],
  [/^(?=.*\bVersion\/\d).*\bSafari\//, "Safari"],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMac(?:intosh| OS X)\b/, "Mac"],
  [/\bLinux\b/, "Linux"],
];

/** The device behind a User-Agent header. */
export function deviceOf(userAgent: string): Device {
  const nameIn = (list: typeof browsers) => list.find(([pattern]) => pattern.test(userAgent))?.[1] ?? "";
  return { browser: nameIn(browsers), system: nameIn(systems) };
}
