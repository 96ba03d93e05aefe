import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'

type Store = typeof import('aws-ses-v2-local/dist/store')

/** Keeps the inbox of the SES stand-in, which is only in memory, in a file with one message per line. */
export function openMailFile(file: string) {
  const store = createRequire(import.meta.url)('aws-ses-v2-local/dist/store') as Store
  for (const line of existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []) {
    if (line) store.saveEmail(JSON.parse(line))
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
      const fresh = emails.slice(written).map((email) => `${JSON.stringify(email)}\n`)
      if (fresh.length > 0) appendFileSync(file, fresh.join(''))
      written = emails.length
    },
  }
}
