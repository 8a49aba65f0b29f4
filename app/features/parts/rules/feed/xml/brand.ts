import type { Mapping } from "./mapping.ts";
import { fieldWith, type XmlFieldProblem } from "./xml-problems.ts";

/** What becomes of a row by the brand of its part: one that names none is ours, as the file is. */
export function brandCheck(written: string, { brands }: Mapping): "ours" | "of-others" | XmlFieldProblem {
  const brand = written.trim().toUpperCase();
  if (brand === "" || brands.has(brand)) return "ours";
  if (brands.size > 0) return "of-others";
  return { field: fieldWith("BrandAAIAID", brand), problem: "brand-not-named" };
}
