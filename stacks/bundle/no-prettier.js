/** Replaces prettier, with which the email renderer could format HTML for readers; Foyer sends it as it is. */
export const format = undefined
