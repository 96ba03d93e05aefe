import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'esbuild'

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
/** The last digit of a number is one of the first half (base 64 VLQ, ECMA-426). */
const lastDigits = new Set(digits.slice(0, 32))

/**
 * Leaves the names of variables out of the maps. Stacks say file, line and column; the names that they have are those of the code itself, which
 * keeps them. They were 6 % of the zip.
 */
export const namelessMaps: Plugin = {
  name: 'nameless-maps',
  setup({ initialOptions, onEnd }) {
    initialOptions.metafile = true
    onEnd(({ metafile }) => {
      const folder = initialOptions.absWorkingDir ?? process.cwd()
      for (const output of Object.keys(metafile?.outputs ?? {})) {
        if (!output.endsWith('.map')) continue
        const file = path.resolve(folder, output)
        writeFileSync(file, withoutNames(readFileSync(file, 'utf8')))
      }
    })
  },
}

/** The map without names: of each segment only where it stands, in which source, line and column. */
export function withoutNames(map: string): string {
  const { mappings, names: _, ...rest } = JSON.parse(map) as { mappings: string; names: string[] }
  return JSON.stringify({ ...rest, names: [], mappings: mappings.replaceAll(/[^,;]+/g, withoutName) })
}

/** A segment has one, four or five numbers. The fifth is its name. */
function withoutName(segment: string): string {
  let numbers = 0
  for (const [index, digit] of [...segment].entries()) {
    if (lastDigits.has(digit)) numbers += 1
    if (numbers === 4) return segment.slice(0, index + 1)
  }
  return segment
}
