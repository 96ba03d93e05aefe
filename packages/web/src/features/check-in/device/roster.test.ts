import type { DoorAttendee } from '@foyer/contracts/check-in/check-in'
import { expect, it, onTestFinished, vi } from 'vitest'
import { emptyDevice } from '../../../testing/empty-device.ts'
import { codeHash } from './code-hash.ts'
import { doorDatabase } from './door-database.ts'
import {
  findOnRoster,
  forgetAdmission,
  forgetLongUnseen,
  forgetUnseen,
  keepOnRoster,
  searchRoster,
} from './roster.ts'

await emptyDevice()

const attendee = async (code: string, first_name: string, last_name: string): Promise<DoorAttendee> => ({
  code_hash: await codeHash(code),
  reference: `A-${code.toUpperCase()}`,
  first_name,
  last_name,
  ticket_id: 'tk_2222222222222222',
  ticket_title: 'Standing',
  price_label: '',
  status: 'ACTIVE',
  checked_in_at: null,
  former: [],
})
const ada = await attendee('ada', 'Ada', 'Lovelace')
const zoe = await attendee('zoe', 'Zoë', 'Müller')
const early = '2026-06-05T18:00:00.000Z'
const late = '2026-06-05T19:00:00.000Z'

it('the roster finds a ticket of one list by its QR code and by its reference', async () => {
  await keepOnRoster('codes', [ada, zoe], early)
  expect(await findOnRoster('codes', 'ada')).toMatchObject(ada)
  expect(await findOnRoster('codes', 'A-ZOE')).toMatchObject(zoe)
  expect(await findOnRoster('other', 'ada')).toBeNull()
  expect(await findOnRoster('codes', 'A-NOBODY')).toBeNull()
})

it('the roster searches names ignoring case and accents, by last name', async () => {
  await keepOnRoster('search', [zoe, ada], early)
  const found = async (text: string) =>
    (await searchRoster('search', text, 10)).map(({ first_name }) => first_name)
  expect(await found('')).toEqual(['Ada', 'Zoë'])
  expect(await found('ZOE mul')).toEqual(['Zoë'])
  expect(await found('a-ada')).toEqual(['Ada'])
  expect(await found('nobody')).toEqual([])
})

const firstNames = async (list: string) =>
  (await searchRoster(list, '', 10)).map(({ first_name }) => first_name)

it('a search does not wait for a disk that is busy, once the list was read', async () => {
  await keepOnRoster('busy', [ada], early)
  expect(await firstNames('busy')).toEqual(['Ada'])
  const { store, done } = (await doorDatabase()).transaction('guests', 'readwrite')
  let isBusy = true
  onTestFinished(() => {
    isBusy = false
  })
  const work = (async () => {
    while (isBusy) await store.count()
  })()
  expect(await firstNames('busy')).toEqual(['Ada'])
  isBusy = false
  await Promise.all([work, done])
})

it('a search knows what this tab kept since the last one, and soon what another tab did', async () => {
  await keepOnRoster('tabs', [ada], early)
  expect(await firstNames('tabs')).toEqual(['Ada'])
  await keepOnRoster('tabs', [zoe], late)
  expect(await firstNames('tabs')).toEqual(['Ada', 'Zoë'])
  await (await doorDatabase()).delete('guests', ['tabs', ada.code_hash])
  await vi.waitFor(async () => expect(await firstNames('tabs')).toEqual(['Zoë']))
})

it('the roster does not let a slow answer undo an admission', async () => {
  await keepOnRoster('slow', [{ ...ada, checked_in_at: late }], late)
  await keepOnRoster('slow', [ada], early)
  expect(await findOnRoster('slow', 'ada')).toMatchObject({ checked_in_at: late })
  await forgetAdmission('slow', 'ada')
  expect(await findOnRoster('slow', 'ada')).toMatchObject({ checked_in_at: null })
})

it('the roster forgets people the list no longer shows, and only on that list', async () => {
  await keepOnRoster('seen', [ada, zoe], early)
  await keepOnRoster('another', [zoe], early)
  await keepOnRoster('seen', [ada], late)
  await forgetUnseen('seen', late)
  expect(await findOnRoster('seen', 'ada')).not.toBeNull()
  expect(await findOnRoster('seen', 'zoe')).toBeNull()
  expect(await findOnRoster('another', 'zoe')).not.toBeNull()
})

it('the roster forgets people that no list has shown for a month', async () => {
  await keepOnRoster('old', [ada], early)
  const month = 31 * 24 * 60 * 60 * 1000
  await forgetLongUnseen(Date.parse(early) + month / 2)
  expect(await findOnRoster('old', 'ada')).not.toBeNull()
  await forgetLongUnseen(Date.parse(early) + month)
  expect(await findOnRoster('old', 'ada')).toBeNull()
})

it('the roster knows a ticket that was passed on by its former code and reference, and does not find it by name', async () => {
  const passed_on_at = late
  const former = { code_hash: ada.code_hash, reference: ada.reference, passed_on_at }
  await keepOnRoster('passed', [ada], early)
  await keepOnRoster('passed', [{ ...zoe, former: [former] }], late)
  expect(await findOnRoster('passed', 'ada')).toMatchObject({ passed_on_at, checked_in_at: null })
  expect(await findOnRoster('passed', 'A-ADA')).toMatchObject({ passed_on_at })
  expect((await findOnRoster('passed', 'zoe'))?.passed_on_at).toBeUndefined()
  expect((await searchRoster('passed', '', 10)).map(({ first_name }) => first_name)).toEqual(['Zoë'])
})

it('the roster finds an imported ticket by its old code, also where that looks like a reference, and what it learned since', async () => {
  const old = { ...ada, codes: [await codeHash('old-code-1'), await codeHash('A-K7QWERT')] }
  await keepOnRoster('imported', [old, zoe], early)
  for (const code of ['old-code-1', 'A-K7QWERT'])
    expect(await findOnRoster('imported', code)).toMatchObject(ada)
  expect(await findOnRoster('imported', 'old-code-2')).toBeNull()
  await keepOnRoster('imported', [{ ...old, checked_in_at: late }], late)
  expect(await findOnRoster('imported', 'old-code-1')).toMatchObject({ checked_in_at: late })
})

it('the roster gives an old code to the valid ticket where a canceled one had it before', async () => {
  const codes = [await codeHash('old-code-1')]
  await keepOnRoster(
    'again',
    [
      { ...ada, codes, status: 'CANCELLED' },
      { ...zoe, codes },
    ],
    early,
  )
  expect(await findOnRoster('again', 'old-code-1')).toMatchObject(zoe)
})
