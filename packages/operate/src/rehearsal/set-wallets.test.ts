import { createPrivateKey, X509Certificate } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startParameterStore } from '@foyer/local/stand-ins/start-parameter-store'
import { makeWalletKeys } from '@foyer/local/stand-ins/wallet-keys'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { walletChecks } from '../doctor/wallet-checks.ts'
import { operate } from '../testing/operate.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'foyer-wallets-'))
const store = await startParameterStore({})
vi.stubEnv('AWS_ENDPOINT_URL_SSM', store.url)
vi.stubEnv('PARAMETERS_PATH', '/foyer/wallets')
afterAll(async () => {
  vi.unstubAllEnvs()
  await store.stop()
  rmSync(folder, { recursive: true })
})
beforeEach(() => store.values.clear())

const stored = (name: string) => store.values.get(`/foyer/wallets/${name}`)

function file(name: string, content: string): string {
  const at = path.join(folder, name)
  writeFileSync(at, content)
  return at
}

/** What an operator has from Apple: certificate, key and Apple's own certificate, as PEM files. */
function appleFiles(keys = makeWalletKeys()) {
  const [certificate = '', key = ''] = keys.apple_pass.split('.')
  const pem = new X509Certificate(Buffer.from(certificate, 'base64')).toString()
  const own = createPrivateKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'pkcs8' })
  return {
    keys,
    certificate: ['--apple-certificate', file('pass.pem', pem)],
    key: ['--apple-key', file('pass.key', own.export({ type: 'pkcs8', format: 'pem' }) as string)],
    authority: ['--apple-authority', file('wwdr.pem', keys.authority)],
  }
}

const setWallets = (...words: string[]) => operate('set-wallets', ...words)
const looks = () =>
  Promise.all(
    walletChecks.map(({ look }) =>
      look({ stage: 'test', settings: {} as never, deployed: null, orders: null }),
    ),
  )

describe('pnpm operate set-wallets', () => {
  it('puts Apple’s certificates, then offers Apple’s wallet, and says when the certificate ends', async () => {
    const { keys, certificate, key, authority } = appleFiles()
    const { code, said } = await setWallets(...certificate, ...key, ...authority)
    expect([code, said]).toEqual([0, expect.stringMatching(/pass\.example\.foyer is put\. .* ends on /)])
    expect(stored('APPLE_PASS')).toBe(keys.apple_pass)
    expect(stored('APPLE_WWDR_CERTIFICATE')).toBe(keys.authority)
    expect(stored('WALLETS')).toBe('APPLE')
    expect(said).not.toContain('PRIVATE KEY')
    // A new certificate next year: Apple's own is there already.
    expect((await setWallets(...certificate, ...key)).code).toBe(0)
  })

  it('puts Google’s key and issuer beside it, and nothing of the file that is not needed', async () => {
    const { keys, certificate, key, authority } = appleFiles()
    await setWallets(...certificate, ...key, ...authority)
    const { private_key } = keys.google
    const account = {
      client_email: 'a@b.example',
      private_key,
      token_uri: 'https://oauth2.example/token',
      private_key_id: 'x',
    }
    const words = [
      '--google-key',
      file('account.json', JSON.stringify(account)),
      '--google-issuer',
      '3388000000012345678',
    ]
    expect((await setWallets(...words)).code).toBe(0)
    expect(JSON.parse(stored('GOOGLE_WALLET') ?? '')).toEqual({
      issuer_id: '3388000000012345678',
      client_email: 'a@b.example',
      private_key,
      token_uri: 'https://oauth2.example/token',
    })
    expect(stored('WALLETS')).toBe('APPLE,GOOGLE')
    expect(await looks()).toEqual([null, null])
  })

  it('writes nothing where a key, an authority or an issuer does not fit', async () => {
    const { certificate, key, authority, keys } = appleFiles()
    const strange = makeWalletKeys()
    const foreignKey = ['--apple-key', file('other.key', strange.google.private_key)]
    const foreignAuthority = ['--apple-authority', file('other.pem', strange.authority)]
    const account = ['--google-key', file('bad.json', JSON.stringify({ client_email: 'a@b.example' }))]
    for (const words of [
      [...certificate, ...foreignKey, ...authority],
      [...certificate, ...key, ...foreignAuthority],
      [...certificate, ...key],
      [...certificate],
      ['--apple-certificate', path.join(folder, 'missing'), ...key],
      [...account, '--google-issuer', '3388000000012345678'],
      ['--google-key', file('ok.json', JSON.stringify(keys.google))],
    ]) {
      expect((await setWallets(...words)).code).toBe(1)
      expect([...store.values]).toEqual([])
    }
  })
})

describe('pnpm operate doctor', () => {
  it('asks nothing of wallets of a stage without them', async () => {
    expect(await looks()).toEqual([null, null])
  })

  it('says when the certificate ends within 30 days, and when credentials are gone', async () => {
    const { certificate, key, authority } = appleFiles(makeWalletKeys({ days: 20 }))
    await setWallets(...certificate, ...key, ...authority)
    expect(await looks()).toEqual([expect.stringMatching(/ends in (19|20) days/), null])
    store.values.delete('/foyer/wallets/APPLE_PASS')
    store.values.set('/foyer/wallets/WALLETS', 'APPLE,GOOGLE')
    expect(await looks()).toEqual([
      expect.stringContaining('offered without its certificates'),
      expect.stringContaining('offered without its key'),
    ])
  })
})
