/** What was pressed; with a key it was that key. */
export interface KeptPress {
  readonly target: Element;
  readonly key: string | undefined;
}
type TypedField = HTMLInputElement | HTMLTextAreaElement;

const typedFields = "textarea, input:not([type=hidden], [type=checkbox], [type=radio], [type=file])";
const settleMs = 60;

/**
 * Does once more what was done to a part before it could answer: what was typed and chosen is told to its fields, then
 * the presses are made again, one after another. React holds the values that the server wrote and takes only changes
 * that it sees.
 */
export async function repeatUse(part: Element, presses: readonly KeptPress[]): Promise<void> {
  const typed = [...part.querySelectorAll<TypedField>(typedFields)].filter(
    (field) => field.value !== field.defaultValue,
  );
  for (const field of typed) type(field, field.value);
  for (const select of part.querySelectorAll("select"))
    if ([...select.options].some(({ selected, defaultSelected }) => defaultSelected && !selected))
      select.dispatchEvent(new Event("change", { bubbles: true }));
  // Not at once: a form opens its button only when its own first effects have run. And a part may wake in the middle of a
  // press on a box: a click within that click would be none, and leave the box empty.
  await settle();
  for (const box of part.querySelectorAll<HTMLInputElement>("[type=checkbox], [type=radio]"))
    if (box.checked !== box.defaultChecked && (box.checked || box.type === "checkbox")) choose(box);
  for (const field of typed) if (field !== document.activeElement) leave(field);
  for (const kept of presses) {
    if (kept.target.isConnected) press(kept);
    await settle();
  }
}

function settle(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, settleMs));
}

function press({ target, key }: KeptPress): void {
  if (key) target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  else if (target instanceof HTMLElement) target.click();
}

function leave(field: TypedField): void {
  field.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
}

/** React watches the element's own property: through it the box goes back, and the click is a change that it sees. */
function choose(box: HTMLInputElement): void {
  box.checked = !box.checked;
  box.click();
}

function type(field: TypedField, text: string): void {
  // React watches the element's own property; the prototype's is written behind its back, so that it sees a change.
  field.value = field.defaultValue;
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
