import type { ReadField } from "./reading.ts";

/** Two places that say the same make a field this sure; two that do not leave it below `confident` (`reading.ts`). */
const agreed = 0.95;
const contested = 0.8;

/** Of a field that stands at several places the surest; places that agree make it surer. */
export function bestOfEach(fields: readonly ReadField[]): readonly ReadField[] {
  const keys = [...new Set(fields.map(({ key }) => key))];
  return keys.flatMap((key) => {
    const same = fields
      .filter((field) => field.key === key && (field.value !== "" || isNowhereRead(fields, key)))
      .toSorted((one, other) => other.confidence - one.confidence);
    const [best, other] = same;
    if (best === undefined) return [];
    // A zone writes the code of a nation, the page its name: they do not contradict each other.
    if (other === undefined || key === "nationality") return [best];
    if (other.value === best.value) return [{ ...best, confidence: Math.max(best.confidence, agreed) }];
    // A zone has room for so many letters of a name.
    const whole = same.find(({ value }) => same.every((one) => value.startsWith(one.value)));
    if (key === "name" && whole !== undefined) return [whole];
    return [{ ...best, confidence: Math.min(best.confidence, contested) }];
  });
}

const isNowhereRead = (fields: readonly ReadField[], key: ReadField["key"]) =>
  fields.every((field) => field.key !== key || field.value === "");
