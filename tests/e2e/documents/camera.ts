import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { LaunchOptions } from "@playwright/test";
import sharp from "sharp";
import { test as base } from "../journey.ts";
import { licenseSide } from "./licenses.ts";

/** A browser whose camera sees the front of a license; it may be used without a question. */
export const test = base.extend<object, { launchOptions: LaunchOptions }>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const folder = await mkdtemp(join(tmpdir(), "marsa-camera-"));
      // Of JPEGs one after another in a file Chromium makes a camera.
      const film = join(folder, "license.mjpeg");
      await writeFile(film, await sharp(licenseSide(0).buffer).jpeg({ quality: 95 }).toBuffer());
      const camera = [
        "--use-fake-ui-for-media-stream",
        "--use-fake-device-for-media-stream",
        `--use-file-for-fake-video-capture=${film}`,
      ];
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...camera] });
      await rm(folder, { recursive: true });
    },
    { scope: "worker" },
  ],
});
