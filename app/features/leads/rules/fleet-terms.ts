/** The months that a company may lease for, or that it buys. */
export const fleetTerms = ["24", "36", "48", "60", "purchase"] as const;
