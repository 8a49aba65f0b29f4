import { confident, oncePerPosition, type ReadField } from "./reading.ts";
import { readNationality } from "./values/nationalities.ts";
import { zoneCheckDigit } from "./zone/zone-lines.ts";

/** Of two places that say the same, one of which is sure alone; and of two that do not. */
const agreed = 0.95;
const contested = 0.8;
const guessed = 0.7;

/** A field as one place says it. */
export interface PlacedField extends ReadField {
  /** The most that it reaches whatever other places say: a rule doubts it. */
  readonly most?: number | undefined;
  /** The check digit that a zone has for it. */
  readonly check?: string | undefined;
}

/**
 * Of a field that stands at several places the surest. A place that says the same makes a sure one surer; unsure ones stay
 * unsure, as what is hard to read is misread alike. A place that says something else leaves it below `confident`.
 */
export function bestOfEach(fields: readonly PlacedField[]): readonly ReadField[] {
  const keys = [...new Set(fields.map(({ key }) => key))];
  return keys.flatMap((key) => {
    const read = fields
      .map(withoutOddNumber)
      .filter((field) => field.key === key && (field.value !== "" || isNowhereRead(fields, key)))
      .toSorted((one, other) => other.confidence - one.confidence);
    // What was guessed without a label says nothing against another place.
    const same = read.filter(
      (field) => field === read[0] || (field.most ?? 1) > guessed || field.value === read[0]?.value,
    );
    const [best, ...others] = same;
    if (best === undefined) return [];
    // A zone writes the code of a nation, the page its name: they do not contradict each other.
    if (key === "nationality") return [joined(namedNation(best, others) ?? best, same, best.confidence)];
    if (others.length === 0) return [joined(best, same, best.confidence)];
    if (others.every(({ value }) => value === best.value)) {
      return [joined(best, same, lifted(best.confidence))];
    }
    const checked = key === "number" ? checkedByZone(same) : undefined;
    if (checked !== undefined) return [joined(checked, [checked], agreed)];
    // A zone has room for so many letters of a name.
    const whole = same.find(({ value }) => same.every((one) => value.startsWith(one.value)));
    if (key === "name" && whole !== undefined) return [joined(whole, same, whole.confidence)];
    return [joined(best, same, Math.min(best.confidence, contested))];
  });
}

/** Letters and then digits, as nearly all states number their passports: L for 1 keeps a check digit. */
const usualNumber = /^[A-Z]{0,2}\d{6,9}$/;

/** The name of a nation that begins as its code does: people know it better. */
const namedNation = ({ value }: PlacedField, others: readonly PlacedField[]) =>
  others.find(
    (other) =>
      value.length === 3 && other.value.startsWith(value) && readNationality(other.value)?.isExact === true,
  );

/** Letters among the digits of a number may be digits, although a check digit holds for them: one in ten does by chance. */
function withoutOddNumber(field: PlacedField): PlacedField {
  if (field.key !== "number" || field.check === undefined || /^[A-Z]{0,2}\d+$/.test(field.value))
    return field;
  const most = Math.min(field.most ?? 1, contested);
  return { ...field, most, confidence: Math.min(field.confidence, most) };
}

/** A number that stands on the page for which the check digit of a zone holds, where the zone's own was read otherwise. */
function checkedByZone(places: readonly PlacedField[]): PlacedField | undefined {
  const zone = places.find(({ check }) => check !== undefined);
  if (zone?.check === undefined || (zone.confidence >= confident && usualNumber.test(zone.value)))
    return undefined;
  const others = places.filter((place) => place !== zone && zoneCheckDigit(place.value) === zone.check);
  return others.length === 1 ? others[0] : undefined;
}

const lifted = (confidence: number) => (confidence >= confident ? Math.max(confidence, agreed) : confidence);

/** A field with what the places that say the same doubt about it. */
function joined(
  { key, value, box }: PlacedField,
  places: readonly PlacedField[],
  confidence: number,
): ReadField {
  const agreeing = places.filter((place) => place.value === value);
  const doubts = oncePerPosition(agreeing.flatMap((place) => place.doubts ?? []));
  const most = Math.min(1, ...agreeing.map((place) => place.most ?? 1));
  return { key, value, confidence: Math.min(confidence, most), box, ...(doubts.length > 0 && { doubts }) };
}

const isNowhereRead = (fields: readonly ReadField[], key: ReadField["key"]) =>
  fields.every((field) => field.key !== key || field.value === "");
