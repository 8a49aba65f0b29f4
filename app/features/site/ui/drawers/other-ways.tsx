import { useLanguage } from "#app/i18n/use-language.ts";
import { href } from "#app/lib/address/href.ts";
import { LocalLink } from "#app/ui/navigation/local-link.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import type { DrawerContents } from "../../rules/header/drawer-contents.ts";
import { drawerWords } from "./words.ts";

interface OtherWaysProps {
  contents: DrawerContents;
  onChoose: () => void;
  /** Links take the place of the drawer's entry in the history. */
  replace?: boolean;
  /** Whether there is room to show what stands in the yard. */
  illustrated?: boolean;
}

const line = "grid min-h-12 content-center gap-2 py-2 underline-offset-4 hover:underline";

/** The other ways to a car: to narrow and compare the models, to drive one, and to buy a used one. */
export function OtherWays({ contents, onChoose, replace = false, illustrated = false }: OtherWaysProps) {
  const { labels, preOwned, testDriveUrl } = contents;
  return (
    <div className="mt-6 border-t border-line pt-4">
      <LocalLink to={href("/vehicle")} replace={replace} onClick={onChoose} className={line}>
        {drawerWords.of(useLanguage()).narrowModels}
      </LocalLink>
      {testDriveUrl && (
        <LocalLink to={testDriveUrl} replace={replace} onClick={onChoose} className={line}>
          {labels.testDrive}
        </LocalLink>
      )}
      {preOwned.url && (
        <LocalLink to={preOwned.url} replace={replace} onClick={onChoose} className={line}>
          {illustrated && preOwned.picture && (
            <Picture
              wide={preOwned.picture}
              width={1600}
              height={900}
              alt=""
              sizes="15rem"
              ground="light"
              className="aspect-video w-full rounded-lg object-cover"
            />
          )}
          {labels.preOwned}
        </LocalLink>
      )}
    </div>
  );
}
