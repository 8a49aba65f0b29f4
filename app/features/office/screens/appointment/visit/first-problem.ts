/** Brings the focus to the first field of a form that has a problem, once the problems are shown. */
export function focusFirstProblem(form: HTMLFormElement): void {
  requestAnimationFrame(() => {
    const wrong = form.querySelector<HTMLElement>(
      "[aria-invalid=true], [data-invalid] input, [data-invalid] button",
    );
    wrong?.focus();
  });
}
