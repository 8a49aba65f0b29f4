const letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const size = 32 ** 6;
/** Odd, so that multiplying by it only reorders the numbers below `size`. */
const stride = 625_648_471;

/**
 * The reference that a customer reads out, from an appointment's number: unique, and says nothing of how many there
 * are. It begins with the brand's code.
 */
export function referenceOf(number: number, brandCode: string): string {
  let rest = Number((BigInt(number) * BigInt(stride)) % BigInt(size));
  let reference = "";
  for (let place = 0; place < 6; place += 1) {
    reference = (letters[rest % 32] ?? "") + reference;
    rest = Math.floor(rest / 32);
  }
  return `${brandCode}-${reference}`;
}

/** The number of an appointment from the six characters of its reference; undefined where there can be none. */
export function numberOf(characters: string): number | undefined {
  if (!/^[0-9A-HJKMNP-TV-Z]{6}$/.test(characters)) return undefined;
  const place = [...characters].reduce((sum, letter) => sum * 32 + letters.indexOf(letter), 0);
  return Number((BigInt(place) * inverseOfStride) % BigInt(size));
}

/** What undoes the multiplication. Each round doubles the bits that are right. */
const inverseOfStride = [1, 2, 3, 4, 5].reduce(
  (inverse) => BigInt.asUintN(30, inverse * (2n - BigInt(stride) * inverse)),
  1n,
);
