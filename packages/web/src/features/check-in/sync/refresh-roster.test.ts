import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { codeHash } from '../device/code-hash.ts'
import { findOnRoster, keepOnRoster } from '../device/roster.ts'
import { refreshRoster } from './refresh-roster.ts'

const attendee = async (code: string, given: object = {}) => ({
  code_hash: await codeHash(code),
  reference: `A-${code.toUpperCase()}`,
  first_name: code,
  last_name: 'Guest',
  ticket_id: 'tk_2222222222222222',
  ticket_title: 'Standing',
  price_label: '',
  status: 'ACTIVE' as const,
  checked_in_at: null,
  former: [],
  version: 1,
  ...given,
})

/** A server by address: what it answers, and what it was asked. */
let answers: Record<string, () => unknown>
let asked: string[]

const file = (...attendees: object[]) => lines({ position: '1.all.0-0-0-0', parts: 1 }, ...attendees)
const lines = (...objects: object[]) => objects.map((one) => `${JSON.stringify(one)}\n`).join('')
const changes = (position: string | null, attendees: object[] = [], gone: string[] = []) => ({
  data: { position, attendees, gone },
})

beforeEach(() => {
  asked = []
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('navigator', {
    ...{ onLine: true, userAgent: '' },
    locks: { request: (_name: string, _options: object, run: (lock: object) => unknown) => run({}) },
  })
  vi.stubGlobal('fetch', async (url: string | URL) => {
    const { pathname, search } = new URL(String(url), 'https://door.example')
    const name = pathname.split('/').at(-1) ?? ''
    asked.push(`${name}${decodeURIComponent(search)}`)
    const answer = answers[name]?.()
    return new Response(typeof answer === 'string' ? answer : JSON.stringify(answer), {
      headers: { 'content-type': 'application/json' },
    })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const refresh = (list: string) => refreshRoster(list, new AbortController().signal)

describe('the copy of a door’s attendees', () => {
  it('takes one file, and from then on asks what changed since', async () => {
    const [ada, bea] = [await attendee('ada'), await attendee('bea')]
    answers = {
      'roster.ndjson': () => file(ada, bea),
      changes: () =>
        changes('1.all.1-0-0-0', [{ ...ada, checked_in_at: '2026-06-05T18:00:00Z', version: 2 }]),
    }
    await refresh('follows')
    expect(await findOnRoster('follows', 'ada')).toMatchObject({ checked_in_at: null })
    await refresh('follows')
    expect(await findOnRoster('follows', 'ada')).toMatchObject({ checked_in_at: '2026-06-05T18:00:00Z' })
    answers.changes = () => changes('1.all.2-0-0-0', [], [bea.code_hash])
    await refresh('follows')
    expect(await findOnRoster('follows', 'bea')).toBeNull()
    expect(asked).toEqual([
      'roster.ndjson?part=0',
      'changes?since=1.all.0-0-0-0',
      'changes?since=1.all.1-0-0-0',
    ])
  })

  it('takes as many files as the first one says', async () => {
    const parts = [await attendee('one'), await attendee('two')]
    answers = { 'roster.ndjson': () => lines({ position: '1.all.0-0-0-0', parts: 2 }, parts.shift() ?? {}) }
    await refresh('parts')
    expect(asked).toEqual(['roster.ndjson?part=0', 'roster.ndjson?part=1'])
    for (const code of ['one', 'two'])
      expect(await findOnRoster('parts', code)).toMatchObject({ first_name: code })
  })

  it('is read again where the server cannot say what changed, at most every five minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-05T18:00:00Z') })
    answers = { 'roster.ndjson': () => file(), changes: () => changes(null) }
    for (const minutes of [0, 1, 4, 6]) {
      vi.setSystemTime(Date.parse('2026-06-05T18:00:00Z') + minutes * 60_000)
      await refresh('again')
    }
    expect(asked.filter((address) => address.startsWith('roster'))).toHaveLength(2)
  })

  it('keeps an admission that the server just told this device, though its file does not have it yet', async () => {
    const ada = await attendee('ada')
    const { version: _, ...told } = { ...ada, checked_in_at: '2026-06-05T18:00:00Z' }
    answers = { 'roster.ndjson': () => file(ada), changes: () => changes('1.all.0-0-0-0') }
    await keepOnRoster('just', [{ ...told, version: 5 }], new Date().toISOString())
    await refresh('just')
    expect(await findOnRoster('just', 'ada')).toMatchObject({ checked_in_at: '2026-06-05T18:00:00Z' })
  })

  it('forgets what an earlier release kept once it has all attendees', async () => {
    answers = { 'roster.ndjson': () => file() }
    await keepOnRoster('earlier', [await attendee('ada')], '2026-01-01T00:00:00.000Z')
    await refresh('earlier')
    expect(await findOnRoster('earlier', 'ada')).toBeNull()
  })
})
