import { Picture } from "#app/ui/picture/picture.tsx";
import type { BlockItem, BlockPicture, BlockProps } from "./block.ts";
import { BlockFrame } from "./block-frame.tsx";
import { columnsFor } from "./columns.ts";

/** Things of equal weight beside each other, each under a hairline; with pictures where all of them have one. */
export function Cards({ block, pictures }: BlockProps) {
  const items = block.items ?? [];
  const illustrated = pictures.length === items.length;
  return (
    <BlockFrame block={block}>
      <ul className={`grid gap-x-8 gap-y-10 lg:gap-y-14 ${columnsFor(items.length)}`}>
        {items.map((item, index) => (
          <Card
            key={item.title}
            item={item}
            picture={illustrated ? pictures[index] : undefined}
            alt={block.pictureAlts?.[index] ?? ""}
          />
        ))}
      </ul>
    </BlockFrame>
  );
}

function Card({ item, picture, alt }: { item: BlockItem; picture: BlockPicture | undefined; alt: string }) {
  return (
    <li className="break-inside-avoid border-t border-line-strong pt-5">
      {picture && (
        <Picture
          wide={picture.wide}
          width={picture.width}
          height={picture.height}
          alt={alt}
          sizes="(width < 748px) 90vw, (width < 1260px) 45vw, 30vw"
          ground="light"
          className="mb-5 aspect-[3/2] w-full rounded-lg object-cover"
        />
      )}
      {item.value && <p className="mb-2 text-heading font-light tabular">{item.value}</p>}
      <h3 className="text-subheading">{item.title}</h3>
      {item.text && <p className="mt-2 max-w-[46ch] text-ink-soft">{item.text}</p>}
    </li>
  );
}
