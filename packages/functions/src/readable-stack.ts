import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { fileURLToPath } from 'node:url'

const place = /(file:\/\/\S+?\.mjs):(\d+):(\d+)/g
const maps = new Map<string, SourceMap | null>()

/**
 * A minified stack mapped to the source lines. Maps are read when the first error is logged: Node's own flag
 * reads them with the code, at each cold start.
 */
export function readableStack(stack: string | undefined): string | undefined {
  return stack?.replace(place, (written, url: string, line: string, column: string) => {
    const origin = mapOf(url)?.findOrigin(Number(line), Number(column))
    return origin && 'fileName' in origin
      ? `${origin.fileName}:${origin.lineNumber}:${origin.columnNumber}`
      : written
  })
}

function mapOf(url: string): SourceMap | null {
  const known = maps.get(url)
  if (known !== undefined) return known
  const map = readMap(`${fileURLToPath(url)}.map`)
  maps.set(url, map)
  return map
}

function readMap(file: string): SourceMap | null {
  try {
    return new SourceMap(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return null
  }
}
