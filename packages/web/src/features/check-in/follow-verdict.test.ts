import type { DoorAttendee } from '@foyer/contracts/check-in/check-in'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { doorListQuery } from './door-queries.ts'
import { followVerdict, foundKey, markFound } from './follow-verdict.ts'
import type { Verdict } from './verdict.ts'

const list = 'list'
const holder = { name: 'Ada Lovelace', ticket: 'Standing' }
const attendee = (reference: string) => ({ reference, checked_in_at: null }) as DoorAttendee

/** A door with an open search for "a", which found two attendees. `asked` counts requests for them. */
async function openSearch() {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  const asked = vi.fn(async () => [attendee('A-1'), attendee('A-2')])
  const queryKey = [...foundKey(list), 'a']
  const observer = new QueryObserver(client, { queryKey, queryFn: asked })
  observer.subscribe(() => {})
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toHaveLength(2))
  client.setQueryData(doorListQuery(list).queryKey, { list: { checked_in: 4 } } as never)
  const admitted = () => observer.getCurrentResult().data?.map(({ checked_in_at }) => checked_in_at !== null)
  const counter = () => client.getQueryData(doorListQuery(list).queryKey)?.list.checked_in
  return { client, asked, admitted, counter }
}

it('an admission changes the attendee’s row and the counter, and asks for nothing', async () => {
  const { client, asked, admitted, counter } = await openSearch()
  const verdict: Verdict = { kind: 'admitted', holder, attendeeReference: 'A-2' }
  followVerdict(client, list, { verdict, reference: null })
  expect([admitted(), counter(), asked.mock.calls.length]).toEqual([[false, true], 5, 1])
  markFound(client, list, 'A-2', null)
  expect([admitted(), asked.mock.calls.length]).toEqual([[false, false], 1])
})

it('a ticket that another device admitted is shown as admitted, and the counter stays', async () => {
  const { client, asked, admitted, counter } = await openSearch()
  const verdict: Verdict = { kind: 'already', holder, at: '2026-05-01T20:00:00.000Z' }
  followVerdict(client, list, { verdict, reference: 'A-1' })
  expect([admitted(), counter(), asked.mock.calls.length]).toEqual([[true, false], 4, 1])
})

it('a refusal, of which the rows may be wrong, asks for them once', async () => {
  const { client, asked } = await openSearch()
  followVerdict(client, list, { verdict: { kind: 'unknown' }, reference: null })
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2))
})

it('an answer that was under way during the scan is asked for again', async () => {
  const { client, asked, admitted } = await openSearch()
  void client.invalidateQueries({ queryKey: foundKey(list) })
  asked.mockImplementation(async () => [
    { ...attendee('A-1'), checked_in_at: '2026-05-01T20:00:00.000Z' },
    attendee('A-2'),
  ])
  const verdict: Verdict = { kind: 'admitted', holder, attendeeReference: 'A-1' }
  followVerdict(client, list, { verdict, reference: null })
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(3))
  await vi.waitFor(() => expect(admitted()).toEqual([true, false]))
})
