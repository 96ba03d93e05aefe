import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder for all templates that the tests of one run make: files share them, so none of them may remove any. */
export function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-stacks-'))
  process.env.ASSEMBLY_FOLDER = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
