import type { DoorAttendee } from '@foyer/contracts/check-in/check-in'
import type { PublicCheckInList } from '@foyer/contracts/check-in-list/check-in-list'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Conflict } from '../conflict/conflict.ts'
import type { KeptScan } from '../scan.ts'
import { codeHash, isReference } from './code-hash.ts'

/** An attendee as this device last saw them, without email and ticket link. */
export interface RosterEntry extends DoorAttendee {
  list_short_id: string
  seen_at: string
  /** Set on an attendee's former ticket, kept under its own code: it was passed on and no longer admits. */
  passed_on_at?: string
}

/** A check-in list as the server last sent it, and when that was. */
export interface KeptList {
  short_id: string
  list: PublicCheckInList
  synced_at: string
}

interface DoorSchema extends DBSchema {
  scans: { key: string; value: KeptScan; indexes: { list_order: [string, string] } }
  conflicts: { key: string; value: Conflict; indexes: { list_order: [string, string] } }
  /** What this device learned of single attendees besides. */
  guests: {
    key: [string, string]
    value: RosterEntry
    indexes: { reference: [string, string]; seen_at: string }
  }
  /** The store of an earlier release, keyed by ticket links. */
  attendees: { key: [string, string]; value: Omit<RosterEntry, 'code_hash'> & { short_id: string } }
  lists: { key: string; value: KeptList }
}
export type DoorDatabase = IDBPDatabase<DoorSchema>

let opened: Promise<DoorDatabase> | null = null

/** What this device keeps for all check-in lists. Rejects if the browser stores nothing. */
export function doorDatabase(): Promise<DoorDatabase> {
  opened ??= open()
    .then(moveGuests)
    .catch((error: unknown) => {
      opened = null
      throw error
    })
  return opened
}

function open(): Promise<DoorDatabase> {
  const forget = () => {
    opened = null
  }
  return openDB<DoorSchema>('foyer-door', 2, {
    upgrade(db, before) {
      const listOrder = ['list_short_id', 'scanned_at']
      if (before < 1) {
        db.createObjectStore('scans', { keyPath: 'scan_id' }).createIndex('list_order', listOrder)
        db.createObjectStore('conflicts', { keyPath: 'scan_id' }).createIndex('list_order', listOrder)
        db.createObjectStore('lists', { keyPath: 'short_id' })
      }
      const guests = db.createObjectStore('guests', { keyPath: ['list_short_id', 'code_hash'] })
      guests.createIndex('reference', ['list_short_id', 'reference'])
      guests.createIndex('seen_at', 'seen_at')
    },
    // Close for a tab with a newer release, which has to change the database. The next use opens it again.
    blocking(_from, _to, event) {
      forget()
      ;(event.target as IDBDatabase).close()
    },
    terminated: forget,
  })
}

/**
 * Moves the guests of an earlier release from their ticket links to hashes, so that an updated device knows them offline.
 * Hashing would outlast the database's own upgrade transaction.
 */
async function moveGuests(database: DoorDatabase): Promise<DoorDatabase> {
  if (!database.objectStoreNames.contains('attendees')) return database
  const [kept, scans] = await Promise.all([database.getAll('attendees'), database.getAll('scans')])
  const guests = await Promise.all(
    kept.map(async ({ short_id, ...guest }) => ({ ...guest, code_hash: await codeHash(short_id) })),
  )
  const unhashed = scans.filter(({ code, code_hash }) => !isReference(code) && !code_hash)
  const hashed = await Promise.all(
    unhashed.map(async (scan) => ({ ...scan, code_hash: await codeHash(scan.code) })),
  )
  const move = database.transaction(['attendees', 'guests', 'scans'], 'readwrite')
  await Promise.all([
    ...guests.map((guest) => move.objectStore('guests').put(guest)),
    ...hashed.map((scan) => move.objectStore('scans').put(scan)),
    move.objectStore('attendees').clear(),
    move.done,
  ])
  return database
}

/** The key range of everything that belongs to one list, for keys and indexes that begin with its short id. */
export function ofList(listShortId: string): IDBKeyRange {
  return IDBKeyRange.bound([listShortId], [listShortId, []])
}
