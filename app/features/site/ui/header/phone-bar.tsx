import { useLanguage } from "#app/i18n/use-language.ts";
import type { Header as HeaderContent } from "#app/platform/content/header.ts";
import { usePresence } from "#app/ui/overlay/use-presence.ts";
import { Icon } from "#app/ui/picture/icon.tsx";
import type { ProfileMenu } from "../../content/profile-menu.ts";
import { opensModels } from "../../rules/header/menu-fields.ts";
import { drawerMs } from "../../rules/shell-timing.ts";
import { siteWords } from "../../words.ts";
import { Drawer } from "./drawer.tsx";
import { MenuList } from "./menu-list.tsx";
import { useServerOpener } from "./server-drawer.tsx";
import type { DrawerParts } from "./use-drawer-parts.ts";
import type { OpenDrawerControls } from "./use-open-drawer.ts";
import { modelsDrawer, type PhoneModels } from "./use-phone-models.ts";

interface PhoneBarProps {
  content: HeaderContent;
  quickLinks: ProfileMenu["loginMenu"];
  drawers: OpenDrawerControls;
  shown: { value: string | null; isLeaving: boolean };
  /** The drawer in whose place a written one was open. */
  goneOn: string | undefined;
  models: PhoneModels;
  parts: DrawerParts | null | undefined;
  onChoose: () => void;
}

const entry =
  "inline-flex min-h-11 items-center gap-2 rounded px-1.5 sm:px-2 whitespace-nowrap aria-expanded:underline underline-offset-8 decoration-1";

/** The menu of phones and tablets: a button for the menu, one for the models. */
export function PhoneBar(props: PhoneBarProps) {
  const words = siteWords.of(useLanguage());
  const modelsField = props.content.menuTabFields.find(opensModels);
  return (
    <nav aria-label={words.mainMenu} className="-ms-1.5 flex sm:-ms-2 lg:hidden">
      <MenuEntry {...props} />
      {modelsField && <ModelsEntry {...props} field={modelsField} />}
    </nav>
  );
}

/** The button of the menu and its drawer. */
function MenuEntry({ content, quickLinks, drawers, shown, goneOn, models, parts, onChoose }: PhoneBarProps) {
  const opener = useServerOpener();
  const isOpen = drawers.id === "menu";
  const press = () => {
    if (models.isOpen) models.close();
    drawers.press("menu");
  };
  return (
    <>
      <button {...opener("menu", isOpen, press)} className={entry}>
        <Icon name={isOpen ? "close" : "menu"} className="size-5 max-[359px]:hidden" />
        {content.menuLabel}
      </button>
      {shown.value === "menu" && (
        <Drawer
          id="menu"
          label={content.menuLabel}
          screens="phone"
          isClosing={shown.isLeaving}
          isSwitched={goneOn === "menu"}
          isReady={parts !== undefined}
        >
          {parts ? (
            <parts.panels.PhoneMenu
              content={content}
              contents={parts.contents}
              quickLinks={quickLinks}
              onModels={models.open}
              onChoose={onChoose}
            />
          ) : (
            <MenuList fields={content.menuTabFields} />
          )}
        </Drawer>
      )}
    </>
  );
}

interface ModelsEntryProps extends Pick<PhoneBarProps, "goneOn" | "models" | "parts" | "onChoose"> {
  field: HeaderContent["menuTabFields"][number];
}

/** The button of the models and their drawer. */
function ModelsEntry({ field, goneOn, models, parts, onChoose }: ModelsEntryProps) {
  const opener = useServerOpener();
  const shown = usePresence(models.isOpen ? modelsDrawer : null, drawerMs);
  return (
    <>
      <button
        {...opener(modelsDrawer, models.isOpen, models.isOpen ? models.close : models.open)}
        className={entry}
      >
        {field.fieldLabel}
      </button>
      {shown.value && (
        <Drawer
          id={modelsDrawer}
          label={field.fieldLabel}
          screens="phone"
          isClosing={shown.isLeaving}
          isSwitched={goneOn === modelsDrawer}
          isReady={parts !== undefined}
        >
          {parts?.contents ? (
            <parts.panels.PhoneModels
              title={field.fieldLabel}
              contents={parts.contents}
              onBack={models.close}
              onChoose={onChoose}
            />
          ) : (
            <MenuList fields={[field]} />
          )}
        </Drawer>
      )}
    </>
  );
}
