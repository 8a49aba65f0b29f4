import { Picture } from "#app/ui/picture/picture.tsx";

interface WidePictureProps {
  picture: { wide: string; width: number; height: number };
  alt: string;
}

/** The first picture of an article: across a phone's screen, in the frame of a wide one. */
export function WidePicture({ picture: { wide, width, height }, alt }: WidePictureProps) {
  return (
    <div className="lg:frame mt-10 lg:mt-16">
      <Picture
        wide={wide}
        width={width}
        height={height}
        alt={alt}
        sizes="(width < 1000px) 100vw, 84vw"
        first
        ground="light"
        className="aspect-video w-full object-cover lg:rounded-lg"
      />
    </div>
  );
}
