/** Runs in the page: fields with type below 16 px on a phone, which zooms into them when they are touched. */
export function smallFields(part: string): string[] {
  if (innerWidth >= 768) return [];
  const withoutText =
    "[type=checkbox], [type=radio], [type=hidden], [type=range], [type=file], [type=submit]";
  const fields = document.querySelectorAll(`:is(${part}) :is(input, select, textarea):not(${withoutText})`);
  return [...fields].flatMap((field) => {
    const size = Number.parseFloat(getComputedStyle(field).fontSize);
    const name = field.getAttribute("name") ?? field.getAttribute("aria-label") ?? field.className;
    return field.checkVisibility() && size < 16 ? [`${field.tagName.toLowerCase()} ${name}: ${size} px`] : [];
  });
}
