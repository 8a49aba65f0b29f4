/** Headers of a file of the office: it runs nothing, and no other site shows it. */
export const fileHeaders = {
  "X-Content-Type-Options": "nosniff",
  "Content-Disposition": "inline",
  "Content-Security-Policy": "default-src 'none'; sandbox",
  "Cross-Origin-Resource-Policy": "same-origin",
} as const;
