import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** What was last kept as JSON in that file. Null where it is missing or unreadable, such as after a full disk. */
export function readKept<T extends object>(file: string): T | null {
  try {
    return keptIn(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

/** What a text of JSON holds, and null for one that was cut off. */
export function keptIn<T extends object>(text: string): T | null {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Keeps it as JSON for this user alone. A process that is killed meanwhile leaves the file as it was. */
export function keep(file: string, kept: object): void {
  mkdirSync(path.dirname(file), { recursive: true })
  const fresh = `${file}.new`
  writeFileSync(fresh, JSON.stringify(kept, null, 2), { mode: 0o600 })
  renameSync(fresh, file)
}
