import { decodeTime } from 'ulid'
import { scanOutboxes } from '../table/scan-outboxes.ts'
import { sendMessages } from './send-messages.ts'

/** How many parts of the table are read at once. */
const segments = 4

interface Announced {
  sent: number
  /** Messages that their queue did not take. */
  failed: number
  /** Read units that it took; one reads 8 KB. */
  read_units: number
}

/**
 * Sends the messages again that items of the table still carry and that were made between two moments (milliseconds
 * since 1970): for what the stream has forgotten. Reads the whole table. Consumers do nothing twice, so messages that
 * were already sent do no harm. What an item carried before it was written again is lost.
 */
export async function announceAgain(from: number, to: number): Promise<Announced> {
  const announced = { sent: 0, failed: 0, read_units: 0 }
  const announcePart = async (segment: number) => {
    for await (const { messages, read_units } of scanOutboxes(segment, segments)) {
      const due = messages.filter(({ id }) => decodeTime(id) >= from && decodeTime(id) <= to)
      const failed = await sendMessages(due)
      announced.sent += due.length - failed.size
      announced.failed += failed.size
      announced.read_units += read_units
    }
  }
  await Promise.all(Array.from({ length: segments }, (_, segment) => announcePart(segment)))
  return announced
}
