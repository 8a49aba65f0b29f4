import { lazy, Suspense, useRef, useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/picture/icon.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { uploadWords } from "./upload-words.ts";
import type { Upload } from "./use-upload.ts";

const CameraDialog = lazy(async () => ({
  default: (await import("#app/ui/camera/camera-dialog.tsx")).CameraDialog,
}));

/** A live view with a frame, where the browser has one. Permission is requested when it opens, never before. */
export function CameraButton({ upload: { state, choose } }: { upload: Upload }) {
  const words = uploadWords.of(useLanguage());
  const isHydrated = useHydrated();
  const [isOpen, setIsOpen] = useState(false);
  const photos = useRef(0);
  if (!isHydrated || !("mediaDevices" in navigator) || state.files.length >= state.mostFiles) return null;
  const take = (picture: Blob) => {
    photos.current += 1;
    choose([new File([picture], `photo-${photos.current}.jpg`, { type: picture.type })]);
    setIsOpen(false);
  };
  return (
    <>
      <Button
        variant="secondary"
        data-analytics="open-camera"
        className="max-sm:w-full"
        onClick={() => setIsOpen(true)}
      >
        <Icon name="camera" />
        {words.takePhoto}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <CameraDialog
            texts={{
              title: words.camera,
              hint: words.cameraHint,
              shoot: words.shoot,
              refused: words.cameraRefused,
              none: words.cameraMissing,
              busy: words.cameraBusy,
            }}
            frame={state.isCard ? "card" : "sheet"}
            onPicture={take}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
