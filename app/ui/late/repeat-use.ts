/** What was pressed last; with a key it was that key. */
export interface KeptPress {
  readonly target: Element;
  readonly key: string | undefined;
}

/**
 * Does once more what was done to a part before it could answer: what was typed is told to its fields, and the last press
 * is made again. React holds the values that the server wrote and takes only changes that it sees.
 */
export function repeatUse(part: Element, kept: KeptPress | undefined): void {
  const typed = [...part.querySelectorAll<TypedField>(typedFields)].filter(
    (field) => field.value !== field.defaultValue,
  );
  for (const field of typed) type(field, field.value);
  for (const select of part.querySelectorAll("select"))
    if ([...select.options].some(({ selected, defaultSelected }) => defaultSelected && !selected))
      select.dispatchEvent(new Event("change", { bubbles: true }));
  // Not at once: a form opens its button only when its own first effects have run.
  setTimeout(() => {
    for (const field of typed) if (field !== document.activeElement) leave(field);
    if (kept?.target.isConnected) press(kept);
  }, settleMs);
}

type TypedField = HTMLInputElement | HTMLTextAreaElement;

function press({ target, key }: KeptPress): void {
  if (key) target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  else if (target instanceof HTMLElement) target.click();
}

const settleMs = 60;
const typedFields = "textarea, input:not([type=hidden], [type=checkbox], [type=radio], [type=file])";

function leave(field: TypedField): void {
  field.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
}

function type(field: TypedField, text: string): void {
  // React watches the element's own property; the prototype's is written behind its back, so that it sees a change.
  field.value = field.defaultValue;
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
