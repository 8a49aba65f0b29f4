import { phoneInGroups } from "#app/i18n/numbers/phone.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { LocalLink } from "#app/ui/navigation/local-link.tsx";
import { Icon, iconNamed } from "#app/ui/picture/icon.tsx";
import type { SearchHit } from "../calls.ts";
import { searchWords } from "../words.ts";

/** What the visitor can do at once, before anything to read: a page that does it, or a call. */
export function Actions({ actions, title }: { actions: readonly SearchHit[]; title: string }) {
  const words = searchWords.of(useLanguage());
  return (
    <section aria-labelledby="found-action" className="mt-8">
      <h2 id="found-action" className="sr-only">
        {title}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {actions.map((action) => (
          <li
            key={action.id}
            className="group relative flex items-start gap-4 rounded border border-line-strong px-5 py-4 hover:border-accent hover:bg-sand-50"
          >
            <span className="mt-0.5 grid size-9 shrink-0 place-items-center rounded-full bg-sand-100 text-accent">
              <Icon name={iconNamed(action.icon ?? "arrow-forward")} />
            </span>
            <div className="min-w-0">
              <LocalLink
                to={action.url}
                className="block text-subheading underline-offset-4 group-hover:underline after:absolute after:inset-0"
              >
                {action.title}
                <Telephone url={action.url} />
              </LocalLink>
              <p className="mt-0.5 text-sm text-ink-soft">{action.text}</p>
              {action.leftOut && <p className="mt-1 text-sm">{words.leftOut(action.leftOut)}</p>}
              <OtherWays action={action} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The number that a call goes to: on a screen without a telephone it is what the visitor came for. */
function Telephone({ url }: { url: string }) {
  if (!url.startsWith("tel:")) return null;
  return (
    <span className="block">
      <bdi dir="ltr" className="tabular">
        {phoneInGroups(url.slice("tel:".length))}
      </bdi>
    </span>
  );
}

/** Beside a call: a chat, and the page on the same thing. They stand above the link of the card. */
function OtherWays({ action: { page, chat } }: { action: SearchHit }) {
  const words = searchWords.of(useLanguage());
  if (page === undefined && chat === undefined) return null;
  const look = "relative inline-flex min-h-11 items-center text-accent underline underline-offset-4";
  return (
    <p className="flex flex-wrap gap-x-6">
      {chat !== undefined && (
        <a href={chat} data-analytics="chat" className={look}>
          {words.chat}
        </a>
      )}
      {page !== undefined && (
        <LocalLink to={page} className={look}>
          {words.more}
        </LocalLink>
      )}
    </p>
  );
}
