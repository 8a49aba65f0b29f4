/** The outcome of sharing: `given` to the device's own sheet, `copied`, `refused` by the browser, or `left` by the visitor. */
export type SharedHow = "given" | "copied" | "refused" | "left";

/** Browsers refuse it outside of a secure connection, or where the visitor has forbidden it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Hands an address to the device's own way of sharing; where there is none, it is copied. */
export async function shareAddress(title: string, url: string): Promise<SharedHow> {
  if (!navigator.share) return (await copyText(url)) ? "copied" : "refused";
  try {
    await navigator.share({ title, url });
    return "given";
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return "left";
    return (await copyText(url)) ? "copied" : "refused";
  }
}
