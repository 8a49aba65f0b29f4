import { phoneInGroups } from "#app/i18n/numbers/phone.ts";
import { LocalLink } from "#app/ui/navigation/local-link.tsx";
import { Icon, iconNamed } from "#app/ui/picture/icon.tsx";
import type { SearchHit } from "../calls.ts";

/** What the visitor can do at once, before anything to read: a page that does it, or a call. */
export function Actions({ actions, title }: { actions: readonly SearchHit[]; title: string }) {
  return (
    <section aria-labelledby="found-action" className="mt-6">
      <h2 id="found-action" className="sr-only">
        {title}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {actions.map((action) => (
          <li key={action.id} className="flex">
            <LocalLink
              to={action.url}
              className="group flex grow items-start gap-4 rounded border border-line-strong px-5 py-4 hover:border-accent hover:bg-sand-50"
            >
              <span className="mt-0.5 grid size-9 shrink-0 place-items-center rounded-full bg-sand-100 text-accent">
                <Icon name={iconNamed(action.icon ?? "arrow-forward")} />
              </span>
              <span className="min-w-0">
                <span className="block text-subheading underline-offset-4 group-hover:underline">
                  {action.title}
                </span>
                <Telephone url={action.url} />
                <span className="mt-0.5 block text-sm text-ink-soft">{action.text}</span>
              </span>
            </LocalLink>
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
