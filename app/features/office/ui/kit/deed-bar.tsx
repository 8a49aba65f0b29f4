import type { ReactNode } from "react";
import { Menu, MenuItem, MenuTrigger, Popover } from "react-aria-components";
import { Icon } from "#app/ui/picture/icon.tsx";
import { Button } from "./button.tsx";

/** A deed of a screen: pressed, or done by its key. */
export interface BarDeed {
  readonly id: string;
  readonly label: string;
  /** The letter that does it. `key` would be the name of an item in the menu. */
  readonly letter: string;
  readonly press: () => void;
  /** What usually comes next: it stands last, where the eye ends. */
  readonly isUsual?: boolean;
  readonly isBusy?: boolean;
  /** It cannot be done yet, as the screen says. */
  readonly isBlocked?: boolean;
}

interface DeedBarProps {
  deeds: readonly BarDeed[];
  /** What leads to the deeds that are not usual, on a phone. */
  more: string;
  /** What stands before them. */
  first?: ReactNode;
}

/** The deeds of a screen: side by side in a desk's head; under a thumb the usual one at the foot, the others one press away. */
export function DeedBar({ deeds, more, first }: DeedBarProps) {
  const sorted = deeds.toSorted((one, other) => Number(one.isUsual ?? 0) - Number(other.isUsual ?? 0));
  const [usual, others] = [sorted.filter(({ isUsual }) => isUsual), sorted.filter(({ isUsual }) => !isUsual)];
  if (deeds.length === 0 && first == null) return null;
  return (
    <>
      <div className="hidden flex-wrap items-center gap-2 lg:flex">
        {first}
        {sorted.map((deed) => (
          <DeedButton key={deed.id} deed={deed} />
        ))}
      </div>
      <div className="fixed inset-x-0 bottom-(--menu-height) z-20 flex gap-2 border-t border-line bg-surface px-4 py-2 lg:hidden print:hidden">
        {first}
        {others.length > 0 && (
          <MenuTrigger>
            <Button className={usual.length === 0 ? "flex-1" : ""}>
              {more}
              <Icon name="chevron-down" className="size-4 rotate-180" />
            </Button>
            <Popover
              placement="top start"
              className="z-modal min-w-56 rounded-lg border border-line bg-surface p-1 shadow-floating"
            >
              <Menu
                items={others}
                className="outline-none"
                onAction={(id) => others.find((one) => one.id === id)?.press()}
              >
                {({ label }) => (
                  <MenuItem className="press flex cursor-pointer items-center rounded px-3 outline-none data-focused:bg-sand-100">
                    {label}
                  </MenuItem>
                )}
              </Menu>
            </Popover>
          </MenuTrigger>
        )}
        {usual.map((deed) => (
          <DeedButton key={deed.id} deed={deed} isWide />
        ))}
      </div>
    </>
  );
}

function DeedButton({ deed, isWide = false }: { deed: BarDeed; isWide?: boolean }) {
  const { label, letter, press, isUsual, isBusy = false, isBlocked = false } = deed;
  return (
    <Button
      look={isUsual ? "primary" : "plain"}
      onPress={press}
      busy={isBusy}
      isDisabled={isBlocked}
      className={isWide ? "flex-1" : ""}
      {...(!isWide && { shortcut: letter.toUpperCase() })}
    >
      {label}
    </Button>
  );
}
