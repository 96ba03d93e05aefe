import { lookup } from 'node:dns/promises'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { startReceiver } from '../testing/webhook-receiver.ts'
import { postWebhook } from './post-webhook.ts'
import { addressOf, isAllowedUrl } from './public-address.ts'

vi.mock('node:dns/promises', { spy: true })

afterEach(() => {
  vi.unstubAllEnvs()
  vi.mocked(lookup).mockReset()
})

/** Each names this machine, its network, the cloud's own services, or nothing that a webhook is for. */
const refused = [
  'http://example.com/hook',
  'ftp://example.com/hook',
  'file:///etc/passwd',
  'https://user:word@example.com/',
  'https://example.com:22/',
  'https://example.com:80/',
  'https://example.com:9443/',
  'https://8.8.8.8:25/',
  'https://localhost/',
  'https://LOCALHOST./',
  'https://foo.localhost/',
  'https://intranet/',
  'https://printer.local/',
  'https://db.internal/',
  'https://metadata.google.internal/',
  'https://router.home.arpa/',
  'https://127.0.0.1/',
  'https://127.1/',
  'https://2130706433/',
  'https://0x7f000001/',
  'https://0177.0.0.1/',
  'https://127.0.0.1./',
  'https://0.0.0.0/',
  'https://10.0.0.1/',
  'https://172.16.0.1/',
  'https://172.31.255.255/',
  'https://192.168.1.1/',
  'https://169.254.169.254/latest/meta-data/',
  'https://169.254.170.2/v2/credentials',
  'https://100.64.0.1/',
  'https://192.0.0.1/',
  'https://192.0.2.1/',
  'https://198.18.0.1/',
  'https://198.51.100.1/',
  'https://203.0.113.1/',
  'https://224.0.0.1/',
  'https://240.0.0.1/',
  'https://255.255.255.255/',
  'https://[::1]/',
  'https://[::]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[::ffff:a9fe:a9fe]/',
  'https://[::127.0.0.1]/',
  'https://[64:ff9b::a9fe:a9fe]/',
  'https://[64:ff9b:1::1]/',
  'https://[2002:7f00:1::]/',
  'https://[2001::1]/',
  'https://[2001:db8::1]/',
  'https://[fc00::1]/',
  'https://[fd00:ec2::254]/',
  'https://[fe80::1]/',
  'https://[fec0::1]/',
  'https://[ff02::1]/',
  'https://[100::1]/',
  'https://[4000::1]/',
]

describe('an address of a webhook', () => {
  it.each(refused)('is refused: %s', async (url) => {
    vi.stubEnv('WEBHOOK_INNER_HOSTS', '')
    expect(isAllowedUrl(url)).toBe(false)
    expect(await postWebhook(url, { headers: {}, body: '{}' })).toMatchObject({ answer_status: null })
    expect(lookup).not.toHaveBeenCalled()
  })

  it.each([
    'https://example.com/hook',
    'https://example.com:443/hook',
    'https://example.com:8443/a?b=c',
    'https://8.8.8.8/',
    'https://[2606:4700::1111]/',
    'https://müller.example/',
  ])('may be %s', async (url) => {
    vi.stubEnv('WEBHOOK_INNER_HOSTS', '')
    expect(isAllowedUrl(url)).toBe(true)
  })
})

describe('a public name', () => {
  const answers = (...addresses: string[]) =>
    vi
      .mocked(lookup)
      .mockImplementation((async () =>
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))) as never)

  it.each(refused.flatMap((url) => /^https:\/\/\[?([\d.:a-f]{7,})\]?\/$/.exec(url)?.[1] ?? []))(
    'is not reached where it leads to %s',
    async (address) => {
      answers(address)
      expect(await addressOf(new URL('https://rebound.example/'))).toBeNull()
    },
  )

  it('is not reached if one of its addresses is private', async () => {
    answers('93.184.215.14', '10.0.0.1')
    expect(await addressOf(new URL('https://rebound.example/'))).toBeNull()
  })

  it('is asked for once, and reached at the address that was checked', async () => {
    const receiver = await startReceiver()
    vi.stubEnv('WEBHOOK_INNER_HOSTS', 'rebound.example')
    answers('127.0.0.1')
    const url = receiver.url.replace('127.0.0.1', 'rebound.example')
    expect(await postWebhook(url, { headers: {}, body: '{}' })).toMatchObject({ answer_status: 200 })
    expect(lookup).toHaveBeenCalledOnce()
    expect(receiver.received[0]?.headers.host).toContain('rebound.example:')
    await receiver.stop()
  })
})
