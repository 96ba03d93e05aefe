import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { createWebhookEndpoint, webhookEvents, webhookUrl } from '@foyer/core/payment/webhook-endpoint'
import { stripe } from '@foyer/core/stripe/stripe'
import { describe, expect, it, vi } from 'vitest'
import { defaults, type StageSettings } from '../../../../stacks/stage-settings.ts'
import { checks } from '../doctor/doctor.ts'
import { exportTable, letTablesBeExported } from '../testing/export-table.ts'
import { openDeployedStage } from '../testing/open-deployed-stage.ts'
import { operate, operateAt } from '../testing/operate.ts'
import { type Account, startAccount } from '../testing/start-account.ts'

const { deployed, secrets, put, stage } = await openDeployedStage()
const { SITE_URL, MEDIA_BUCKET } = deployed

/** The secrets that a new stage lacks. */
const needed = ['TOKEN_SECRET', 'STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET']

/** Names of the checks that have found something. */
const found = new Set<string>()

async function examine(of = 'rehearsal'): Promise<{ code: number; said: string }> {
  const examined = await operate('doctor', '--stage', of)
  for (const [, name = ''] of examined.said.matchAll(/^missing (\S+)$/gm)) found.add(name)
  return examined
}

/** What one check says about a deployed stage with these settings. */
async function look(
  name: string,
  settings: Partial<StageSettings>,
  siteUrl = SITE_URL,
): Promise<string | null> {
  process.env.PARAMETERS_PATH = deployed.PARAMETERS_PATH
  const check = checks.find((it) => it.name === name)
  const patient = { stage: 'rehearsal', settings: { ...defaults, ...settings }, deployed, orders: null }
  const sentence = (await check?.look({ ...patient, deployed: { ...deployed, SITE_URL: siteUrl } })) ?? null
  if (sentence !== null) found.add(name)
  return sentence
}

const domain = {
  name: 'tickets.example.org',
  certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/1',
  hostedZone: null,
}

describe('pnpm operate doctor', () => {
  it('says before the first deployment what it checks later, and that nothing else is missing', async () => {
    await startAccount()
    for (const name of needed) put(name, null)
    const { code, said } = await examine()
    expect(said).toContain('ok      bootstrap')
    for (const name of ['token-secret', 'stripe-secret-key', 'webhook-endpoint'])
      expect(said).toContain(`later   ${name}`)
    expect(said).toContain('Nothing is missing. Deploy: npx pnpm@12.21.0 exec sst deploy --stage rehearsal')
    expect(code).toBe(0)
  })

  it.each<[string, Partial<Account>, RegExp]>([
    ['bootstrap', { bootstrapVersion: null }, /npx cdk bootstrap aws:\/\/<account>\/eu-central-1/],
    ['bootstrap', { bootstrapVersion: 13 }, /npx cdk bootstrap/],
    ['concurrency', { concurrency: 10 }, /Lambda runs 10 functions at once in this account; Foyer needs 200/],
    [
      'policies',
      { policies: Array.from({ length: 16 }, (_, n) => `other-foyer-${n}`) },
      /has 20 of the quota "Response headers policies per AWS account"\. Others use 16, and the stage takes 5\. Ask AWS for more: Service Quotas \(us-east-1\), cloudfront/,
    ],
    [
      'policies',
      { cachePolicies: Array.from({ length: 19 }, (_, n) => `other-foyer-${n}`) },
      /"Cache policies per AWS account"\. Others use 19, and the stage takes 2/,
    ],
    [
      'behaviors',
      { quotas: { 'Cache behaviors per distribution': 25 } },
      /has 25 of the quota "Cache behaviors per distribution"\. Others use 0, and the stage takes 29/,
    ],
    ['sandbox', { isOutOfSandbox: false }, /SES mails verified addresses only/],
    ['sender', { identities: { 'example.com': false } }, /SES has not verified example\.com yet/],
    ['sender', { identities: {} }, /SES does not know example\.com in eu-central-1/],
    [
      'mail-rate',
      { mail: { perSecond: 5, perDay: 50_000, sent: 0 } },
      /SES sends 5 emails a second and 50000 a day .* AWS usually gives 14 and 50000/,
    ],
    ['account', { forbidden: ['sts'] }, /account cannot be checked: You may not ask sts/],
    ['sandbox', { forbidden: ['ses'] }, /sandbox cannot be checked: You may not ask ses/],
  ])('says what to do when %s is missing: %j', async (name, account, sentence) => {
    await startAccount(account)
    const { code, said } = await examine()
    expect(said).toContain(`missing ${name}`)
    expect(said).toMatch(sentence)
    expect(code).toBe(1)
  })

  it('asks for the simultaneous calls that a stage’s settings name, and for those that other stages left', async () => {
    await startAccount({ concurrency: 500 })
    expect(await look('concurrency', { concurrency: 1000 })).toMatch(/Lambda runs 500 .* needs 1000/)
    expect(await look('concurrency', { concurrency: 500 })).toBeNull()
    await startAccount({ concurrency: 1000, reserved: 300 })
    const { said } = await examine('production')
    expect(said).toMatch(/reserved 300 of the account's 1000 simultaneous calls\. The stage reserves 800/)
  })

  it('does not count the stage’s own policies among the others, and knows that AWS gave the account more', async () => {
    await startAccount({ policies: Array.from({ length: 16 }, (_, n) => `rehearsal-foyer-${n}`) })
    expect((await examine()).said).toContain('ok      policies')
    const quotas = { 'Response headers policies per AWS account': 50 }
    await startAccount({ policies: Array.from({ length: 16 }, (_, n) => `other-foyer-${n}`), quotas })
    expect((await examine()).said).toContain('ok      policies')
  })

  it('compares what SES sends with a planned sale: how late the last ticket comes, and whether the day’s quota is enough', async () => {
    const sale = async (orders: string, mail = { perSecond: 14, perDay: 50_000, sent: 1000 }) => {
      await startAccount({ mail })
      return (await operate('doctor', '--stage', 'rehearsal', '--orders', orders)).said
    }
    expect(await sale('12000')).toContain('ok      mail-rate')
    expect(await sale('20000')).toContain(
      'the last of 20000 buyers gets the ticket after 24 minutes. For 15 minutes, it must send 23. Ask AWS for more',
    )
    expect(await sale('49001')).toMatch(/SES sends 49000 more emails in these 24 hours, and 49001 orders/)
    expect(await sale('200000', { perSecond: 500, perDay: -1, sent: 0 })).toContain('ok      mail-rate')
    expect(await sale('many')).toContain('Say how many orders you expect')
  })

  it('says that a region takes fewer requests a second than the API can serve', async () => {
    await startAccount({ quotas: { 'Throttle rate': 2500 } })
    expect(await look('request-rate', { concurrency: 1000 })).toMatch(
      /takes 2500 requests a second from this account in this region, and the API can serve 5000\./,
    )
    expect(await look('request-rate', { concurrency: 500 })).toBeNull()
    expect(await look('request-rate', {})).toBeNull()
  })

  it.each([
    ['TOKEN_SECRET', null, /TOKEN_SECRET is not set\. Run: pnpm operate set-up/],
    ['TOKEN_SECRET', 'short', /TOKEN_SECRET does not look like one/],
    ['STRIPE_SECRET_KEY', 'pk_test_1', /STRIPE_SECRET_KEY does not look like one \(sk_live_…/],
    ['STRIPE_PUBLISHABLE_KEY', null, /STRIPE_PUBLISHABLE_KEY is not set/],
    ['STRIPE_SECRET_KEY', 'sk_live_1', /One of the Stripe keys is for test mode and the other for live mode/],
  ])('says what to do when the secret %s is %s', async (name, value, sentence) => {
    await startAccount({ deployed, corsOrigins: [SITE_URL] })
    put(name, value)
    const { code, said } = await examine()
    expect(said).toMatch(sentence)
    expect(code).toBe(1)
  })

  it('says one sentence for each setting that an untouched production stage lacks', async () => {
    await startAccount()
    const { said } = await examine('production')
    expect(said).toContain('missing settings')
    expect(said).toContain('production: Set `emailFrom`')
    expect(said).toContain('production: Set `alarmEmail`')
  })

  it.each<[Account['certificate'], RegExp | null]>([
    [{ Status: 'ISSUED', SubjectAlternativeNames: ['tickets.example.org'] }, null],
    [{ Status: 'ISSUED', SubjectAlternativeNames: ['*.example.org'] }, null],
    [
      { Status: 'PENDING_VALIDATION', SubjectAlternativeNames: ['tickets.example.org'] },
      /certificate of tickets\.example\.org is PENDING_VALIDATION\. Add the DNS records/,
    ],
    [{ Status: 'ISSUED', SubjectAlternativeNames: ['other.org'] }, /is for other\.org, not for tickets/],
  ])('checks the certificate of the domain: %j', async (certificate, sentence) => {
    await startAccount({ certificate })
    const said = await look('certificate', { domain })
    if (sentence) expect(said).toMatch(sentence)
    else expect(said).toBeNull()
  })

  it('says that a certificate must be in us-east-1, whatever the stage’s region', async () => {
    const elsewhere = { ...domain, certificateArn: 'arn:aws:acm:eu-central-1:1:certificate/1' }
    expect(await look('settings', { domain: elsewhere })).toContain('must be in us-east-1')
  })

  it('says that a domain has no address, and that a site does not answer as Foyer does', async () => {
    expect(await look('dns', { domain: { ...domain, name: 'tickets.invalid' } })).toContain(
      'tickets.invalid has no address in DNS. Point it at the distribution',
    )
    expect(await look('dns', { domain: { ...domain, name: 'localhost' } })).toBeNull()
    expect(await look('site', {}, 'http://127.0.0.1:1')).toContain('cannot be reached')
    expect(await look('site', {}, `${SITE_URL}/e/none`)).toMatch(/answers 404/)
    expect(await look('site', {})).toBeNull()
  })

  it('says that a stage which keeps its data can be removed by mistake, and that the site is not watched from outside', async () => {
    const account = await startAccount({
      stacks: {
        'rehearsal-foyer-site': { status: 'UPDATE_COMPLETE', isProtected: false },
        'rehearsal-foyer-api': { status: 'UPDATE_COMPLETE', isProtected: true },
        'other-foyer-site': { status: 'UPDATE_COMPLETE', isProtected: false },
      },
    })
    expect(await look('protection', { keepData: true })).toMatch(/would remove rehearsal-foyer-site without/)
    expect(await look('protection', {})).toBeNull()
    expect(await look('outside', { watchFromOutside: true })).toContain('is not watched from outside. Run:')
    expect(await look('outside', {})).toBeNull()
    account.stacks['rehearsal-foyer-outside'] = { status: 'ROLLBACK_COMPLETE', isProtected: false }
    expect(await look('outside', { watchFromOutside: true })).toContain('has the status ROLLBACK_COMPLETE')
    account.stacks['rehearsal-foyer-outside'] = { status: 'CREATE_COMPLETE', isProtected: false }
    expect(await look('outside', { watchFromOutside: true })).toBeNull()
  })

  it('says that the copy elsewhere has no table, one older than a day and a half, or no images', async () => {
    await new S3Client({ forcePathStyle: true }).send(new CreateBucketCommand({ Bucket: 'foyer-copy' }))
    await letTablesBeExported()
    const copyTo = { bucket: 'foyer-copy', account: '123456789012' }
    const says = () => look('copy-of-table', { copyTo })
    expect(await look('copy-of-table', {})).toBeNull()
    expect(await says()).toContain(
      'The bucket foyer-copy has no copy of the table. The first one comes within a day',
    )
    await exportTable(deployed.TABLE_NAME, 'foyer-copy')
    expect(await says()).toBeNull()
    vi.setSystemTime(Date.now() + 37 * 3_600_000)
    expect(await says()).toContain(
      'The newest copy of the table in foyer-copy is 37 hours old. If none comes',
    )
    await exportTable(deployed.TABLE_NAME, 'no-such-bucket')
    expect(await says()).toMatch(/is 37 hours old\. The last export failed: .*NoSuchBucket/)

    const account = await startAccount()
    expect(await look('copy-of-images', { copyTo })).toContain(
      'are not copied to foyer-copy. Run: pnpm operate set-up',
    )
    account.mediaCopy = { bucket: 'foyer-copy', role: '' }
    expect(await look('copy-of-images', { copyTo })).toBeNull()
    expect(await look('copy-of-images', {})).toBeNull()
  })

  it('says what is wrong with Stripe’s webhook endpoint: missing, disabled, without some events, of another version', async () => {
    const says = () => look('webhook-endpoint', {})
    expect(await look('webhook-endpoint', {}, 'https://other.example.org')).toContain(
      'Stripe has no webhook endpoint for https://other.example.org/api/public/webhooks/stripe. Run: pnpm operate set-up',
    )
    const { webhookEndpoints } = await stripe()
    const { id } = await createWebhookEndpoint(webhookUrl(SITE_URL))
    expect(await says()).toBeNull()
    await webhookEndpoints.update(id, { enabled_events: ['refund.created'] })
    expect(await says()).toContain('Stripe does not send payment_intent.succeeded')
    await webhookEndpoints.update(id, { disabled: true })
    expect(await says()).toContain(`webhook endpoint ${id} is disabled`)
    await webhookEndpoints.del(id)
    const older = await webhookEndpoints.create({
      url: webhookUrl(SITE_URL),
      connect: true,
      api_version: '2025-03-31.basil',
      enabled_events: [...webhookEvents],
    })
    expect(await says()).toContain('webhook endpoint uses version 2025-03-31.basil, Foyer')
    await webhookEndpoints.del(older.id)
  })

  it('says that Stripe refuses a key, and what Stripe answers', async () => {
    put('STRIPE_SECRET_KEY', 'sk_test_unknown')
    expect(await look('connect', {})).toContain('Stripe refuses the key, or Connect is off')
    put('STRIPE_SECRET_KEY', secrets.get('/foyer/rehearsal/STRIPE_SECRET_KEY') ?? null)
    vi.setSystemTime(Date.now() + 301_000)
    expect(await look('connect', {})).toBeNull()
  })

  it('checks a deployed stage and Stripe too, and finds a stage ready after its set-up', async () => {
    const account = await startAccount({ deployed, keepsVersions: false })
    const before = await examine()
    expect(before.said).toContain(`accepts no images from ${SITE_URL}`)
    expect(before.said).toContain(`The bucket ${MEDIA_BUCKET} keeps no versions, so a deleted image is lost`)
    await operate('set-up', '--stage', 'rehearsal')
    expect([account.corsOrigins, account.keepsVersions]).toEqual([[SITE_URL], true])
    vi.setSystemTime(Date.now() + 301_000)
    const { code, said } = await examine()
    expect(said).toContain(`Nothing is missing. The stage rehearsal is ready: ${SITE_URL}`)
    expect(said).not.toContain('later')
    expect(code).toBe(0)
  })

  it('agrees with set-up about a stage that sells only free tickets: both end well, without Stripe’s keys', async () => {
    await startAccount({ deployed })
    for (const name of needed) put(name, null)
    const before = await examine()
    expect(before.said).toContain('TOKEN_SECRET is not set. Run: pnpm operate set-up --stage rehearsal')
    expect(before.said).not.toMatch(/missing (stripe|webhook|connect)/)
    const setUp = await operateAt({ ask: async () => '' }, 'set-up', '--stage', 'rehearsal')
    expect([setUp.code, setUp.said]).toEqual([0, expect.stringContaining('doctor --stage rehearsal')])
    const { code, said } = await examine()
    expect([code, said]).toEqual([
      0,
      expect.stringContaining('Nothing is missing. The stage rehearsal is ready'),
    ])
    expect(said).toContain("Without Stripe's keys, events can only be free.")
  })

  it('finds that the site refuses events when the stored secret is not the one that functions use', async () => {
    await startAccount({ deployed, corsOrigins: [SITE_URL] })
    await examine()
    put('STRIPE_WEBHOOK_SECRET', 'whsec_another')
    const { said } = await examine()
    expect(said).toContain('missing events-heard')
    expect(said).toContain('The site answers 400 to an event that is signed with STRIPE_WEBHOOK_SECRET')
  })

  it('says that a wallet is offered without its credentials, and nothing where none is offered', async () => {
    expect(await look('apple-pass-certificate', {})).toBeNull()
    expect(await look('google-wallet-key', {})).toBeNull()
    put('WALLETS', 'APPLE,GOOGLE')
    expect(await look('apple-pass-certificate', {})).toContain(
      'Apple Wallet is offered without its certificates',
    )
    expect(await look('google-wallet-key', {})).toContain('Google Wallet is offered without its key')
    put('WALLETS', null)
  })

  it('says that Parameter Store answers 40 reads a second, which a stage can live with, until that is raised', async () => {
    await startAccount({ deployed, corsOrigins: [SITE_URL] })
    expect((await examine()).said).toContain('ok      parameter-throughput')
    stage.parameters.isRaised = false
    expect(await look('parameter-throughput', {})).toContain(
      'Parameter Store answers 40 reads a second in this account and region.',
    )
    vi.setSystemTime(Date.now() + 1000)
    expect((await examine()).said).toContain('advice  parameter-throughput')
    stage.parameters.isRaised = true
  })

  it('refuses a shell that names another region than the stage', async () => {
    await startAccount()
    vi.stubEnv('AWS_REGION', 'us-east-1')
    const { code, said } = await examine()
    expect(said).toMatch(/^AWS_REGION is us-east-1 in this shell, but the stage rehearsal is in eu-central-1/)
    expect(code).toBe(1)
  })

  it('says that a deployed stage lacks the webhook’s secret', async () => {
    await startAccount({ deployed, corsOrigins: [SITE_URL] })
    put('STRIPE_WEBHOOK_SECRET', null)
    expect((await examine()).said).toContain('STRIPE_WEBHOOK_SECRET is not set. Run: pnpm operate set-up')
  })

  it('has a test above in which each of its checks finds something', () => {
    expect(checks.map(({ name }) => name).filter((name) => !found.has(name))).toEqual([])
  })

  it('lists what each of its checks asks', async () => {
    const { said } = await operate('doctor', '--list')
    for (const { name, asks } of checks) expect(said).toContain(`${name}: ${asks}`)
  })
})
