import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { emptyDevice } from '../../../testing/empty-device.ts'
import { codeHash } from '../device/code-hash.ts'
import { findOnRoster, keepOnRoster } from '../device/roster.ts'
import { rosterDatabase } from '../device/roster-database.ts'
import { refreshRoster } from './refresh-roster.ts'

await emptyDevice()

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
/** How many seconds ago the edge read what it answers. */
let age: number

const file = (...attendees: object[]) => lines({ position: '1.all.0-0-0-0', parts: 1 }, ...attendees)
const lines = (...objects: object[]) => objects.map((one) => `${JSON.stringify(one)}\n`).join('')
const changes = (position: string | null, attendees: object[] = [], gone: string[] = []) => ({
  data: { position, attendees, gone },
})

beforeEach(() => {
  asked = []
  age = 0
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
    const body =
      typeof answer === 'string' || answer instanceof ReadableStream ? answer : JSON.stringify(answer)
    return new Response(body, {
      headers: { 'content-type': 'application/json', age: String(age) },
    })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** A file of which so much comes, in two pieces, before the connection breaks. */
const broken = (text: string, length: number) => {
  const bytes = new TextEncoder().encode(text.slice(0, length))
  const pieces = [bytes.slice(0, 40), bytes.slice(40)]
  return new ReadableStream({
    pull(controller) {
      const next = pieces.shift()
      if (next) controller.enqueue(next)
      else controller.error(new TypeError('network error'))
    },
  })
}

/** The references in the file that the device keeps: what it reads when the page is opened again. */
async function linesKept(list: string): Promise<string[]> {
  const kept = await (await rosterDatabase()).get('roster_files', list)
  const text = await new Blob((kept?.pieces ?? []) as BlobPart[]).text()
  return text
    .trimEnd()
    .split('\n')
    .flatMap((line) => JSON.parse(line).reference ?? [])
}

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

  it('goes on where the connection broke, and asks what changed since the first answer', async () => {
    const people = await Promise.all(['one', 'two', 'three'].map((code) => attendee(code)))
    const [, two, three] = people
    const whole = lines({ position: '1.all.0-0-0-0', parts: 1, is_rest: false }, ...people)
    answers = {
      'roster.ndjson': () => broken(whole, whole.indexOf('"A-THREE"')),
      changes: () => changes('1.all.9-0-0-0'),
    }
    await expect(refresh('breaks')).rejects.toThrow()
    expect(await findOnRoster('breaks', 'one')).toBeNull()
    answers['roster.ndjson'] = () =>
      lines({ position: '1.all.7-0-0-0', parts: 1, is_rest: true }, three ?? {})
    await refresh('breaks')
    await refresh('breaks')
    for (const code of ['one', 'two', 'three'])
      expect(await findOnRoster('breaks', code)).toMatchObject({ first_name: code })
    expect(asked).toEqual([
      'roster.ndjson?part=0',
      `roster.ndjson?part=0&after=${two?.code_hash}`,
      'changes?since=1.all.0-0-0-0',
    ])
    expect(await linesKept('breaks')).toEqual(people.map(({ reference }) => reference))
  })

  it('begins again where the server knows the last attendee no longer', async () => {
    const [ada, bea] = [await attendee('ada'), await attendee('bea')]
    const whole = lines({ position: '1.all.0-0-0-0', parts: 1, is_rest: false }, ada, bea)
    answers = { 'roster.ndjson': () => broken(whole, whole.indexOf('"A-BEA"')) }
    await expect(refresh('from-start')).rejects.toThrow()
    answers['roster.ndjson'] = () => lines({ position: '1.all.5-0-0-0', parts: 1, is_rest: false }, bea)
    await refresh('from-start')
    expect(asked).toEqual([
      'roster.ndjson?part=0',
      `roster.ndjson?part=0&after=${ada.code_hash}`,
      'roster.ndjson?part=0',
    ])
    expect(await findOnRoster('from-start', 'ada')).toBeNull()
    expect(await findOnRoster('from-start', 'bea')).toMatchObject({ first_name: 'bea' })
  })

  it('keeps nothing of an answer that is not the file', async () => {
    answers = { 'roster.ndjson': () => '<html>Sign in to the Wi-Fi</html>' }
    await expect(refresh('hotel')).rejects.toThrow()
    answers['roster.ndjson'] = () => file()
    await refresh('hotel')
    expect(asked).toEqual(['roster.ndjson?part=0', 'roster.ndjson?part=0'])
    expect(await linesKept('hotel')).toEqual([])
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

  it('keeps an admission that is newer than what the edge read a while ago', async () => {
    const { version: _, ...ada } = await attendee('ada')
    answers = { 'roster.ndjson': () => file(ada), changes: () => changes('1.all.0-0-0-0') }
    const told = new Date(Date.now() - 20_000).toISOString()
    await keepOnRoster('edge', [{ ...ada, checked_in_at: told }], told)
    age = 50
    await refresh('edge')
    expect(await findOnRoster('edge', 'ada')).toMatchObject({ checked_in_at: told })
    expect(asked).toEqual(['roster.ndjson?part=0', 'changes?since=1.all.0-0-0-0'])
    age = 0
    await refresh('edge-now')
    await keepOnRoster('edge-now', [{ ...ada, checked_in_at: told }], told)
    expect(await findOnRoster('edge-now', 'ada')).toMatchObject({ checked_in_at: null })
  })

  it('forgets what an earlier release kept once it has all attendees', async () => {
    answers = { 'roster.ndjson': () => file() }
    await keepOnRoster('earlier', [await attendee('ada')], '2026-01-01T00:00:00.000Z')
    await refresh('earlier')
    expect(await findOnRoster('earlier', 'ada')).toBeNull()
  })
})
