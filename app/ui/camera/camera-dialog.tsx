import { useEffect, useRef, useState } from "react";
import { Banner } from "../banner.tsx";
import { Button } from "../button.tsx";
import { Spinner } from "../loading/spinner.tsx";
import { Dialog } from "../overlay/dialog.tsx";
import { Icon } from "../picture/icon.tsx";

interface CameraDialogProps {
  texts: {
    readonly title: string;
    readonly hint: string;
    readonly shoot: string;
    /** The browser does not allow it. */
    readonly refused: string;
    readonly missing: string;
  };
  /** The shape that the frame over the picture has. */
  frame: "card" | "sheet";
  onPicture: (picture: Blob) => void;
  onClose: () => void;
}

type View = "opening" | "live" | "refused" | "missing";

/** The camera on the device's back, live, with a button that takes a picture. It is off as soon as the dialog closes. */
export function CameraDialog({ texts, frame, onPicture, onClose }: CameraDialogProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [view, setView] = useState<View>("opening");
  useEffect(() => {
    const closed = new AbortController();
    openCamera(closed.signal).then(
      async (stream) => {
        if (!video.current || closed.signal.aborted) return;
        video.current.srcObject = stream;
        await video.current.play();
        setView("live");
      },
      (error: unknown) => {
        if (!closed.signal.aborted) setView(isRefusal(error) ? "refused" : "missing");
      },
    );
    return () => closed.abort();
  }, []);
  const shoot = async () => {
    const picture = video.current && (await pictureOf(video.current));
    if (picture) onPicture(picture);
  };
  const isOn = view === "opening" || view === "live";
  return (
    <Dialog open onClose={onClose} title={texts.title} size="page">
      {isOn ? (
        <>
          <p className="text-ink-soft">{texts.hint}</p>
          <div className="relative mt-4 grid aspect-[4/3] max-h-[60dvh] w-full place-items-center overflow-hidden rounded-lg bg-sea-950 text-on-dark">
            <video ref={video} muted playsInline className="absolute inset-0 size-full object-contain" />
            {view === "opening" && <Spinner className="size-8" />}
            {view === "live" && <Frame shape={frame} />}
          </div>
          <div className="mt-5 flex justify-center">
            <Button data-analytics="take-photo" disabled={view !== "live"} onClick={() => void shoot()}>
              <Icon name="camera" />
              {texts.shoot}
            </Button>
          </div>
        </>
      ) : (
        <Banner tone="warning">{texts[view]}</Banner>
      )}
    </Dialog>
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

async function openCamera(closed: AbortSignal): Promise<MediaStream> {
  const video = { facingMode: "environment", width: { ideal: 2560 }, height: { ideal: 1920 } };
  const stream = await navigator.mediaDevices.getUserMedia({ video, audio: false });
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  if (closed.aborted) stop();
  closed.addEventListener("abort", stop);
  return stream;
}

function isRefusal(error: unknown): boolean {
  return error instanceof DOMException && ["NotAllowedError", "SecurityError"].includes(error.name);
}

/** What the camera sees now, as a JPEG. */
async function pictureOf(video: HTMLVideoElement): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [video.videoWidth, video.videoHeight];
  canvas.getContext("2d")?.drawImage(video, 0, 0);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.92));
}
