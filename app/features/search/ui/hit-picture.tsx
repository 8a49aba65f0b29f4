import { PartPicture } from "#app/features/parts/ui/part/part-picture.tsx";
import { Icon, iconNamed } from "#app/ui/picture/icon.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import type { SearchHit } from "../calls.ts";

/** A small picture of a hit, on the same ground whether there is one or not. */
export function HitPicture({
  hit: { kind, picture, icon, part },
  large = false,
}: {
  hit: SearchHit;
  large?: boolean;
}) {
  const isCutOut = kind === "model" || kind === "trim";
  const size = large ? "w-32 sm:w-44" : "w-16";
  if (part)
    return (
      <PartPicture
        picture={picture ?? null}
        category={part.category}
        className={large ? "w-20 sm:w-24" : "w-10"}
      />
    );
  if (!picture && large) return null;
  return (
    <span className={`block aspect-[16/10] shrink-0 overflow-hidden rounded-sm bg-sand-50 ${size}`}>
      {picture ? (
        <Picture
          wide={picture}
          width={1280}
          height={720}
          alt=""
          sizes={large ? "176px" : "64px"}
          className={`size-full ${isCutOut ? "object-contain p-1" : "object-cover"}`}
        />
      ) : (
        <span className="grid size-full place-items-center text-ink-faint">
          <Icon name={iconNamed(icon ?? (kind === "location" ? "pin" : "arrow-forward"))} />
        </span>
      )}
    </span>
  );
}
