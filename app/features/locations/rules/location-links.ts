interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** The way to a point: on a phone this address opens the map app, elsewhere the map in the browser. */
export function directionsAddress({ latitude, longitude }: Point): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`;
}

/** Hands over to WhatsApp with a first sentence. `phone` is international, `+97466001201`. */
export function whatsappAddress(phone: string, text: string): string {
  return `https://wa.me/${phone.replace(/\D/g, "")}?text=${encodeURIComponent(text)}`;
}
