import type { ExtractorType } from '@lingui/conf'
import { auditTable } from '../../contracts/src/audit/audit-words.ts'
import { emails } from '../../contracts/src/email/email.ts'
import { type ErrorCode, shownSentence } from '../../contracts/src/error-code.ts'
import { errors } from '../../contracts/src/error-table.ts'

/** The contracts' tables with words for people, by the end of their file: ids of messages, and their English. */
const tables: Record<string, () => [id: string, message: string][]> = {
  '/error-table.ts': () => Object.keys(errors).map((code) => [code, shownSentence(code as ErrorCode)]),
  '/email/email.ts': () => Object.entries(emails).map(([kind, word]) => [`email.word.${kind}`, word]),
  '/audit/audit.ts': () =>
    Object.entries(auditTable).flatMap(([action, [word, sentence]]) => [
      [`audit.word.${action}`, word],
      ...(sentence === null ? [] : [[`audit.${action}`, sentence] satisfies [string, string]]),
    ]),
}
const tableOf = (file: string) => Object.entries(tables).find(([end]) => file.endsWith(end))?.[1]

/** Takes the words of those tables into the catalogs: a new error, email or action is one row of one table. */
export const tableExtractor: ExtractorType = {
  match: (file) => file.includes('/contracts/') && tableOf(file) !== undefined,
  extract(file, _code, onMessageExtracted) {
    for (const [id, message] of tableOf(file)?.() ?? [])
      onMessageExtracted({ id, message, origin: [file, 1], placeholders: {} })
  },
}
