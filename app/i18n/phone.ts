/** A number of Qatar as people read it: +974 5500 1200. Any other number stands as it is. */
export function phoneInGroups(phone: string): string {
  return phone.replace(/^(\+974)(\d{4})(\d{4})$/, "$1 $2 $3");
}

/** A number as content holds it, eight digits, in the form that is dialled from anywhere: +97455001200. */
export function internationalPhone(eightDigits: string): string {
  return `+974${eightDigits}`;
}
