import { useLanguage } from "#app/i18n/use-language.ts";
import type { Header } from "#app/platform/content/header.ts";
import { LocalLink } from "#app/ui/navigation/local-link.tsx";
import { drawerWords } from "./words.ts";

interface MenuTabProps {
  tab: Header["menuTabFields"][number]["tabs"][number];
  size: keyof typeof sizes;
  onChoose: () => void;
  /** A pointer or the focus has come to it. */
  onLook?: () => void;
}

const sizes = {
  large: {
    tab: "inline-flex min-h-14 items-center text-heading font-light text-ink decoration-1 underline-offset-8 hover:underline",
    stock: "-mt-1 mb-2 flex min-h-11 items-center text-ink-soft underline-offset-4 hover:underline",
  },
  small: {
    tab: "flex min-h-12 items-center",
    stock: "flex min-h-12 items-center ps-4 text-ink-soft",
  },
} as const;

/** A line of the menu, and below it the way to pre-owned cars where it has one. */
export function MenuTab({ tab, size, onChoose, onLook }: MenuTabProps) {
  const words = drawerWords.of(useLanguage());
  const look = sizes[size];
  return (
    <li>
      <LocalLink
        to={tab.subTabUrl}
        onClick={onChoose}
        onPointerEnter={onLook}
        onFocus={onLook}
        className={look.tab}
      >
        {tab.subTabLabel}
      </LocalLink>
      {tab.preOwnedModelsLink && (
        <LocalLink to={tab.preOwnedModelsLink} onClick={onChoose} className={look.stock}>
          {words.preOwnedStock}
        </LocalLink>
      )}
    </li>
  );
}
