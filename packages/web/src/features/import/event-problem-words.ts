import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { placeText } from './place-words.ts'
import { type Problem, sentenceOf } from './problem-words.ts'

/** In these, `about` stands for what a problem names: a row, a file of an archive, a version or a limit. */
const about = ''
const naming: Record<string, MessageDescriptor> = {
  'file.changed': msg`The archive changed while it was imported. Choose it again.`,
  'file.damaged': msg`“${about}” in the archive cannot be read. Download the archive again, and choose it as it is.`,
  'file.encrypted': msg`“${about}” in the archive is encrypted. Choose the archive as it was downloaded.`,
  'file.invalid': msg`“${about}” is not as an archive has it. Choose the archive as it was downloaded.`,
  'file.lacking': msg`The archive lacks “${about}”. Choose it as it was downloaded.`,
  'file.not_archive': msg`This ZIP file is not an archive of Foyer. Choose the file that the page “Archive” of an account made, as it was downloaded.`,
  'file.not_zip': msg`This is not a ZIP file that can be read. Download the archive again.`,
  'file.too_large': msg`The archive is larger than an import takes: ${about}.`,
  'file.too_many_files': msg`The archive has more than ${about} files.`,
  'file.twice': msg`The archive has “${about}” twice. Choose it as it was downloaded.`,
  'file.version': msg`The archive has version ${about}, which this Foyer does not read. Ask its operator for a newer release.`,
  'file.without_event': msg`“${about}” has the orders of an event that was not imported.`,
  'row.id_twice': msg`Row ${about} has the same external_id.`,
}
/** The same where a problem names nothing. */
const unnamed: Record<string, MessageDescriptor> = {
  'file.encrypted': msg`The archive is encrypted. Choose it as it was downloaded.`,
}
/** These stand behind the place in the line that they are about. */
const placed: Record<string, MessageDescriptor> = {
  'image.twice': msg`This picture was brought already. Each is brought once.`,
  'organizer.not_found': msg`The account has no organizer of this name, or several. Choose the organizer of the events before you try the file.`,
  'row.belongings_differ': msg`This event was imported with other tickets, codes, questions, translations or another currency. Change it in Foyer, or undo that import.`,
  'row.event_in_use': msg`This event is live, archived or has orders, so that an import leaves it as it is. Change it in Foyer.`,
  'row.language_twice': msg`The event has its texts in this language already.`,
  'row.name_twice': msg`Two tickets have this name. Give each an external_id.`,
  'row.unreadable': msg`This line cannot be read. Write one event as JSON on each line.`,
  'tax_or_fee.not_found': msg`The account has no tax or fee of this name, or several. Create it under Taxes and fees, with the name that the file has.`,
  'ticket.not_found': msg`The event has no ticket with this name.`,
}

/** Why an event, another part of an archive or the whole file is not imported, in the reader's language. */
export function eventProblemText(
  problem: Problem & { named?: readonly string[] | undefined },
  i18n: I18n,
): string {
  const { code, about, named: names = [] } = problem
  const named = (about === null && unnamed[code ?? '']) || naming[code ?? '']
  if (named) return i18n._({ ...named, values: { about } })
  const sentence = placed[code ?? '']
  const text = sentence ? i18n._(sentence) : sentenceOf(problem, i18n)
  return about ? `${placeText(about, names, i18n)}: ${text}` : text
}
