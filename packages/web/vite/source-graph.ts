import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const contracts = path.resolve(import.meta.dirname, '../../contracts/src')
const imports = /\b(?:import|from)\s*\(?\s*['"]((?:\.|@foyer\/contracts\/)[^'"]+)['"]/g

/** The entry, and every source file of the web app and the contracts that it may load, now or later. */
export function sourceGraph(entry: string, found = new Set<string>()): Set<string> {
  if (found.has(entry) || !/\.tsx?$/.test(entry) || !existsSync(entry)) return found
  found.add(entry)
  // An endpoint's schemas are not in the browser (`endpoint-addresses.ts`).
  if (entry.endsWith('-endpoints.ts')) return found
  for (const [, address = ''] of readFileSync(entry, 'utf8').matchAll(imports)) {
    const inContracts = address.startsWith('@foyer/contracts/')
    const file = inContracts
      ? path.join(contracts, `${address.slice('@foyer/contracts/'.length)}.ts`)
      : path.resolve(path.dirname(entry), address)
    sourceGraph(file, found)
  }
  return found
}
