import { openDB } from 'idb'
import { expect, it } from 'vitest'
import { emptyDevice } from '../../../testing/empty-device.ts'
import { codeHash } from './code-hash.ts'
import { doorDatabase } from './door-database.ts'
import { findOnRoster } from './roster.ts'

const code = 'abcdefghjkmnpqrstvwxyz23456'

/** Leaves what an earlier release kept on a device: a guest under their ticket link, and a waiting scan. */
async function leaveFirstRelease(): Promise<void> {
  await emptyDevice()
  const database = await openDB('foyer-door', 1, {
    upgrade(db) {
      const listOrder = ['list_short_id', 'scanned_at']
      db.createObjectStore('scans', { keyPath: 'scan_id' }).createIndex('list_order', listOrder)
      db.createObjectStore('conflicts', { keyPath: 'scan_id' }).createIndex('list_order', listOrder)
      const attendees = db.createObjectStore('attendees', { keyPath: ['list_short_id', 'short_id'] })
      attendees.createIndex('reference', ['list_short_id', 'reference'])
      attendees.createIndex('seen_at', 'seen_at')
      db.createObjectStore('lists', { keyPath: 'short_id' })
    },
  })
  const of = { list_short_id: 'door', reference: 'A-7KQ2M9X', seen_at: '2026-06-05T18:00:00.000Z' }
  await database.put('attendees', { ...of, short_id: code, first_name: 'Ada', last_name: 'Lovelace' })
  const scan = { list_short_id: 'door', scanned_at: of.seen_at, told: null }
  await database.put('scans', { ...scan, scan_id: 'waits', code })
  database.close()
}

it('the door’s database takes over the attendees of an earlier release offline, and forgets their ticket links', async () => {
  await leaveFirstRelease()
  const database = await doorDatabase()
  expect(await findOnRoster('door', code)).toMatchObject({ first_name: 'Ada', reference: 'A-7KQ2M9X' })
  expect(await findOnRoster('door', 'A-7KQ2M9X')).toMatchObject({ first_name: 'Ada' })
  expect(await database.getAll('attendees')).toEqual([])
  expect(JSON.stringify(await database.getAll('guests'))).not.toContain(code)
  expect(await database.get('scans', 'waits')).toMatchObject({ code, code_hash: await codeHash(code) })
})

it('the door’s database hashes ticket codes as the server does', async () => {
  expect(await codeHash(code)).toBe('NH-jRikQzasvAo6gPVGTNQ')
})
