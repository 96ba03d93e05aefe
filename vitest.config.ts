import { defineConfig } from 'vitest/config'

const include = (names: string[]) => names.map((name) => `packages/${name}/src/**/*.test.{ts,tsx}`)

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: [...include(['contracts', 'emails', 'widget']), 'stacks/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'stand-ins',
          include: include(['core', 'functions', 'local', 'bench']),
          globalSetup: 'packages/local/src/vitest-setup.ts',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
