import { isPicturePublished } from "#app/lib/address/picture-address.ts";
import { Picture } from "#app/ui/picture/picture.tsx";

interface PartPictureProps {
  picture: string | null;
  className?: string;
}

/** A part on its ground; a drawing of a box where nobody has photographed it. Its name stands beside it. */
export function PartPicture({ picture, className = "size-20" }: PartPictureProps) {
  return (
    <span
      className={`grid shrink-0 place-items-center overflow-hidden rounded-lg bg-sand-50 text-ink-faint ${className}`}
    >
      {picture === null || !isPicturePublished(picture) ? (
        <svg
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="1"
          strokeLinejoin="round"
          aria-hidden="true"
          className="w-1/2"
        >
          <path d="M12 3.5 20 8v8l-8 4.5L4 16V8l8-4.5Zm0 9V20.5M12 12.5 4 8m8 4.5L20 8M8 5.8l8 4.6" />
        </svg>
      ) : (
        <Picture
          wide={picture}
          width={800}
          height={800}
          alt=""
          sizes="8rem"
          className="size-full object-contain"
        />
      )}
    </span>
  );
}
