/** How many seconds before a sale starts its waiting room opens. Apart from the schemas, for pages without zod. */
export const waitingRoomOpensBefore = 900
