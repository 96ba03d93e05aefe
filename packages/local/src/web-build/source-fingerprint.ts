import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

const ignored = new Set(['node_modules', 'dist'])

/** A hash over the names and contents of all files under these paths. Only equal sources have equal hashes. */
export function sourceFingerprint(roots: string[]): string {
  const hash = createHash('sha256')
  for (const root of roots) addTo(hash, root)
  return hash.digest('hex')
}

function addTo(hash: ReturnType<typeof createHash>, file: string): void {
  if (ignored.has(path.basename(file))) return
  const stat = statSync(file, { throwIfNoEntry: false })
  if (!stat) return
  hash.update(`${file}\n`)
  if (!stat.isDirectory()) {
    hash.update(readFileSync(file))
    return
  }
  for (const name of readdirSync(file).sort()) addTo(hash, path.join(file, name))
}
