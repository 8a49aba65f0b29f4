import { exchangeLoginCodeCall } from "#app/features/account/calls.ts";
import { callApi } from "#app/platform/api/api-client.ts";

/** Signs a person in as a browser without scripts would, by the accounts site's own forms, for an access token. */
export async function signIn(address: string, person: { email: string; password: string }): Promise<string> {
  const browser = new FormBrowser();
  const returnTo = `${address}/dashboard?lang=en`;
  const form = await browser.open(
    `${address}/accounts/login?lang=en&redirect_url=${encodeURIComponent(returnTo)}`,
  );
  const landed = await browser.submit(form, { email: person.email, password: person.password }, returnTo);
  const code = new URL(landed.url).searchParams.get("code");
  if (code === null)
    throw new Error(`no login code after signing in: ${landed.url} ${landed.html.slice(0, 400)}`);
  const reply = await callApi(exchangeLoginCodeCall, {
    body: { code },
    fetch: (input, init) => globalThis.fetch(`${address}${input}`, init),
  });
  if (!reply.ok) throw new Error(`the login code was refused: ${reply.code}`);
  return reply.data.accessToken;
}

interface Shown {
  readonly url: string;
  readonly html: string;
}

/** Follows redirects and keeps cookies; stops before it would open an address that starts with `stopAt`. */
export class FormBrowser {
  readonly #cookies = new Map<string, { readonly path: string; readonly pair: string }>();

  async open(url: string, init: RequestInit = {}, stopAt?: string): Promise<Shown> {
    let at = url;
    let asking = init;
    for (let hop = 0; hop < 12; hop += 1) {
      if (stopAt !== undefined && at.startsWith(stopAt.split("?", 1)[0] ?? stopAt))
        return { url: at, html: "" };
      const cookie = this.#cookiesFor(new URL(at).pathname);
      const response = await fetch(at, {
        ...asking,
        redirect: "manual",
        headers: { ...asking.headers, cookie },
      });
      for (const line of response.headers.getSetCookie()) {
        const [pair = ""] = line.split(";");
        const path = /;\s*path=([^;]*)/i.exec(line)?.[1] ?? "/";
        this.#cookies.set(`${pair.split("=")[0]} ${path}`, { path, pair });
      }
      const next = response.headers.get("location");
      if (next === null) return { url: at, html: await response.text() };
      at = new URL(next, at).href;
      asking = {};
    }
    throw new Error(`too many redirects at ${at}`);
  }

  #cookiesFor(path: string): string {
    const sent = [...this.#cookies.values()].filter((cookie) => path.startsWith(cookie.path));
    return sent.map(({ pair }) => pair).join("; ");
  }

  /** Sends the page's form with its hidden fields. */
  async submit(shown: Shown, fields: Record<string, string>, stopAt: string): Promise<Shown> {
    const form = /<form[^>]*method="post"[\s\S]*?<\/form>/i.exec(shown.html)?.[0] ?? "";
    const action = /<form[^>]*action="([^"]*)"/i.exec(form)?.[1]?.replaceAll("&amp;", "&") ?? "";
    const hidden = [...form.matchAll(/<input[^>]*type="hidden"[^>]*>/g)].map(([input]) => [
      /name="([^"]*)"/.exec(input)?.[1] ?? "",
      /value="([^"]*)"/.exec(input)?.[1] ?? "",
    ]);
    const body = new URLSearchParams({ ...Object.fromEntries(hidden), ...fields });
    const target = action === "" ? shown.url : new URL(action, shown.url).href;
    const headers = { origin: new URL(target).origin, referer: shown.url };
    return this.open(target, { method: "POST", body, headers }, stopAt);
  }
}
