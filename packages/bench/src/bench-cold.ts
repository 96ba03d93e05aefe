import { rmSync } from 'node:fs'
import { buildWeb } from '@foyer/local/web-build/build-web'
import { bundledHandlers, bundleFunction } from './cold/bundle-function.ts'
import { eagerBytes, importMilliseconds, zipBytes } from './cold/cold-start.ts'

const times = Number(process.argv[2] ?? 7)

// The page's function contains the pages that the web build rendered.
await buildWeb((step) => console.log(`  · ${step}`))
console.log('  Function                          import (CPU)   read at once   zip')
for (const handler of bundledHandlers) {
  const bundled = await bundleFunction(handler)
  const milliseconds = await importMilliseconds(bundled, times)
  const columns = [
    handler.padEnd(34),
    `${milliseconds.toFixed(0)} ms`.padEnd(15),
    kilobytes(eagerBytes(bundled)).padEnd(15),
    kilobytes(zipBytes(bundled)),
  ]
  console.log(`  ${columns.join('')}`)
  rmSync(bundled.directory, { recursive: true, force: true })
}

function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1000)} KB`
}
