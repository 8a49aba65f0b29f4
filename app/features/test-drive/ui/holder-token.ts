const storageKey = "marsa.test-drive-holder";
let holder: string | undefined;

/** The random text by which this browser holds a time, the same in all of its tabs. */
export function holderToken(): string {
  try {
    holder ??= localStorage.getItem(storageKey) ?? undefined;
    holder ??= randomText();
    localStorage.setItem(storageKey, holder);
  } catch {
    // Without storage each page has its own.
  }
  holder ??= randomText();
  return holder;
}

function randomText(): string {
  return crypto.randomUUID().replaceAll("-", "");
}
