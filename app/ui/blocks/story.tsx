import { LinkButton } from "#app/ui/button.tsx";
import { PictureWithVideo } from "#app/ui/video/picture-with-video.tsx";
import type { Block, BlockPicture, BlockProps } from "./block.ts";
import { BlockFrame } from "./block-frame.tsx";

/** A longer text beside its picture, or beside its title where it has none. */
export function Story({ block, pictures: [picture] }: BlockProps) {
  if (picture) return <IllustratedStory block={block} picture={picture} />;
  return (
    <BlockFrame block={block} beside ground="bg-sand-100">
      <div>
        <p className="max-w-[62ch] text-lead">{block.text}</p>
        <StoryAction block={block} />
      </div>
    </BlockFrame>
  );
}

function IllustratedStory({ block, picture }: { block: Block; picture: BlockPicture }) {
  return (
    <section
      id={block.id}
      aria-labelledby={`${block.id}-title`}
      className="plain-block frame section-space grid items-center gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]"
    >
      <PictureWithVideo
        wide={picture.wide}
        video={picture.video}
        width={picture.width}
        height={picture.height}
        alt={block.pictureAlts?.[0] ?? ""}
        sizes="(width < 1000px) 90vw, 55vw"
        ground="light"
        className="h-auto w-full rounded-lg"
      />
      <div>
        <h2 id={`${block.id}-title`} className="max-w-[20ch] text-heading font-light">
          {block.title}
        </h2>
        <p className="mt-5 max-w-[58ch] text-ink-soft">{block.text}</p>
        <StoryAction block={block} />
      </div>
    </section>
  );
}

function StoryAction({ block: { action } }: { block: Block }) {
  return (
    action && (
      <LinkButton variant="secondary" to={action.url} className="mt-8">
        {action.label}
      </LinkButton>
    )
  );
}
