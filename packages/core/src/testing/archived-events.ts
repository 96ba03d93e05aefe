import {
  type ArchivedAccount,
  type ArchivedEvent,
  archivedEvent,
} from '@foyer/contracts/archive/archive-lines'
import { strFromU8 } from 'fflate'
import { linesIn } from './write-archive-file.ts'

type Files = Record<string, Uint8Array>

export const accountIn = (files: Files) =>
  JSON.parse(strFromU8(files['account.json'] ?? new Uint8Array())) as ArchivedAccount

/** The events of an archive in which things are called by their titles instead of their ids. Pictures, the status and the organizer are left out. */
export function eventsIn(files: Files) {
  const taxes = accountIn(files).taxes_and_fees.map((each) => [each.external_id, each.name])
  const events = linesIn<object>(files, 'events.jsonl').map((line) => archivedEvent.parse(line))
  return events
    .map((event) => plain(event, taxes))
    .toSorted((one, other) => one.title.localeCompare(other.title))
}

function plain(event: ArchivedEvent, taxes: string[][]) {
  const { external_id: _id, organizer: _organizer, images: _images, status: _status, ...fields } = event
  const names = [
    ...taxes,
    ...event.tickets.flatMap(({ external_id, title, prices }) => [
      [external_id, title],
      ...prices.map((price) => [price.external_id, `${title} ${price.label}`]),
    ]),
    ...event.questions.map(({ external_id, title }) => [external_id, title]),
  ]
  const told = names.reduce((text, [id = '', name = '']) => text.replaceAll(id, name), JSON.stringify(fields))
  return JSON.parse(told, (key, value) => (key === 'external_id' ? undefined : value)) as typeof fields
}
