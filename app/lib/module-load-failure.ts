/** How the browsers say that a part of the program did not arrive: Chromium, Firefox, Safari, and Vite's style sheets. */
const complaints =
  /failed to fetch dynamically imported module|error loading dynamically imported module|importing a module script failed|unable to preload css/i;

/** Whether a part of the program did not arrive. */
export function isModuleLoadFailure(error: unknown): boolean {
  return error instanceof Error && complaints.test(error.message);
}
