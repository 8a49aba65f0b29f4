import { useEffect, useState, useSyncExternalStore } from "react";
import { type CameraProblem, cameraProblem } from "./camera-problem.ts";

export type CameraState =
  | { readonly kind: "off" | "starting" | CameraProblem }
  | { readonly kind: "on"; readonly stream: MediaStream };

/** A code is read from a small picture; of a document every letter has to be sharp. In pixels. */
const sizes = { code: { width: 1920, height: 1080 }, document: { width: 2560, height: 1920 } } as const;

/** The back camera while it is wanted and the page can be seen. It stops at once when either ends. */
export function useCamera(isWanted: boolean, sees: keyof typeof sizes): CameraState {
  const isVisible = useSyncExternalStore(onVisibility, isPageVisible, () => false);
  const isOn = isWanted && isVisible;
  const [state, setState] = useState<CameraState>({ kind: "off" });
  useEffect(() => {
    if (!isOn) return;
    let isOver = false;
    let own: MediaStream | undefined;
    setState({ kind: "starting" });
    openCamera(sees).then(
      (stream) => {
        if (isOver) return stop(stream);
        own = stream;
        // The device was pulled out, or the permission taken back.
        for (const track of stream.getTracks()) track.onended = () => setState({ kind: "busy" });
        setState({ kind: "on", stream });
      },
      (error: unknown) => {
        if (!isOver) setState({ kind: cameraProblem(error) });
      },
    );
    return () => {
      isOver = true;
      if (own !== undefined) stop(own);
      setState({ kind: "off" });
    };
  }, [isOn, sees]);
  return state;
}

async function openCamera(sees: keyof typeof sizes): Promise<MediaStream> {
  const { width, height } = sizes[sees];
  const video = { facingMode: { ideal: "environment" }, width: { ideal: width }, height: { ideal: height } };
  return navigator.mediaDevices.getUserMedia({ audio: false, video });
}

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) {
    track.onended = null;
    track.stop();
  }
}

function onVisibility(notify: () => void): () => void {
  document.addEventListener("visibilitychange", notify);
  return () => document.removeEventListener("visibilitychange", notify);
}

function isPageVisible(): boolean {
  return document.visibilityState === "visible";
}
