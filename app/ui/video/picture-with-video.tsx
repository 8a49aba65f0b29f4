import { type ComponentType, useEffect, useRef, useState } from "react";
import { videoAddresses } from "#app/lib/address/video-address.ts";
import { useNear } from "../in-view/use-near.ts";
import { Picture, type PictureProps } from "../picture/picture.tsx";
import type { VideoPlayerProps } from "./video-player.tsx";

interface PictureWithVideoProps extends PictureProps {
  /** The alternative text of the picture says what the video shows. */
  video?: string | undefined;
}

/**
 * A picture, and over it its video once it is near the screen: player and video are fetched only then.
 * Without scripts the browser's own controls play it.
 */
export function PictureWithVideo({ video, ...picture }: PictureWithVideoProps) {
  if (video === undefined || !videoAddresses.isPublished(video)) return <Picture {...picture} />;
  return <WithVideo {...picture} video={video} />;
}

function WithVideo({ video, className = "", ...picture }: PictureProps & { video: string }) {
  const frame = useRef<HTMLDivElement>(null);
  const near = useNear(frame);
  const Player = usePlayer(near);
  const { wide, width, height, alt } = picture;
  return (
    <div ref={frame} className={`relative isolate overflow-clip ${className}`} data-analytics-place="video">
      <Picture {...picture} className="size-full object-cover noscript:hidden" />
      {Player && <Player source={video} />}
      <noscript>
        <video
          controls
          muted
          loop
          playsInline
          preload="none"
          poster={wide}
          width={width}
          height={height}
          src={video}
          aria-label={alt}
          className="size-full object-cover"
        />
      </noscript>
    </div>
  );
}

/** The player, loaded when it is needed; if loading fails, the picture stays. */
function usePlayer(wanted: boolean): ComponentType<VideoPlayerProps> | null {
  const [Player, setPlayer] = useState<ComponentType<VideoPlayerProps> | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let gone = false;
    import("./video-player.tsx")
      .then(({ VideoPlayer }) => gone || setPlayer(() => VideoPlayer))
      .catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [wanted]);
  return Player;
}
