import { useLanguage } from "#app/i18n/use-language.ts";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import { Icon } from "#app/ui/picture/icon.tsx";
import { locationsOfType } from "../rules/location-choice.ts";
import type { ListedLocation, TypeLabel } from "./listed-location.ts";

interface AllLocationsProps {
  open: boolean;
  onClose: () => void;
  title: string;
  types: readonly TypeLabel[];
  locations: readonly ListedLocation[];
  chosenId: string;
  onChoose: (id: string) => void;
}

/** Every location at once, over the whole screen: the header is not there. */
export function AllLocations({
  open,
  onClose,
  title,
  types,
  locations,
  chosenId,
  onChoose,
}: AllLocationsProps) {
  const language = useLanguage();
  return (
    <Dialog open={open} onClose={onClose} title={title} size="screen">
      <div className="grid items-start gap-x-8 gap-y-10 pt-4 pb-10 md:grid-cols-2 lg:grid-cols-3">
        {types.map(({ id: type, label }) => (
          <section key={type} aria-label={label}>
            <h3 className="text-subheading text-ink-soft">{label}</h3>
            <ul className="mt-3">
              {locationsOfType(locations, type).map(({ id, title, address, _lang }) => (
                <li
                  key={id}
                  lang={_lang === language ? undefined : _lang}
                  className="border-t border-line first:border-0"
                >
                  <button
                    type="button"
                    data-analytics="location"
                    value={id}
                    aria-current={id === chosenId || undefined}
                    onClick={() => onChoose(id)}
                    className="-mx-3 flex w-[calc(100%+1.5rem)] items-center gap-4 rounded px-3 py-3.5 text-start hover:bg-sand-50"
                  >
                    <span className="min-w-0 grow">
                      <span className="block font-medium">{title}</span>
                      <span className="block text-sm text-ink-soft">{address}</span>
                    </span>
                    <Icon
                      name={id === chosenId ? "check" : "chevron-forward"}
                      className="size-5 shrink-0 text-accent"
                    />
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
