import { rmSync } from 'node:fs'
import { expect, it } from 'vitest'
import { bundleFunction } from './bundle-function.ts'
import { eagerBytes, zipBytes } from './cold-start.ts'

it('the API’s function stays small: 1.3 MB read at a cold start, 1.6 MB zipped with its maps', async () => {
  const bundled = await bundleFunction('api')
  expect(eagerBytes(bundled)).toBeLessThan(1_300_000)
  expect(zipBytes(bundled)).toBeLessThan(1_620_000)
  rmSync(bundled.directory, { recursive: true })
})
