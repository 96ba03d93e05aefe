import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { afterAll, expect, it } from 'vitest'
import { bundleOptions } from '../../../stacks/bundle/bundle-options.ts'
import { readableStack } from './readable-stack.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const directory = mkdtempSync(path.join(tmpdir(), 'foyer-stack-'))
afterAll(() => rmSync(directory, { recursive: true }))

it('a stack names the source line of an error in code that was bundled as it is deployed', async () => {
  const written = [
    'export function refundOrder() {',
    '  const order = undefined',
    '  return order.total',
    '}',
  ]
  writeFileSync(path.join(directory, 'refund-order.js'), written.join('\n'))
  const outfile = path.join(directory, 'bundle.mjs')
  const entryPoints = [path.join(directory, 'refund-order.js')]
  await build({
    ...bundleOptions(root),
    entryPoints,
    outfile,
    bundle: true,
    format: 'esm',
    logLevel: 'silent',
  })
  const { refundOrder } = await import(pathToFileURL(outfile).href)

  const stack = readableStack(stackOf(refundOrder))
  expect(stack).toContain('refund-order.js:3:')
  expect(stack).not.toContain('bundle.mjs')
})

it('a stack stays as it is when there is no source map', () => {
  const stack = 'Error: no\n    at file:///var/task/nowhere.mjs:1:20'
  expect(readableStack(stack)).toBe(stack)
  expect(readableStack(undefined)).toBeUndefined()
})

function stackOf(run: () => unknown): string | undefined {
  try {
    run()
  } catch (error) {
    return (error as Error).stack
  }
  return undefined
}
