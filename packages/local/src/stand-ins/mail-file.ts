import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { keptIn } from '../kept-file.ts'

type Store = typeof import('aws-ses-v2-local/dist/store')

/**
 * Keeps the inbox of the SES stand-in, which is only in memory, in a file with one message per line. Each line break comes before its message, so
 * that one that a kill cut off spoils no other.
 */
export function openMailFile(file: string) {
  const store = createRequire(import.meta.url)('aws-ses-v2-local/dist/store') as Store
  for (const line of existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []) {
    const email = keptIn<Parameters<Store['saveEmail']>[0]>(line)
    if (email) store.saveEmail(email)
  }
  let written = store.getStoreReadonly().emails.length
  return {
    /** Writes what arrived since the last call, and starts over when the inbox was cleared. */
    save() {
      const { emails } = store.getStoreReadonly()
      if (emails.length < written) {
        rmSync(file, { force: true })
        written = 0
      }
      const fresh = emails.slice(written).map((email) => `\n${JSON.stringify(email)}`)
      if (fresh.length > 0) appendFileSync(file, fresh.join(''))
      written = emails.length
    },
  }
}
