import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { startProgram } from "../../tests/factories/program/running-program.ts";
import { buildSiteIfNeeded } from "../site/build-site.ts";
import { browserOptions } from "../test/browser.ts";

const goals = { all: 340, script: 190, font: 40 };
const paths = ["/", "/vehicle/suhail", "/offers", "/finance", "/pre-owned", "/auto-parts", "/find-us"];
/** A browser fetches pictures from further below the screen where it takes the network for a slow one. */
const phoneOn4g = {
  offline: false,
  latency: 60,
  downloadThroughput: 9_000_000 / 8,
  uploadThroughput: 3_000_000 / 8,
  connectionType: "cellular4g",
} as const;

/** The bytes on the wire of a first visit to a page on a phone, by kind, in each language. */
export async function bench(): Promise<void> {
  await buildSiteIfNeeded();
  const program = await startProgram({ MARSA_DATA_DIR: join(tmpdir(), "marsa-bench") });
  const browser = await chromium.launch(await browserOptions());
  for (const path of paths)
    for (const language of ["en", "ar"]) {
      const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
      const bytes = new Map<string, number>();
      const session = await page.context().newCDPSession(page);
      await session.send("Network.enable");
      await session.send("Network.emulateNetworkConditions", phoneOn4g);
      const kinds = new Map<string, string>();
      session.on(
        "Network.responseReceived",
        ({ requestId, type }) => void kinds.set(requestId, type.toLowerCase()),
      );
      session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
        const kind = kinds.get(requestId) ?? "other";
        bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength);
      });
      await page.goto(`${program.address}${path}?lang=${language}`, { waitUntil: "networkidle" });
      const sum = [...bytes.values()].reduce((total, one) => total + one, 0);
      const parts = [...bytes].map(([kind, size]) => `${kind} ${inKb(size)}`).join(", ");
      process.stdout.write(`${path} ${language}: ${inKb(sum)} KB in all (goal ${goals.all}): ${parts}\n`);
      await page.close();
    }
  process.stdout.write(`goals in KB: script ${goals.script}, font ${goals.font} a language\n`);
  await browser.close();
  await program.stop();
}

function inKb(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}
