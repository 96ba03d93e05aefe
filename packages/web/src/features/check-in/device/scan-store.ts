import type { DoorAttendee } from '@foyer/contracts/check-in/check-in'
import { type Conflict, isConflict } from '../conflict/conflict.ts'
import type { KeptScan, Scan } from '../scan.ts'
import type { Verdict } from '../verdict.ts'
import { doorDatabase, ofList } from './door-database.ts'
import { keepOnRoster } from './roster.ts'

/** A scan with its verdict, for the list of recent scans. `isLate`: the server decided after the scan had waited. */
export interface SettledScan {
  scan: Scan
  verdict: Verdict
  isLate: boolean
}

/** The server's verdict on a scan, with the attendee if it admitted one. */
export interface Answer {
  verdict: Verdict
  attendee: DoorAttendee | null
}

export interface ScanState {
  /** Scans that the server has not answered yet, oldest first. */
  waiting: readonly KeptScan[]
  conflicts: readonly Conflict[]
  /** Scans answered while this page was open, newest first. */
  settled: readonly SettledScan[]
  /** False if this browser refused to store something, so that closing the page would lose it. */
  isKept: boolean
}

const shownSettled = 30

/**
 * The scans of one list on this device (F20). Each is stored before anything else happens to it, and stays until the
 * server has answered. If the browser refuses, they are in memory and `isKept` is false.
 */
export class ScanStore {
  readonly listShortId: string
  readonly #listeners = new Set<() => void>()
  /** Ids of scans that the browser refused to store. */
  readonly #unkept = new Set<string>()
  #changes = 0
  #channel: BroadcastChannel | null = null
  #state: ScanState = { waiting: [], conflicts: [], settled: [], isKept: true }

  constructor(listShortId: string) {
    this.listShortId = listShortId
  }

  state = (): ScanState => this.#state

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Shows what is stored and what other tabs change. Returns the function that stops it. */
  follow(): () => void {
    const channel = new BroadcastChannel(`door:${this.listShortId}`)
    channel.onmessage = () => void this.load()
    this.#channel = channel
    void this.load()
    return () => {
      channel.close()
      this.#channel = null
    }
  }

  /** Reads what is stored, again if this tab changed something while it was reading. */
  async load(): Promise<void> {
    const changes = this.#changes
    try {
      const database = await doorDatabase()
      const range = ofList(this.listShortId)
      const [waiting, conflicts] = await Promise.all([
        database.getAllFromIndex('scans', 'list_order', range),
        database.getAllFromIndex('conflicts', 'list_order', range),
      ])
      if (changes !== this.#changes) return await this.load()
      const unkept = this.#state.waiting.filter(({ scan_id }) => this.#unkept.has(scan_id))
      this.#show({ waiting: [...waiting, ...unkept], conflicts })
    } catch {
      this.#show({ isKept: false })
    }
  }

  /** Called first, so that the scan is on the device even if the power fails. */
  async add(scan: Scan): Promise<void> {
    const kept = { ...scan, list_short_id: this.listShortId, told: null }
    const isKept = await this.#put(kept)
    const others = this.#state.waiting.filter(({ scan_id }) => scan_id !== scan.scan_id)
    this.#change({ waiting: [...others, kept], ...(isKept ? {} : { isKept }) })
  }

  /** Remembers what the steward was told about a waiting scan. */
  async tell(scanId: string, told: Verdict): Promise<void> {
    const waiting = this.#state.waiting.map((scan) => (scan.scan_id === scanId ? { ...scan, told } : scan))
    const scan = waiting.find(({ scan_id }) => scan_id === scanId)
    if (!scan) return
    await this.#put(scan)
    this.#change({ waiting })
  }

  /** The scan as it is stored now. Undefined once another tab has settled it. */
  async find(scanId: string): Promise<KeptScan | undefined> {
    if (this.#unkept.has(scanId)) return this.#state.waiting.find(({ scan_id }) => scan_id === scanId)
    return (await doorDatabase()).get('scans', scanId)
  }

  /** Ends a scan's waiting with the server's answer. Makes it a conflict if the steward was told otherwise. */
  async settle(scan: KeptScan, { verdict, attendee }: Answer, isLate: boolean): Promise<void> {
    const conflict = isLate && isConflict(scan.told, verdict) ? { ...scan, answer: verdict } : null
    const isSettled = await this.#settleKept(scan, conflict)
    this.#unkept.delete(scan.scan_id)
    if (attendee) await this.#remember(attendee)
    const { waiting, conflicts, settled } = this.#state
    this.#change({
      waiting: waiting.filter(({ scan_id }) => scan_id !== scan.scan_id),
      conflicts: conflict ? [...conflicts, conflict] : conflicts,
      settled: [{ scan, verdict, isLate }, ...settled].slice(0, shownSettled),
      ...(isSettled ? {} : { isKept: false }),
    })
  }

  /** Removes a conflict that a person has dealt with. */
  dismiss = async (scanId: string): Promise<void> => {
    await doorDatabase()
      .then((database) => database.delete('conflicts', scanId))
      .catch(() => {})
    this.#change({ conflicts: this.#state.conflicts.filter(({ scan_id }) => scan_id !== scanId) })
  }

  /** Hides an admission that was undone. */
  forget(attendeeReference: string): void {
    const settled = this.#state.settled.filter(
      ({ verdict }) => verdict.kind !== 'admitted' || verdict.attendeeReference !== attendeeReference,
    )
    this.#show({ settled })
  }

  async #put(scan: KeptScan): Promise<boolean> {
    try {
      const { store, done } = (await doorDatabase()).transaction('scans', 'readwrite', {
        durability: 'strict',
      })
      await Promise.all([store.put(scan), done])
      this.#unkept.delete(scan.scan_id)
      return true
    } catch {
      this.#unkept.add(scan.scan_id)
      return false
    }
  }

  async #settleKept({ scan_id }: KeptScan, conflict: Conflict | null): Promise<boolean> {
    try {
      const transaction = (await doorDatabase()).transaction(['scans', 'conflicts'], 'readwrite', {
        durability: 'strict',
      })
      await Promise.all([
        transaction.objectStore('scans').delete(scan_id),
        conflict && transaction.objectStore('conflicts').put(conflict),
        transaction.done,
      ])
      return true
    } catch {
      return false
    }
  }

  async #remember(attendee: DoorAttendee): Promise<void> {
    await keepOnRoster(this.listShortId, [attendee], new Date().toISOString()).catch(() => {})
  }

  #show(change: Partial<ScanState>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }

  #change(change: Partial<ScanState>): void {
    this.#changes += 1
    this.#show(change)
    this.#channel?.postMessage('changed')
  }
}
