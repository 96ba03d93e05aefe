import type { ExtractorType } from '@lingui/conf'
import { shownSentence } from '../../contracts/src/error-code.ts'
import { errors } from '../../contracts/src/error-table.ts'

/** Takes the sentences of the contracts' errors into the catalogs, each under its code: a new code is one row of one table. */
export const errorExtractor: ExtractorType = {
  match: (file) => file.endsWith('/error-table.ts'),
  extract(file, _code, onMessageExtracted) {
    for (const code of Object.keys(errors) as (keyof typeof errors)[])
      onMessageExtracted({ id: code, message: shownSentence(code), origin: [file, 1], placeholders: {} })
  },
}
