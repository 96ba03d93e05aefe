/** Whether this runs in the page function, which draws a page that its script draws once more. */
export const isDrawnByServer = typeof document === 'undefined'
