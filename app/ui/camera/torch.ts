/** What browsers know of a torch; TypeScript's list of constraints lacks it. */
interface TorchCapabilities {
  readonly torch?: boolean;
}

/** Whether the camera of a stream has a light that can be switched. */
export function hasTorch(stream: MediaStream): boolean {
  const [track] = stream.getVideoTracks();
  return (track?.getCapabilities?.() as TorchCapabilities | undefined)?.torch === true;
}

/** Switches the light; answers whether it is on now. A camera that refuses leaves it off. */
export async function switchTorch(stream: MediaStream, isOn: boolean): Promise<boolean> {
  const [track] = stream.getVideoTracks();
  try {
    await track?.applyConstraints({ advanced: [{ torch: isOn } as MediaTrackConstraintSet] });
    return isOn;
  } catch {
    return false;
  }
}
