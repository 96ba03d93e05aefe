import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'
import { translatedLocales } from './src/lib/locales.ts'

/** Two catalogs, so that the public event page does not carry the words of the whole app. */
export default defineConfig({
  sourceLocale: 'en',
  locales: [...translatedLocales],
  fallbackLocales: { default: 'en' },
  catalogs: [
    {
      path: '<rootDir>/src/locales/event-page/{locale}',
      include: ['<rootDir>/src/event-page'],
      exclude: ['**/*.test.*'],
    },
    {
      path: '<rootDir>/src/locales/app/{locale}',
      include: ['<rootDir>/src'],
      exclude: ['<rootDir>/src/event-page/**', '<rootDir>/src/styleguide/**', '**/*.test.*'],
    },
  ],
  format: formatter({ origins: true, lineNumbers: false }),
})
