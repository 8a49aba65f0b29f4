import { access, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { parse } from "csv-parse/sync";
import { type FeedCar, readFeedRow } from "#app/features/preowned/rules/feed/feed-row.ts";
import { fileAddresses } from "#app/lib/address/file-address.ts";
import type { HashedAddress } from "#app/lib/address/hashed-address.ts";
import { parsePictureAddress } from "#app/lib/address/picture-address.ts";
import { arabicProblems } from "./arabic/arabic-style.ts";

/** The used cars of a content folder can all be taken in, say everything in Arabic too, and their pictures and reports are there. */
export async function checkStock(folder: string): Promise<string[]> {
  const text = await readFile(join(folder, "stock.csv"), "utf8").catch(() => undefined);
  if (text === undefined) return [];
  const rows = parse<Record<string, string>>(text, { columns: true });
  const problems = await Promise.all(
    rows.map(async (fields) => {
      const read = readFeedRow(fields, () => true);
      const found =
        "problems" in read
          ? read.problems.map(({ field, problem }) => `${field}: ${problem}`)
          : [...untranslated(read.car), ...stumbles(read.car), ...(await missingFiles(folder, read.car))];
      return found.map((problem) => `stock.csv ${fields.vehicleNo}: ${problem}`);
    }),
  );
  return problems.flat();
}

function untranslated({ make, model, fullColor, warranty, description, specifications }: FeedCar): string[] {
  const inArabic = { make, model, fullColor, warranty, description };
  const missing = Object.entries(inArabic).filter(([, { ar }]) => !/[\u0621-\u064a]/.test(ar));
  const lists = specifications.en.length === specifications.ar.length ? [] : ["specifications"];
  return [...missing.map(([field]) => field), ...lists].map((field) => `${field} is not the same in Arabic`);
}

/** What a reader of the Arabic texts of a car would stumble over. */
function stumbles({
  make,
  model,
  variant,
  fullColor,
  warranty,
  description,
  specifications,
}: FeedCar): string[] {
  const texts = [make, model, variant, fullColor, warranty, description].map(({ ar }) => ar);
  return [...texts, ...specifications.ar].flatMap((text) =>
    arabicProblems(text).map((problem) => `${problem}: ${text.slice(0, 60)}`),
  );
}

async function missingFiles(
  folder: string,
  { images, inspectionReportUrl: report }: FeedCar,
): Promise<string[]> {
  const isOwn = (file: HashedAddress | undefined): file is HashedAddress => file?.place === basename(folder);
  const pictures = images.map(parsePictureAddress).filter(isOwn);
  const reports = [fileAddresses.parse(report ?? "")].filter(isOwn);
  const own = [
    ...pictures.map(({ name }) => `pictures/${name}.webp`),
    ...reports.map(({ name }) => `files/${name}.pdf`),
  ];
  const found = await Promise.all(
    own.map((file) =>
      access(join(folder, file)).then(
        () => [],
        () => [`${file} is not there`],
      ),
    ),
  );
  return found.flat();
}
