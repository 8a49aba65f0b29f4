import type { Header as HeaderContent } from "#app/platform/content/header.ts";
import { LocalLink } from "#app/ui/navigation/local-link.tsx";
import { opensModels } from "../../rules/header/menu-fields.ts";
import { ServerDrawer } from "./server-drawer.tsx";
import { modelsDrawer } from "./use-phone-models.ts";

/** Fields of the menu as lists: before the page's scripts answer, and until what the drawers show has arrived. */
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

/** The drawers of the menu as the server writes them: one for each button of the bar. */
export function ServerMenus({ content }: { content: HeaderContent }) {
  const fields = content.menuTabFields;
  const models = fields.find(opensModels);
  return (
    <>
      <ServerDrawer id="menu" label={content.menuLabel}>
        <MenuList fields={fields} />
      </ServerDrawer>
      {models && (
        <ServerDrawer id={modelsDrawer} label={models.fieldLabel}>
          <MenuList fields={[models]} />
        </ServerDrawer>
      )}
      {fields.map((field, index) => (
        <ServerDrawer key={field.fieldLabel} id={`tab-${index}`} label={field.fieldLabel}>
          <MenuList fields={[field]} />
        </ServerDrawer>
      ))}
    </>
  );
}
