import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** Where this device's copy of a list's attendees stands. */
export interface KeptRoster {
  short_id: string
  position: string
  /** When all were asked for, and when the server last said what changed since. */
  loaded_at: string
  followed_at: string
  /** Hashes of the codes of those that the list no longer shows. */
  gone: string[]
}

/** All attendees as the server sent them at `loaded_at`: lines of JSON in UTF-8, in pieces as they came. */
export interface RosterFile {
  short_id: string
  loaded_at: string
  pieces: Uint8Array[]
}

interface RosterSchema extends DBSchema {
  rosters: { key: string; value: KeptRoster }
  roster_files: { key: string; value: RosterFile }
}

let opened: Promise<IDBPDatabase<RosterSchema>> | null = null

/**
 * The copies of lists, beside the door's own database: a release that is taken back opens that one in its former version, and its scans must
 * stay. Rejects if the browser stores nothing.
 */
export function rosterDatabase(): Promise<IDBPDatabase<RosterSchema>> {
  const forget = () => {
    opened = null
  }
  opened ??= openDB<RosterSchema>('foyer-rosters', 1, {
    upgrade(db) {
      db.createObjectStore('rosters', { keyPath: 'short_id' })
      db.createObjectStore('roster_files', { keyPath: 'short_id' })
    },
    blocking(_from, _to, event) {
      forget()
      ;(event.target as IDBDatabase).close()
    },
    terminated: forget,
  }).catch((error: unknown) => {
    forget()
    throw error
  })
  return opened
}
