import { expect, it, onTestFinished, vi } from 'vitest'
import { emptyDevice } from '../../../testing/empty-device.ts'
import { type Answer, ScanStore } from '../device/scan-store.ts'
import type { KeptScan, Scan } from '../scan.ts'
import type { Verdict } from '../verdict.ts'
import { sendScan } from './send-scan.ts'
import { sendWaiting } from './send-waiting.ts'

await emptyDevice()

const holder = { name: 'Ada Lovelace', ticket: 'Standing' }
const provisional: Verdict = { kind: 'provisional', holder }
const admitted: Answer = {
  verdict: { kind: 'admitted', holder, attendeeReference: 'ada' },
  attendee: null,
}
const already: Answer = { verdict: { kind: 'already', holder, at: null }, attendee: null }

let minted = 0
/** A scan that was made this many minutes ago. */
const scan = (scan_id: string, minutesAgo: number): Scan => ({
  scan_id,
  code: 'A-2222222',
  code_hash: null,
  scanned_at: new Date(Date.now() - minutesAgo * 60_000).toISOString(),
})
/** A device with these scans waiting, each told as provisionally admitted. */
async function device(...scans: Scan[]): Promise<ScanStore> {
  minted += 1
  const store = new ScanStore(`list-${minted}`)
  for (const each of scans) {
    await store.add(each)
    await store.tell(each.scan_id, provisional)
  }
  return store
}
/** The same device after its page was closed or crashed. */
async function reopened({ listShortId }: ScanStore): Promise<ScanStore> {
  const store = new ScanStore(listShortId)
  await store.load()
  return store
}
const idsOf = (scans: readonly { scan_id: string }[]) => scans.map(({ scan_id }) => scan_id)
const asked = (ask: ReturnType<typeof answering>) => idsOf(ask.mock.calls.map(([each]) => each))
const answering = (answer: (kept: KeptScan) => Answer | null) =>
  vi.fn(async (kept: KeptScan, _isLate: boolean) => answer(kept))

it('the door sends waiting scans in the order of scanning, and forgets them once they are answered', async () => {
  const store = await device(scan('b', 2), scan('a', 3), scan('c', 1))
  const ask = answering(() => admitted)
  expect(await sendWaiting(store, ask)).toBe(true)
  expect(asked(ask)).toEqual(['a', 'b', 'c'])
  expect(ask.mock.calls[0]).toMatchObject([{ told: provisional }, true])
  expect(store.state()).toMatchObject({ waiting: [], conflicts: [] })
  expect(idsOf((await reopened(store)).state().waiting)).toEqual([])
})

it('the door drops no scan that the server has not answered, even over a reload', async () => {
  const store = await device(scan('a', 3), scan('b', 2), scan('c', 1))
  const ask = answering(() => null)
  expect(await sendWaiting(store, ask)).toBe(false)
  expect(asked(ask)).toEqual(['a', 'b'])
  const later = await reopened(store)
  expect(idsOf(later.state().waiting)).toEqual(['a', 'b', 'c'])
  expect(later.state().waiting[0]?.told).toEqual(provisional)
  expect(
    await sendWaiting(
      later,
      answering(() => admitted),
    ),
  ).toBe(true)
})

it('the door lets no scan that the server cannot handle hold up another', async () => {
  const store = await device(scan('a', 3), scan('poison', 2), scan('c', 1))
  const ask = answering(({ scan_id }) => (scan_id === 'poison' ? null : admitted))
  expect(await sendWaiting(store, ask)).toBe(false)
  expect(idsOf(store.state().waiting)).toEqual(['poison'])
})

it('the door keeps the refusal of an admitted guest as a conflict until it is dismissed', async () => {
  const store = await device(scan('a', 1))
  await sendWaiting(
    store,
    answering(() => already),
  )
  const later = await reopened(store)
  expect(later.state().conflicts).toMatchObject([
    { scan_id: 'a', told: provisional, answer: already.verdict },
  ])
  await later.dismiss('a')
  expect((await reopened(store)).state().conflicts).toEqual([])
})

it('the door makes no conflict of a scan that the server refused at once', async () => {
  const store = await device()
  await store.add(scan('a', 0))
  const ask = answering(() => already)
  expect(await sendScan(store, 'a', false, ask)).toEqual({ kind: 'answered', answer: already })
  expect(store.state()).toMatchObject({ waiting: [], conflicts: [] })
})

it('the door sends each scan once from two tabs, and what one sent is gone in the other', async () => {
  const store = await device(scan('a', 2), scan('b', 1))
  const other = await reopened(store)
  const stopFollowing = other.follow()
  store.follow()
  const ask = answering(() => admitted)
  await Promise.all([sendWaiting(store, ask), sendWaiting(other, ask), sendScan(other, 'a', true, ask)])
  await sendWaiting(other, ask)
  expect(asked(ask).toSorted()).toEqual(['a', 'b'])
  expect(other.state().waiting).toEqual([])
  stopFollowing()
})

it('the door leaves a scan that is being checked alone', async () => {
  const store = await device()
  await store.add(scan('now', 0))
  const ask = answering(() => admitted)
  expect(await sendWaiting(store, ask)).toBe(false)
  expect(ask).not.toHaveBeenCalled()
})

it('the door keeps scans in memory, and says so, when the browser stores nothing', async () => {
  const open = vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  onTestFinished(() => open.mockRestore())
  vi.resetModules()
  const { ScanStore: Unkept } = await import('../device/scan-store.ts')
  const store = new Unkept('blocked')
  await store.add(scan('a', 1))
  await store.tell('a', provisional)
  expect(store.state()).toMatchObject({ waiting: [{ scan_id: 'a', told: provisional }], isKept: false })
  await sendWaiting(
    store as ScanStore,
    answering(() => already),
  )
  expect(store.state()).toMatchObject({ waiting: [], conflicts: [{ scan_id: 'a' }] })
})
