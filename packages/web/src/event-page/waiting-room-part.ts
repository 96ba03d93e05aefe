import { latePart } from './late.tsx'

/** A file of its own: crowds alone need it. */
export const waitingRoom = latePart(async () => (await import('./waiting-room.tsx')).WaitingRoom)
