import type { DoorAttendee } from '@foyer/contracts/check-in/check-in'
import type { PublicCheckInList } from '@foyer/contracts/check-in-list/check-in-list'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Conflict } from '../conflict/conflict.ts'
import type { KeptScan } from '../scan.ts'

/** An attendee as this device last saw them; no email. */
export interface RosterEntry extends DoorAttendee {
  list_short_id: string
  seen_at: string
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
  attendees: {
    key: [string, string]
    value: RosterEntry
    indexes: { reference: [string, string]; seen_at: string }
  }
  lists: { key: string; value: KeptList }
}
export type DoorDatabase = IDBPDatabase<DoorSchema>

let opened: Promise<DoorDatabase> | null = null

/** What the door keeps on this device, for all lists. Rejects where the browser keeps nothing. */
export function doorDatabase(): Promise<DoorDatabase> {
  opened ??= open().catch((error: unknown) => {
    opened = null
    throw error
  })
  return opened
}

function open(): Promise<DoorDatabase> {
  const forget = () => {
    opened = null
  }
  return openDB<DoorSchema>('foyer-door', 1, {
    upgrade(db) {
      const listOrder = ['list_short_id', 'scanned_at']
      db.createObjectStore('scans', { keyPath: 'scan_id' }).createIndex('list_order', listOrder)
      db.createObjectStore('conflicts', { keyPath: 'scan_id' }).createIndex('list_order', listOrder)
      const attendees = db.createObjectStore('attendees', { keyPath: ['list_short_id', 'short_id'] })
      attendees.createIndex('reference', ['list_short_id', 'reference'])
      attendees.createIndex('seen_at', 'seen_at')
      db.createObjectStore('lists', { keyPath: 'short_id' })
    },
    // A tab with a newer release wants to change the database: this one opens it anew when it next needs it.
    blocking(_from, _to, event) {
      forget()
      ;(event.target as IDBDatabase).close()
    },
    terminated: forget,
  })
}

/** Everything of one list under a key or index that begins with the list's short id. */
export function ofList(listShortId: string): IDBKeyRange {
  return IDBKeyRange.bound([listShortId], [listShortId, []])
}
