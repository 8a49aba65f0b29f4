/** Methods of RFC 8176 that are, or come with, a second factor: several of them, a one-time code, a key, a fingerprint. */
const factors: ReadonlySet<unknown> = new Set(["mfa", "otp", "hwk", "fpt"]);

/**
 * Whether a second factor was used, by the claims of an ID token: by the issuer's own level where one is required, else by a
 * method that it names.
 */
export function usedFactor(
  { acr, amr }: Readonly<Record<string, unknown>>,
  requiredAcr: string | undefined,
): boolean {
  if (requiredAcr !== undefined) return acr === requiredAcr;
  return Array.isArray(amr) && amr.some((method) => factors.has(method));
}
