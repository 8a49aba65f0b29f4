/** Half a city block is exact enough to say which of two places is nearer. */
const precision: PositionOptions = { enableHighAccuracy: false, timeout: 10_000, maximumAge: 10 * 60_000 };

/** Where the browser is; null where the visitor or the browser refuses. */
export function locateVisitor(): Promise<{ latitude: number; longitude: number } | null> {
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      () => resolve(null),
      precision,
    );
  });
}
