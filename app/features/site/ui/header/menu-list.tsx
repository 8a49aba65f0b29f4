import type { Header as HeaderContent } from "#app/features/content/models/shell/header.ts";
import { LocalLink } from "#app/ui/local-link.tsx";

/** The whole menu as lists: for visitors without scripts, and where the drawers do not arrive. */
export function MenuList({ fields }: { fields: HeaderContent["menuTabFields"] }) {
  return (
    <div className="frame grid gap-x-8 gap-y-6 py-8 sm:grid-cols-2 lg:grid-cols-4">
      {fields.map(({ fieldLabel, tabs }) => (
        <section key={fieldLabel} aria-label={fieldLabel}>
          <p className="text-sm text-ink-soft">{fieldLabel}</p>
          <ul className="mt-1">
            {tabs.map(({ id, subTabLabel, subTabUrl }) => (
              <li key={id}>
                <LocalLink to={subTabUrl} className="inline-flex min-h-11 items-center hover:underline">
                  {subTabLabel}
                </LocalLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** Without scripts the menu button is a disclosure of the browser's own. */
export function MenuWithoutScripts({
  label,
  fields,
}: {
  label: string;
  fields: HeaderContent["menuTabFields"];
}) {
  return (
    <noscript>
      <details className="[&:not([open])>div]:hidden">
        <summary className="inline-flex min-h-11 cursor-pointer items-center px-2">{label}</summary>
        <div className="z-drawer absolute inset-x-0 top-full fit-drawer overflow-y-auto border-y border-line bg-pearl">
          <MenuList fields={fields} />
        </div>
      </details>
    </noscript>
  );
}
