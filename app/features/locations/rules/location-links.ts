/** Hands over to WhatsApp with a first sentence. `phone` is international, `+97466001201`. */
export function whatsappAddress(phone: string, text: string): string {
  return `https://wa.me/${phone.replace(/\D/g, "")}?text=${encodeURIComponent(text)}`;
}
