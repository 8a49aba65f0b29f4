const frame = () => new Promise(requestAnimationFrame);

/**
 * Until React has shown what was just done, and run its effects: before a test says that something did not happen. Two
 * frames, as the first may be under way already.
 */
export async function settled(): Promise<void> {
  await frame();
  await frame();
}
