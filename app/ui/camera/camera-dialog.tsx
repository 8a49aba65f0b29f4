import { useEffect, useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Banner } from "../banner.tsx";
import { Button } from "../button.tsx";
import { Spinner } from "../loading/spinner.tsx";
import { Dialog } from "../overlay/dialog.tsx";
import { Icon } from "../picture/icon.tsx";
import type { CameraProblem } from "./camera-problem.ts";
import { type CameraState, useCamera } from "./use-camera.ts";
import { cameraWords } from "./words.ts";

interface CameraDialogProps {
  texts: {
    readonly title: string;
    readonly hint: string;
    readonly shoot: string;
  } & Readonly<Record<CameraProblem, string>>;
  /** The shape that the frame over the picture has. */
  frame: "card" | "sheet";
  onPicture: (picture: Blob) => void;
  onClose: () => void;
}

/** The camera on the device's back, live, with a button that takes a picture. It is off as soon as the dialog closes. */
export function CameraDialog({ texts, frame, onPicture, onClose }: CameraDialogProps) {
  const camera = useCamera(true, "document");
  const [isFailed, setIsFailed] = useState(false);
  /** Once it plays. */
  const [video, setVideo] = useState<HTMLVideoElement>();
  const problem = isFailed ? "busy" : problemOf(camera);
  const shoot = async () => {
    const picture = video && (await pictureOf(video));
    if (picture) onPicture(picture);
  };
  return (
    <Dialog open onClose={onClose} title={texts.title} size="page">
      {problem ? (
        <Banner tone="warning">{texts[problem]}</Banner>
      ) : (
        <>
          <p className="text-ink-soft">{texts.hint}</p>
          <div className="relative mt-4 grid aspect-[4/3] max-h-[60dvh] w-full place-items-center overflow-hidden rounded-lg bg-sea-950 text-on-dark">
            {camera.kind === "on" && (
              <LiveVideo stream={camera.stream} onVideo={setVideo} onFailed={() => setIsFailed(true)} />
            )}
            {video ? <Frame shape={frame} /> : <Spinner className="size-8" />}
          </div>
          <div className="mt-5 flex justify-center">
            <Button data-analytics="take-photo" disabled={!video} onClick={() => void shoot()}>
              <Icon name="camera" />
              {texts.shoot}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}

function problemOf({ kind }: CameraState): CameraProblem | undefined {
  return kind === "refused" || kind === "none" || kind === "busy" ? kind : undefined;
}

interface LiveVideoProps {
  stream: MediaStream;
  onVideo: (video: HTMLVideoElement | undefined) => void;
  /** The browser does not play it. */
  onFailed: () => void;
}

function LiveVideo({ stream, onVideo, onFailed }: LiveVideoProps) {
  const { video: label } = cameraWords.of(useLanguage());
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another function is no reason to begin again
  useEffect(() => {
    if (video === null) return;
    let isOver = false;
    video.srcObject = stream;
    video.play().then(
      () => !isOver && onVideo(video),
      () => !isOver && onFailed(),
    );
    return () => {
      isOver = true;
      video.srcObject = null;
      onVideo(undefined);
    };
  }, [video, stream]);
  return (
    <video
      ref={setVideo}
      aria-label={label}
      muted
      playsInline
      className="absolute inset-0 size-full object-contain"
    />
  );
}

/** Where the document should lie. The whole picture is taken, so that nothing at its edges is lost. */
function Frame({ shape }: { shape: CameraDialogProps["frame"] }) {
  return (
    <span
      aria-hidden="true"
      className={`relative rounded-lg border-2 border-on-dark ${shape === "card" ? "aspect-[1.586] w-4/5" : "aspect-[0.72] h-11/12"}`}
    />
  );
}

/** What the camera sees now, as a JPEG. */
async function pictureOf(video: HTMLVideoElement): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [video.videoWidth, video.videoHeight];
  canvas.getContext("2d")?.drawImage(video, 0, 0);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.92));
}
