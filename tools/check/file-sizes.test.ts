import { describe, expect, it } from "vitest";
import { judgeSizes } from "./file-sizes.ts";

describe("file sizes", () => {
  it.each([
    { path: "app/ui/button.tsx", lines: 250, errors: 0, warnings: 0 },
    { path: "app/ui/button.tsx", lines: 251, errors: 0, warnings: 1 },
    { path: "app/ui/button.tsx", lines: 400, errors: 0, warnings: 1 },
    { path: "app/ui/button.tsx", lines: 401, errors: 1, warnings: 0 },
    { path: "app/features/booking/words.ts", lines: 900, errors: 0, warnings: 0 },
    { path: "db/seed/booking.seed.ts", lines: 900, errors: 0, warnings: 0 },
    { path: "app/features/booking/swords.ts", lines: 900, errors: 1, warnings: 0 },
  ])("$path with $lines lines: $errors errors, $warnings warnings", ({ path, lines, errors, warnings }) => {
    const report = judgeSizes([{ path, lines }]);
    expect([report.errors.length, report.warnings.length]).toEqual([errors, warnings]);
  });

  it("refuse a folder with more than 20 files, tests counted", () => {
    const files = (count: number, ending: string) =>
      Array.from({ length: count }, (_, index) => ({ path: `app/ui/piece-${index}${ending}`, lines: 10 }));
    expect(judgeSizes([...files(15, ".tsx"), ...files(5, ".test.tsx")]).errors).toEqual([]);
    expect(judgeSizes([...files(15, ".tsx"), ...files(6, ".test.tsx")]).errors).toHaveLength(1);
  });
});
