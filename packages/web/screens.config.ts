import { getConfig } from '@lingui/conf'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { defineConfig } from 'vitest/config'

const root = import.meta.dirname

/** What a test of a screen needs of the build: the words. */
export default defineConfig({
  root,
  plugins: [
    babel({
      cwd: root,
      presets: [linguiTransformerBabelPreset({ linguiConfig: getConfig({ cwd: root }) }, { cwd: root })],
    }),
    lingui({ cwd: root }),
  ],
  oxc: { jsx: { runtime: 'automatic', development: false } },
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  test: {
    include: ['src/**/*.screen.test.ts'],
    setupFiles: 'src/testing/screen-setup.ts',
    environment: './src/testing/browser.ts',
    // React as people get it, which takes two thirds of the time.
    env: { NODE_ENV: 'production' },
    // The app is read once for all files.
    isolate: false,
    restoreMocks: true,
    testTimeout: 300_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 120_000 } },
  },
})
