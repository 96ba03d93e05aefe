import { globSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

const root = path.join(import.meta.dirname, '..')
const made = new Set(['node_modules', 'dist', '.build', '.foyer', '.sst', 'screenshots', 'test-results'])

/** The texts of the repository's own matching files, by path. Installed and built files are left out. */
export function textsOf(patterns) {
  const files = patterns.flatMap((pattern) =>
    globSync(pattern, { cwd: root, exclude: (file) => made.has(path.basename(file)) }),
  )
  return Object.fromEntries(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]))
}

/** A file's text, '' for a folder, or null when neither exists. */
export function readFromRoot(file) {
  const found = statSync(path.join(root, file), { throwIfNoEntry: false })
  if (!found) return null
  return found.isFile() ? readFileSync(path.join(root, file), 'utf8') : ''
}
