/** Why someone deletes their account, where they say it: chosen from a list, since free text could name them. */
export const deletionReasons = ["not-using", "privacy", "other-account", "no-car", "other"] as const;
