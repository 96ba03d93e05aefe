import type { RosterHeader } from '@foyer/contracts/check-in/check-in'
import { getDoorRoster } from '@foyer/contracts/check-in/check-in-endpoints'
import { openFile } from '../../../lib/api/call.ts'
import { RosterCopy } from '../device/roster-copy.ts'

/** The server cannot go on where the connection broke: it knows the last attendee no longer, or divides the list in another way. */
class CannotGoOn extends Error {}

const newline = 10

/**
 * All attendees of a list on their way to this device. Where the connection breaks, `rest` goes on after the last one that came. What changed before
 * the break comes with the changes since the first answer's position.
 */
export class RosterDownload {
  /** How many seconds ago the first of them were read, if the edge answered. */
  age = 0
  #askedMs = Date.now()
  copy = new RosterCopy()
  /** What came, in whole lines. */
  pieces: Uint8Array[] = []
  #part = 0
  /** The last attendee of the part before. */
  #before: string | null = null
  readonly #listShortId: string

  constructor(listShortId: string) {
    this.#listShortId = listShortId
  }

  /** The moment as of which the first of them were read. */
  get asked_at(): string {
    return new Date(this.#askedMs - this.age * 1000).toISOString()
  }

  /** Takes what is missing, if need be from the start, once. Throws where the connection breaks. */
  async rest(signal: AbortSignal, mayBeginAgain = true): Promise<void> {
    try {
      for (; this.#part === 0 || this.#part < (this.copy.header?.parts ?? 0); this.#part += 1) {
        await this.#takePart(signal)
        this.#before = this.copy.last
      }
    } catch (error) {
      if (!(error instanceof CannotGoOn)) throw error
      this.#forget()
      if (!mayBeginAgain) throw error
      await this.rest(signal, false)
    }
  }

  async #takePart(signal: AbortSignal): Promise<void> {
    const { last, header: known } = this.copy
    const after = last === this.#before ? null : last
    const params = { check_in_list_short_id: this.#listShortId }
    const query = { part: this.#part, ...(after === null ? {} : { after }) }
    const { body, headers } = await openFile(getDoorRoster, { params, query, signal, cache: 'no-store' })
    if (!known) this.age = Number(headers.get('age'))
    const check = ({ parts, is_rest }: RosterHeader) => {
      if ((known && parts !== known.parts) || (after !== null && !is_rest)) throw new CannotGoOn()
    }
    try {
      await this.copy.take(this.#kept(body), check)
    } finally {
      this.#endAtLine()
    }
  }

  async *#kept(body: ReadableStream<Uint8Array> | null): AsyncGenerator<Uint8Array> {
    const reader = body?.getReader()
    try {
      for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
        this.pieces.push(read.value)
        yield read.value
      }
    } finally {
      await reader?.cancel().catch(() => {})
    }
  }

  /** The next answer begins with a line of its own. */
  #endAtLine(): void {
    for (let piece = this.pieces.pop(); piece; piece = this.pieces.pop()) {
      const end = piece.lastIndexOf(newline) + 1
      if (end === 0) continue
      this.pieces.push(piece.subarray(0, end))
      return
    }
  }

  #forget(): void {
    this.#askedMs = Date.now()
    this.copy = new RosterCopy()
    this.pieces = []
    this.#part = 0
    this.#before = null
  }
}
