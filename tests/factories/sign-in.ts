import type { exchangeLoginCodeCall } from "#app/features/account/calls.ts";
import type { Language } from "#app/i18n/language.ts";
import type { AnswerOf } from "#app/platform/api/call.ts";

type Tokens = AnswerOf<typeof exchangeLoginCodeCall>;

interface Person {
  readonly email: string;
  readonly password: string;
}

/** Signs a person in as a browser without scripts would, by the accounts site's own forms, for an access token. */
export async function signIn(address: string, person: Person): Promise<string> {
  return (await tokensOf(address, person)).accessToken;
}

/** The same, for both tokens of the session. Messages to the person come in the language from then on. */
export async function tokensOf(address: string, person: Person, language: Language = "en"): Promise<Tokens> {
  const browser = new FormBrowser();
  const returnTo = `${address}/dashboard?lang=${language}`;
  const form = await browser.open(
    `${address}/accounts/login?lang=${language}&redirect_url=${encodeURIComponent(returnTo)}`,
  );
  const landed = await browser.submit(form, { email: person.email, password: person.password }, returnTo);
  const code = new URL(landed.url).searchParams.get("code");
  if (code === null)
    throw new Error(`no login code after signing in: ${landed.url} ${landed.html.slice(0, 400)}`);
  const answer = await fetch(`${address}/api/v1/auth/login/tokens`, {
    method: "POST",
    headers: { "content-type": "application/json", appbrand: "rimal", env: "test", platform: "web" },
    body: JSON.stringify({ code, redirectUrl: returnTo }),
  });
  const { data } = (await answer.json()) as { data?: Tokens };
  if (data === undefined) throw new Error(`the login code was refused with ${answer.status}`);
  return data;
}

interface Shown {
  readonly url: string;
  readonly html: string;
  /** What the browser would send along with a form of this page. */
  readonly cookie: string;
}

/** Follows redirects and keeps cookies; stops before it would open an address that starts with `stopAt`. */
export class FormBrowser {
  readonly #cookies = new Map<string, { readonly path: string; readonly pair: string }>();

  async open(url: string, init: RequestInit = {}, stopAt?: string): Promise<Shown> {
    let at = url;
    let options = init;
    for (let hop = 0; hop < 12; hop += 1) {
      if (stopAt !== undefined && at.startsWith(stopAt.split("?", 1)[0] ?? stopAt))
        return { url: at, html: "", cookie: "" };
      const cookie = this.#cookiesFor(new URL(at).pathname);
      const response = await fetch(at, {
        ...options,
        redirect: "manual",
        headers: { accept: "text/html, */*;q=0.8", ...options.headers, cookie },
      });
      for (const line of response.headers.getSetCookie()) {
        const [pair = ""] = line.split(";");
        const path = /;\s*path=([^;]*)/i.exec(line)?.[1] ?? "/";
        this.#cookies.set(`${pair.split("=")[0]} ${path}`, { path, pair });
      }
      const next = response.headers.get("location");
      if (next === null)
        return { url: at, html: await response.text(), cookie: this.#cookiesFor(new URL(at).pathname) };
      at = new URL(next, at).href;
      options = {};
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
