import type { Scan } from './scan.ts'

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Scans that the server has not answered, oldest first, in memory and in the browser's storage: neither a dead
 * network nor a closed tab drops one (F20).
 */
export class ScanQueue {
  readonly #key: string
  readonly #storage: Storage
  readonly #listeners = new Set<() => void>()
  #scans: readonly Scan[]

  constructor(listShortId: string, storage: Storage) {
    this.#key = `scans:${listShortId}`
    this.#storage = storage
    this.#scans = this.#read()
  }

  /** Stable until something changes, as `useSyncExternalStore` wants it. */
  all = (): readonly Scan[] => this.#scans

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  add(scan: Scan): void {
    this.#keep([...this.#scans, scan])
  }

  /** The server has answered it. */
  remove(scanId: string): void {
    this.#keep(this.#scans.filter(({ scan_id }) => scan_id !== scanId))
  }

  #keep(scans: readonly Scan[]): void {
    this.#scans = scans
    try {
      if (scans.length === 0) this.#storage.removeItem(this.#key)
      else this.#storage.setItem(this.#key, JSON.stringify(scans))
    } catch {
      // Storage is blocked or full: what is in memory is still sent.
    }
    for (const listener of this.#listeners) listener()
  }

  #read(): readonly Scan[] {
    try {
      const kept: unknown = JSON.parse(this.#storage.getItem(this.#key) ?? '[]')
      return Array.isArray(kept) ? kept.filter(isScan) : []
    } catch {
      return []
    }
  }
}

function isScan(value: unknown): value is Scan {
  const scan = value as Partial<Scan> | null
  return [scan?.scan_id, scan?.code, scan?.scanned_at].every((part) => typeof part === 'string')
}
