import { defineConfig } from '@lingui/cli'
import { babelExtractor } from '@lingui/cli/api/extractors/babel'
import { formatter } from '@lingui/format-po'
import { localeNames } from './src/lib/words/locales.ts'
import { tableExtractor } from './vite/table-extractor.ts'

/** The public pages have their own catalogs, so that they do not load the texts of the whole app. */
export default defineConfig({
  sourceLocale: 'en',
  locales: Object.keys(localeNames),
  fallbackLocales: { default: 'en' },
  catalogs: [
    {
      path: '<rootDir>/src/locales/event-page/{locale}',
      include: ['<rootDir>/src/event-page'],
      exclude: ['**/*.test.*'],
    },
    {
      path: '<rootDir>/src/locales/organizer-page/{locale}',
      include: ['<rootDir>/src/organizer-page'],
      exclude: ['**/*.test.*'],
    },
    {
      path: '<rootDir>/src/locales/app/{locale}',
      include: [
        '<rootDir>/src',
        '<rootDir>/../contracts/src/error-table.ts',
        '<rootDir>/../contracts/src/email/email.ts',
        '<rootDir>/../contracts/src/audit/audit.ts',
      ],
      exclude: [
        '<rootDir>/src/event-page/**',
        '<rootDir>/src/organizer-page/**',
        '<rootDir>/src/styleguide/**',
        '**/*.test.*',
      ],
    },
  ],
  extractors: [tableExtractor, babelExtractor],
  format: formatter({ origins: true, lineNumbers: false }),
})
