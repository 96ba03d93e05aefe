import type { DoorAttendee } from '@foyer/contracts/check-in/check-in'
import type { PublicCheckInList } from '@foyer/contracts/check-in-list/check-in-list'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Conflict } from '../conflict/conflict.ts'
import type { KeptScan } from '../scan.ts'
import { codeHash, isReference } from './code-hash.ts'

/** An attendee as this device last saw them; no email, and no ticket link. */
export interface RosterEntry extends DoorAttendee {
  list_short_id: string
  seen_at: string
  /** A former ticket of this attendee, kept under its own code: it was passed on, and admits no longer. */
  passed_on_at?: string
}

/** A door's list as the server last showed it, and when that was. */
export interface KeptList {
  short_id: string
  list: PublicCheckInList
  synced_at: string
}

interface DoorSchema extends DBSchema {
  scans: { key: string; value: KeptScan; indexes: { list_order: [string, string] } }
  conflicts: { key: string; value: Conflict; indexes: { list_order: [string, string] } }
  guests: {
    key: [string, string]
    value: RosterEntry
    indexes: { reference: [string, string]; seen_at: string }
  }
  /** Where an earlier release kept them, by their ticket links. */
  attendees: { key: [string, string]; value: Omit<RosterEntry, 'code_hash'> & { short_id: string } }
  lists: { key: string; value: KeptList }
}
export type DoorDatabase = IDBPDatabase<DoorSchema>

let opened: Promise<DoorDatabase> | null = null

/** What the door keeps on this device, for all lists. Rejects where the browser keeps nothing. */
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
    // A tab with a newer release wants to change the database: this one opens it again when it next needs it.
    blocking(_from, _to, event) {
      forget()
      ;(event.target as IDBDatabase).close()
    },
    terminated: forget,
  })
}

/**
 * Takes over the guests that an earlier release kept by their ticket links, and forgets those links: a device that was updated knows its
 * guests without a connection, too. A hash takes longer than the database's own upgrade may.
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

/** Everything of one list under a key or index that begins with the list's short id. */
export function ofList(listShortId: string): IDBKeyRange {
  return IDBKeyRange.bound([listShortId], [listShortId, []])
}
