import { useEffect, useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Banner } from "../banner.tsx";
import { Button } from "../button.tsx";
import { Spinner } from "../loading/spinner.tsx";
import { Dialog } from "../overlay/dialog.tsx";
import { StillPicture } from "./still-picture.tsx";
import { hasTorch, switchTorch } from "./torch.ts";
import { type CameraState, useCamera } from "./use-camera.ts";
import { useScan } from "./use-scan.ts";
import { cameraWords } from "./words.ts";

interface CodeScannerProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Where such a code is found. */
  hint: string;
  /** What a code says, where it is of the kind that is looked for; a stable function. */
  find: (text: string) => string | undefined;
  onFound: (found: string) => void;
}

/**
 * A dialog that looks for a barcode with the camera, or in a picture of the device. Its page needs `camera` in its handle. The
 * camera stops as soon as the dialog closes or something is found.
 */
export function CodeScanner({ open, onClose, title, hint, find, onFound }: CodeScannerProps) {
  const words = cameraWords.of(useLanguage());
  const camera = useCamera(open, "code");
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const scan = useScan({ video, isOn: camera.kind === "on", find, onFound });
  const isSeeing = camera.kind === "on" && scan !== "failed";
  const problem = scan === "failed" ? "failed" : problemOf(camera);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      size="form"
      actions={
        <Button variant="quiet" data-analytics="type-instead" onClick={onClose}>
          {words.typeInstead}
        </Button>
      }
    >
      <p className="text-ink-soft">{hint}</p>
      {problem ? (
        <Banner tone="warning" className="mt-4">
          {words[problem]}
        </Banner>
      ) : (
        <Viewfinder camera={camera} onVideo={setVideo} />
      )}
      {isSeeing && (
        <p role="status" className="mt-3 text-sm text-ink-soft">
          {scan === "slow" ? words.slow : words.looking}
        </p>
      )}
      <div className="mt-4 grid gap-3">
        {camera.kind === "on" && hasTorch(camera.stream) && <Torch stream={camera.stream} />}
        <StillPicture find={find} onFound={onFound} />
        <p className="text-sm text-ink-soft">{words.privacy}</p>
      </div>
    </Dialog>
  );
}

function problemOf({ kind }: CameraState) {
  return kind === "refused" || kind === "none" || kind === "busy" ? kind : undefined;
}

interface ViewfinderProps {
  camera: CameraState;
  onVideo: (video: HTMLVideoElement | null) => void;
}

/** The picture of the camera with the place for the code; the same size before it comes. */
function Viewfinder({ camera, onVideo }: ViewfinderProps) {
  const words = cameraWords.of(useLanguage());
  return (
    <div className="relative mt-4 aspect-[4/3] overflow-hidden rounded-lg bg-sea-900 text-on-dark">
      {camera.kind === "on" ? (
        <>
          <LiveVideo stream={camera.stream} label={words.video} onVideo={onVideo} />
          <div
            aria-hidden="true"
            className="absolute inset-x-[8%] inset-y-[32%] rounded-lg border-2 border-pearl shadow-[0_0_0_100vmax_rgb(0_0_0/0.35)]"
          />
        </>
      ) : (
        <p role="status" className="absolute inset-0 grid place-content-center justify-items-center gap-3">
          <Spinner />
          {words.starting}
        </p>
      )}
    </div>
  );
}

interface LiveVideoProps {
  stream: MediaStream;
  label: string;
  onVideo: (video: HTMLVideoElement | null) => void;
}

function LiveVideo({ stream, label, onVideo }: LiveVideoProps) {
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  useEffect(() => {
    if (video === null) return;
    video.srcObject = stream;
    // A browser that does not play by itself shows the first picture, which is read as well.
    void video.play().catch(() => undefined);
    onVideo(video);
    return () => {
      video.srcObject = null;
      onVideo(null);
    };
  }, [video, stream, onVideo]);
  return (
    <video
      ref={setVideo}
      aria-label={label}
      muted
      playsInline
      className="absolute inset-0 size-full object-cover"
    />
  );
}

function Torch({ stream }: { stream: MediaStream }) {
  const words = cameraWords.of(useLanguage());
  const [isOn, setOn] = useState(false);
  return (
    <Button
      variant="secondary"
      data-analytics="scan-torch"
      aria-pressed={isOn}
      onClick={() => void switchTorch(stream, !isOn).then(setOn)}
    >
      {isOn ? words.torchOff : words.torchOn}
    </Button>
  );
}
