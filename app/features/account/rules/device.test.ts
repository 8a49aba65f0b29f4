import { expect, test } from "vitest";
import { deviceOf, unknownDevice } from "./device.ts";

const mac = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)";
const phone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const windows = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)";
const android = "Mozilla/5.0 (Linux; Android 15; SM-S931B) AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  [`${mac} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15`, "Safari", "Mac"],
  [`${phone} Version/18.1 Mobile/15E148 Safari/604.1`, "Safari", "iPhone"],
  [`${phone} CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1`, "Chrome", "iPhone"],
  [`${windows} Chrome/131.0.0.0 Safari/537.36`, "Chrome", "Windows"],
  [`${windows} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`, "Edge", "Windows"],
  [`${android} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`, "Samsung Internet", "Android"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0", "Firefox", "Linux"],
  ["Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) AppleWebKit/605.1.15 FxiOS/132.0", "Firefox", "iPad"],
])("%s", (userAgent, browser, system) => expect(deviceOf(userAgent)).toEqual({ browser, system }));

test.each(["", "curl/8.5.0", "<script>alert(1)</script>", "x".repeat(10_000)])(
  "what is no browser has no name: %.20s",
  (userAgent) => expect(deviceOf(userAgent)).toEqual(unknownDevice),
);
