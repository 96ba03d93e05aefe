import type { PublicCheckInList } from '@foyer/contracts/check-in-list/check-in-list'
import { expect, it } from 'vitest'
import { emptyDevice } from '../../../testing/empty-device.ts'
import { adoptScans } from './adopt-scans.ts'
import { keepList } from './kept-list.ts'
import { ScanStore } from './scan-store.ts'

await emptyDevice()

const listOf = (id: string, short_id: string): PublicCheckInList => ({
  id,
  short_id,
  name: 'Main door',
  description: '',
  activates_at: null,
  expires_at: null,
  closes_at: '2027-06-12T18:00:00.000Z',
  state: 'ACTIVE',
  checked_in: 0,
  attendees: 3,
  event: {
    id: 'ev_2',
    title: 'Night',
    start_date: '2027-06-05T18:00:00.000Z',
    timezone: 'UTC',
    is_test: false,
  },
})
const now = '2027-06-05T18:00:00.000Z'

async function waitingOf(short_id: string): Promise<string[]> {
  const store = new ScanStore(short_id)
  await store.load()
  return store.state().waiting.map(({ scan_id }) => scan_id)
}

async function scanAt(short_id: string, scan_id: string): Promise<void> {
  await new ScanStore(short_id).add({ scan_id, code: 'A-2222222', code_hash: null, scanned_at: now })
}

it('waiting scans move from a list’s old link to its new one, and other lists stay untouched', async () => {
  await keepList(listOf('cl_1', 'old'), now)
  await keepList(listOf('cl_2', 'other'), now)
  await scanAt('old', 'waits')
  await scanAt('other', 'stays')
  const renewed = listOf('cl_1', 'new')
  await keepList(renewed, now)
  const open = new ScanStore('new')
  const unfollow = open.follow()
  await adoptScans(renewed)
  await expect.poll(() => open.state().waiting.map(({ scan_id }) => scan_id)).toEqual(['waits'])
  unfollow()
  expect(await waitingOf('new')).toEqual(['waits'])
  expect(await waitingOf('old')).toEqual([])
  expect(await waitingOf('other')).toEqual(['stays'])
})
