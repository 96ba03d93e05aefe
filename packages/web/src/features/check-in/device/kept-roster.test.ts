import type { DoorAttendee } from '@foyer/contracts/check-in/check-in'
import { openDB } from 'idb'
import { describe, expect, it } from 'vitest'
import { emptyDevice } from '../../../testing/empty-device.ts'
import { codeHash } from './code-hash.ts'
import { followRoster, keepRoster, keptRoster } from './kept-roster.ts'
import {
  findOnRoster,
  forgetAdmission,
  forgetAll,
  forgetLongUnseen,
  keepOnRoster,
  searchRoster,
} from './roster.ts'
import { RosterCopy } from './roster-copy.ts'
import { rosterDatabase } from './roster-database.ts'

await emptyDevice()

const early = '2026-06-05T18:00:00.000Z'
const late = '2026-06-05T19:00:00.000Z'

const attendee = async (
  code: string,
  last_name: string,
  given: Partial<DoorAttendee> = {},
): Promise<DoorAttendee> => ({
  code_hash: await codeHash(code),
  reference: `A-${code.toUpperCase()}`,
  first_name: 'Guest',
  last_name,
  ticket_id: 'tk_2222222222222222',
  ticket_title: 'Standing',
  price_label: '',
  status: 'ACTIVE',
  checked_in_at: null,
  former: [],
  version: 1,
  ...given,
})

/** As the server sends attendees. */
function file(attendees: readonly DoorAttendee[]): Uint8Array {
  const lines = [{ position: 'p1', parts: 1 }, ...attendees].map((line) => JSON.stringify(line))
  return new TextEncoder().encode(`${lines.join('\n')}\n`)
}

/** In pieces as a network cuts them, also in the middle of a letter. */
async function keep(list: string, attendees: readonly DoorAttendee[], at = early): Promise<void> {
  const bytes = file(attendees)
  const pieces = Array.from({ length: Math.ceil(bytes.length / 333) }, (_, index) =>
    bytes.slice(index * 333, (index + 1) * 333),
  )
  const copy = new RosterCopy()
  await copy.take(pieces)
  await keepRoster(list, copy, pieces, at)
}

const ada = await attendee('ada', 'Lovelace')
const zoe = await attendee('zoe', 'Müller')

describe('a device’s copy of all attendees', () => {
  it('finds a ticket of its list by QR code and by reference', async () => {
    await keep('codes', [ada, zoe])
    expect(await findOnRoster('codes', 'ada')).toMatchObject(ada)
    expect(await findOnRoster('codes', 'A-ZOE')).toMatchObject(zoe)
    expect(await findOnRoster('other', 'ada')).toBeNull()
  })

  it('knows a ticket that was passed on by its former code', async () => {
    const former = { code_hash: ada.code_hash, reference: ada.reference, passed_on_at: early }
    await keep('passed', [{ ...zoe, former: [former] }])
    expect(await findOnRoster('passed', 'ada')).toMatchObject({ passed_on_at: early })
    expect((await searchRoster('passed', '', 9)).map(({ last_name }) => last_name)).toEqual(['Müller'])
  })

  it('knows a former ticket also where changes after the copy say that it is gone', async () => {
    const former = { code_hash: ada.code_hash, reference: ada.reference, passed_on_at: early }
    const passed = { ...zoe, former: [former] }
    await keep('followed', [passed])
    const kept = await keptRoster('followed')
    if (!kept) throw new Error('no copy')
    const changes = { position: 'p2', attendees: [passed], gone: [ada.code_hash] }
    await keepOnRoster('followed', changes.attendees, late)
    await followRoster(kept, changes, late)
    expect(await findOnRoster('followed', 'ada')).toMatchObject({ passed_on_at: early })
    expect(await findOnRoster('followed', 'zoe')).toMatchObject({ code_hash: zoe.code_hash })
  })

  it('gives way to a newer change, however late the copy was read, and stays where a change is older', async () => {
    const admitted = { ...ada, checked_in_at: early, version: 3 }
    await keepOnRoster('versions', [admitted], early)
    await keep('versions', [ada], late)
    expect(await findOnRoster('versions', 'ada')).toMatchObject({ checked_in_at: early })
    await keep('versions', [{ ...ada, checked_in_at: null, version: 4 }], early)
    expect(await findOnRoster('versions', 'ada')).toMatchObject({ checked_in_at: null })
    await keepOnRoster('versions', [{ ...ada, version: 2 }], late)
    expect(await findOnRoster('versions', 'ada')).toMatchObject({ version: 4 })
  })

  it('gives way to what was seen later where an answer has no version', async () => {
    const { version: _, ...unversioned } = { ...ada, checked_in_at: late }
    await keep('unversioned', [ada], early)
    await keepOnRoster('unversioned', [unversioned], late)
    expect(await findOnRoster('unversioned', 'ada')).toMatchObject({ checked_in_at: late })
  })

  it('does not take an undone admission for one that a late change still names', async () => {
    await keep('undone', [ada])
    const admitted = { ...ada, checked_in_at: early, version: 2 }
    await keepOnRoster('undone', [admitted], early)
    await forgetAdmission('undone', 'A-ADA')
    await keepOnRoster('undone', [admitted], new Date().toISOString())
    expect(await findOnRoster('undone', 'ada')).toMatchObject({ checked_in_at: null })
    await keepOnRoster('undone', [{ ...admitted, version: 4 }], early)
    expect(await findOnRoster('undone', 'ada')).toMatchObject({ checked_in_at: early })
  })

  it('leaves out who is gone, until the list shows them again', async () => {
    await keep('gone', [ada, zoe])
    await keepOnRoster('gone', [{ ...ada, version: 2 }], late)
    const leave = async (gone: string[], attendees: DoorAttendee[] = []) => {
      const kept = await keptRoster('gone')
      if (kept) await followRoster(kept, { position: 'p2', attendees, gone }, late)
    }
    await leave([ada.code_hash])
    expect(await findOnRoster('gone', 'ada')).toBeNull()
    expect(await searchRoster('gone', '', 9)).toHaveLength(1)
    await leave([], [ada])
    expect(await findOnRoster('gone', 'ada')).toMatchObject(ada)
    expect(await keptRoster('gone')).toMatchObject({ position: 'p2', loaded_at: early, followed_at: late })
  })

  it('is read again when another tab has replaced it', async () => {
    await keep('tabs', [ada])
    await findOnRoster('tabs', 'ada')
    const database = await rosterDatabase()
    const of = { short_id: 'tabs', loaded_at: late }
    await database.put('roster_files', { ...of, pieces: [file([zoe])] })
    await database.put('rosters', { ...of, position: 'p9', followed_at: late, gone: [] })
    expect(await findOnRoster('tabs', 'ada')).toBeNull()
    expect(await findOnRoster('tabs', 'zoe')).toMatchObject(zoe)
  })

  it('leaves the door’s own database as the release before opens it, so that a release can be taken back', async () => {
    await keep('back', [ada])
    const before = await openDB('foyer-door', 2)
    expect([...before.objectStoreNames].toSorted()).toEqual(['conflicts', 'guests', 'lists', 'scans'])
    before.close()
  })

  it('is forgotten with its list, and after a month without it', async () => {
    await keep('ended', [ada])
    await forgetAll('ended')
    expect(await findOnRoster('ended', 'ada')).toBeNull()
    await keep('month', [ada])
    const month = 31 * 24 * 60 * 60 * 1000
    await forgetLongUnseen(Date.parse(early) + month / 2)
    expect(await findOnRoster('month', 'ada')).not.toBeNull()
    await forgetLongUnseen(Date.parse(early) + month)
    expect(await findOnRoster('month', 'ada')).toBeNull()
  })
})

describe('a search in the copy', () => {
  it('finds by words of name, reference and ticket without case and accents, by last name, with what the device learned since', async () => {
    const bea = await attendee('bea', 'Meyer')
    await keep('search', [ada, zoe])
    await keepOnRoster('search', [bea, { ...zoe, checked_in_at: late, version: 2 }], late)
    const found = async (text: string, limit = 9) =>
      (await searchRoster('search', text, limit)).map(({ last_name, checked_in_at }) => [
        last_name,
        checked_in_at,
      ])
    expect(await found('')).toEqual([
      ['Lovelace', null],
      ['Meyer', null],
      ['Müller', late],
    ])
    expect(await found('guest MULL')).toEqual([['Müller', late]])
    expect(await found('a-ada standing')).toEqual([['Lovelace', null]])
    expect(await found('unknown')).toEqual([])
    expect(await found('guest', 2)).toHaveLength(2)
  })

  it('looks through all of many', async () => {
    const many = await Promise.all(
      Array.from({ length: 20_000 }, (_, index) => attendee(`c${index}`, `Holder ${index}`)),
    )
    await keep('many', many)
    const [found, ...others] = await searchRoster('many', 'holder 19999', 9)
    expect([found?.last_name, others]).toEqual(['Holder 19999', []])
    expect(await findOnRoster('many', 'A-C7')).toMatchObject({ last_name: 'Holder 7' })
  })
})
