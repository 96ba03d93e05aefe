import { globSync, linkSync, mkdtempSync, readFileSync, rmSync, truncateSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { keep, readKept } from './kept-file.ts'
import { streamPosition } from './pumps/stream-position.ts'
import { localSecrets } from './stand-ins/local-secrets.ts'
import { openMailFile } from './stand-ins/mail-file.ts'
import { walletKeys } from './stand-ins/wallet-keys.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'foyer-kept-file-'))
const fileOf = (name: string) => path.join(folder, name)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('a file of the data directory', () => {
  it('is replaced as a whole, so that a kill leaves the old one or the new one', () => {
    const [file, old] = [fileOf('position.json'), fileOf('old.json')]
    keep(file, { shard: 'first' })
    linkSync(file, old)
    keep(file, { shard: 'second' })
    expect([readKept(old), readKept(file)]).toEqual([{ shard: 'first' }, { shard: 'second' }])
  })

  it('is written in this way alone, wherever Foyer runs locally', () => {
    const packages = fileURLToPath(new URL('../..', import.meta.url))
    const sources = globSync('{local,demo,stripe-stand-in}/src/**/*.ts', { cwd: packages })
    const inPlace = sources.filter(
      (file) =>
        !file.endsWith('.test.ts') &&
        /\b(writeFile|createWriteStream)/.test(readFileSync(path.join(packages, file), 'utf8')),
    )
    expect(inPlace).toEqual(['local/src/kept-file.ts'])
  })
})

describe.each([0, 2, 40])('npm start, when its files end after %d bytes,', (bytes) => {
  it('reads the stream from its start', () => {
    const file = fileOf('stream-position.json')
    streamPosition(file).set('shard-1', '123456789012345678901234567890')
    truncateSync(file, bytes)
    const position = streamPosition(file)
    expect(position.get('shard-1')).toBeUndefined()
    position.set('shard-1', '2')
    expect(streamPosition(file).get('shard-1')).toBe('2')
  })

  it('makes secrets and wallet keys again, and keeps those', () => {
    for (const [name, make] of [
      ['secrets.json', localSecrets],
      ['wallet-keys.json', walletKeys],
    ] as const) {
      const first = make(folder)
      truncateSync(fileOf(name), bytes)
      const second = make(folder)
      expect(second).not.toEqual(first)
      expect(make(folder)).toEqual(second)
    }
  })
})

describe('the inbox', () => {
  const store = createRequire(import.meta.url)(
    'aws-ses-v2-local/dist/store',
  ) as typeof import('aws-ses-v2-local/dist/store')
  const email = (subject: string) =>
    ({ messageId: subject, subject }) as Parameters<typeof store.saveEmail>[0]
  const subjects = () => store.getStoreReadonly().emails.map(({ subject }) => subject)

  it('misses only the email that a kill cut off, and keeps those that come later', () => {
    const file = fileOf('inbox.jsonl')
    const before = openMailFile(file)
    for (const subject of ['first', 'cut off']) {
      store.saveEmail(email(subject))
      before.save()
    }
    truncateSync(file, readFileSync(file).length - 5)
    store.clearStore()

    const after = openMailFile(file)
    expect(subjects()).toEqual(['first'])
    store.saveEmail(email('later'))
    after.save()
    store.clearStore()
    openMailFile(file)
    expect(subjects()).toEqual(['first', 'later'])
    store.clearStore()
  })
})
