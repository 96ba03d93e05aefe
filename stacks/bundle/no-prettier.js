/** In place of prettier, with which the email renderer could lay out HTML for readers; Foyer sends it as it is. */
export const format = undefined
