import type { DoorAttendee, RosterHeader } from '@foyer/contracts/check-in/check-in'
import type { RosterEntry } from './door-database.ts'

/** An attendee as this device knows them. With `passed_on_at`, the scanned ticket is a former one of theirs. */
export type KnownAttendee = DoorAttendee & Pick<RosterEntry, 'passed_on_at'>

interface Row {
  attendee: DoorAttendee
  searched: string
}
interface Block {
  text: string
  rows: Row[]
}

const rowsInBlock = 256

/** A list's attendees as the server sent all of them, in memory: found by code or reference, and searched, in a moment however many they are. */
export class RosterCopy {
  readonly #byHash = new Map<string, KnownAttendee>()
  readonly #byReference = new Map<string, KnownAttendee>()
  /** By last name, as the server sends them, some hundreds at a time with the texts of all of them: most have no row with a rare word. */
  readonly #blocks: Block[] = []
  #open: Row[] = []

  #header: RosterHeader | null = null
  #last: string | null = null

  /** The first line of the file, once it was taken. */
  get header(): RosterHeader | null {
    return this.#header
  }

  /** The `code_hash` of the attendee that was taken last. */
  get last(): string | null {
    return this.#last
  }

  /** Takes a file as it comes, with pauses: the page stays awake. `check` sees its header before what follows is taken. */
  async take(
    pieces: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
    check?: (header: RosterHeader) => void,
  ): Promise<void> {
    const pause = pauses()
    for await (const lines of linesOf(pieces))
      for (const line of lines) {
        this.#add(JSON.parse(line), check)
        if (pause.isDue()) await pause.take()
      }
    this.#closeBlock()
  }

  #add(read: DoorAttendee | RosterHeader, check?: (header: RosterHeader) => void): void {
    if ('position' in read) {
      check?.(read)
      this.#header ??= read
      return
    }
    this.#last = read.code_hash
    for (const known of withFormer(read)) {
      this.#byHash.set(known.code_hash, known)
      this.#byReference.set(known.reference, known)
    }
    // A code that was imported again admits the later ticket: the one before was canceled.
    for (const code of read.codes ?? [])
      if (this.#byHash.get(code)?.status !== 'ACTIVE') this.#byHash.set(code, read)
    this.#open.push({ attendee: read, searched: searchedText(read) })
    if (this.#open.length === rowsInBlock) this.#closeBlock()
  }

  /** Joined at once: what is added piece by piece is put together by the first search, for which somebody waits. */
  #closeBlock(): void {
    const rows = this.#open
    if (rows.length === 0) return
    this.#blocks.push({ text: rows.map(({ searched }) => searched).join('\n'), rows })
    this.#open = []
  }

  find(by: { code_hash: string } | { reference: string }): KnownAttendee | undefined {
    return 'code_hash' in by ? this.#byHash.get(by.code_hash) : this.#byReference.get(by.reference)
  }

  /** The first attendees with all these words, by last name, of those that are shown. */
  async search(
    words: readonly string[],
    limit: number,
    isShown: (attendee: DoorAttendee) => boolean,
  ): Promise<DoorAttendee[]> {
    const found: DoorAttendee[] = []
    const pause = pauses()
    const isIn = (text: string) => words.every((word) => text.includes(word))
    for (const { text, rows } of this.#blocks) {
      const shown = isIn(text)
        ? rows.filter(({ searched, attendee }) => isIn(searched) && isShown(attendee))
        : []
      found.push(...shown.map(({ attendee }) => attendee))
      if (found.length >= limit) break
      if (pause.isDue()) await pause.take()
    }
    return found.slice(0, limit)
  }
}

/** Each former ticket becomes an entry of its own, so that its code is found and its state is replaced. */
export function withFormer(attendee: DoorAttendee): KnownAttendee[] {
  // Servers of earlier releases do not send this field.
  const { former = [] } = attendee as Partial<DoorAttendee>
  return [
    attendee,
    ...former.map((ticket) => ({ ...attendee, ...ticket, checked_in_at: null, former: [], codes: [] })),
  ]
}

/** Where words are looked for. */
export function searchedText({ first_name, last_name, reference, ticket_title }: DoorAttendee): string {
  return fold(`${first_name} ${last_name} ${reference} ${ticket_title}`)
}

/** Without case and accents. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
}

async function* linesOf(pieces: Iterable<Uint8Array> | AsyncIterable<Uint8Array>): AsyncGenerator<string[]> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const piece of pieces) {
    const lines = (rest + decoder.decode(piece, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    yield lines
  }
  if (rest !== '') yield [rest]
}

/** A phone shows sixty pictures a second: work that takes longer than half of one pauses. */
const turnMs = 8
function pauses() {
  let since = performance.now()
  return {
    isDue: () => performance.now() - since > turnMs,
    take: async () => {
      await new Promise((resolve) => setTimeout(resolve))
      since = performance.now()
    },
  }
}
