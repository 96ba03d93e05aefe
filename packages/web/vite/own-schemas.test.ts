import { build } from 'vite'
import { expect, it } from 'vitest'
import { ownSchemas, ownZod } from './own-schemas.ts'

const files: Record<string, string> = {
  zod: 'export const object = (shape) => { globalThis.made = shape; return { z: shape } }',
  '/own/schema.ts':
    "import * as z from 'zod'\nexport const unused = z.object({ z: 1 })\nexport const used = z.object({ z: 2 }).z",
  '/node_modules/chart/ticks.js':
    'export function ticks() { const z = []; z.push(1); z.reverse(); return z }',
  '/own/entry.ts':
    "import { used } from './schema.ts'\nimport { ticks } from '/node_modules/chart/ticks.js'\nexport default [used, ticks()]",
}

it('leaves out an own schema that nothing uses, and nothing of a library that has a variable of the same name', async () => {
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [ownSchemas(), given],
    build: {
      write: false,
      minify: false,
      lib: { entry: '/own/entry.ts', formats: ['es'] },
      rolldownOptions: { treeshake: { manualPureFunctions: [ownZod] } },
    },
  })
  const [{ output: chunks }] = output as unknown as [{ output: [{ code: string }] }]
  const { code } = chunks[0]
  expect(code).toContain('z: 2')
  expect(code).not.toContain('z: 1')
  expect(code).toContain('z.push(1)')
  expect(code).toContain('z.reverse()')
})

const given = {
  name: 'given',
  enforce: 'pre' as const,
  resolveId: (id: string, importer?: string) =>
    id.startsWith('./') && importer ? `/own/${id.slice(2)}` : id in files ? id : undefined,
  load: (id: string) => files[id],
}
