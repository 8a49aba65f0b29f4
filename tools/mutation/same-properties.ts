import fc from "fast-check";

// The same cases for every mutant, so that a score can be repeated; a mutant is killed by the first that fails, however large.
fc.configureGlobal({ seed: 20_261_123, endOnFailure: true });
