import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { listWebhookEndpoints, webhookUrl } from '@foyer/core/payment/webhook-endpoint'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { openDeployedStage } from '../testing/open-deployed-stage.ts'
import { operateAt } from '../testing/operate.ts'
import { startAccount } from '../testing/start-account.ts'

const { stage, deployed, secrets, put } = await openDeployedStage()
const { SITE_URL } = deployed

describe('pnpm operate set-up', () => {
  const setUp = (answers: Record<string, string>, ...words: string[]) =>
    operateAt(
      {
        ask: async (question) =>
          answers[Object.keys(answers).find((it) => question.includes(it)) ?? ''] ?? '',
      },
      'set-up',
      '--stage',
      'rehearsal',
      ...words,
    )

  it('generates the token secret, asks for Stripe’s keys, and creates one webhook endpoint, however often it runs', async () => {
    await startAccount({ deployed })
    const keys = {
      STRIPE_SECRET_KEY: stage.secret('STRIPE_SECRET_KEY'),
      STRIPE_PUBLISHABLE_KEY: stage.secret('STRIPE_PUBLISHABLE_KEY'),
    }
    for (const name of [
      'TOKEN_SECRET',
      'STRIPE_SECRET_KEY',
      'STRIPE_PUBLISHABLE_KEY',
      'STRIPE_WEBHOOK_SECRET',
    ])
      put(name, null)
    expect((await setUp(keys)).code).toBe(0)
    expect(stage.secret('TOKEN_SECRET')).toMatch(/^.{64}$/)
    expect(stage.secret('STRIPE_SECRET_KEY')).toBe(keys.STRIPE_SECRET_KEY)
    expect(stage.secret('STRIPE_WEBHOOK_SECRET')).toMatch(/^whsec_/)
    const [first, ...more] = await listWebhookEndpoints(webhookUrl(SITE_URL))
    expect([first?.is_enabled, more]).toEqual([true, []])

    const kept = new Map(stage.parameters.values)
    await setUp({})
    expect(stage.parameters.values).toEqual(kept)
    expect(await listWebhookEndpoints(webhookUrl(SITE_URL))).toEqual([first])
  })

  it('replaces a key only with --overwrite', async () => {
    await startAccount({ deployed })
    await setUp({ STRIPE_PUBLISHABLE_KEY: 'pk_test_other' })
    expect(stage.secret('STRIPE_PUBLISHABLE_KEY')).toBe(
      secrets.get('/foyer/rehearsal/STRIPE_PUBLISHABLE_KEY'),
    )
    await setUp({ STRIPE_PUBLISHABLE_KEY: 'pk_test_other' }, '--overwrite')
    expect(stage.secret('STRIPE_PUBLISHABLE_KEY')).toBe('pk_test_other')
  })

  it('refuses a text that is not a key', async () => {
    await startAccount({ deployed })
    const { code, said } = await setUp({ STRIPE_PUBLISHABLE_KEY: 'sk_test_1' }, '--overwrite')
    expect([code, said]).toEqual([
      1,
      expect.stringContaining('That is not a STRIPE_PUBLISHABLE_KEY. Nothing has changed.'),
    ])
  })

  it('opens the first account, and its owner can sign in, even when sign-up is closed', async () => {
    await startAccount({ deployed: { ...deployed, SIGN_UP: 'closed' } })
    onTestFinished(() => {
      process.env.SIGN_UP = 'open'
    })
    const email = `first-${Date.now()}@example.com`
    const { code, said } = await setUp({ 'A password': 'correct horse' }, '--owner', email)
    expect([code, said]).toEqual([0, expect.stringContaining(`${email} has an account`)])
    const stranger = {
      first_name: 'Ada',
      last_name: '',
      email: `other-${email}`,
      password: 'correct horse',
      password_confirmation: 'correct horse',
      is_terms_accepted: true,
    }
    expect((await stage.call('POST /auth/register', { body: stranger })).status).toBe(403)
    const login = await stage.call('POST /auth/login', { body: { email, password: 'correct horse' } })
    expect(login.status).toBe(200)
  })

  it('protects the stacks of a stage that keeps its data, and has its site watched from outside while the settings say so', async () => {
    const { host } = new URL(SITE_URL)
    const account = await startAccount({
      deployed,
      stacks: { 'rehearsal-foyer-site': { status: 'UPDATE_COMPLETE', isProtected: false } },
    })
    const settings = { keepData: true, alarmEmail: 'ops@example.org', watchFromOutside: true }
    useSettings({ rehearsal: settings })
    const first = await setUp({})
    expect(first.said).toContain('1 stacks of rehearsal are protected')
    expect(account.stacks['rehearsal-foyer-site']?.isProtected).toBe(true)
    expect(first.said).toContain('Route 53 watches')
    const template = account.stacks['rehearsal-foyer-outside']?.template ?? ''
    expect(template).toContain(`"FullyQualifiedDomainName":"${host.split(':')[0]}"`)
    expect(template).toContain('"Endpoint":"ops@example.org"')

    expect((await setUp({})).said).not.toMatch(/outside|protected/)
    useSettings({ rehearsal: { ...settings, alarmEmail: 'others@example.org' } })
    expect((await setUp({})).said).toContain('is brought up to date')
    expect(account.stacks['rehearsal-foyer-outside']?.template).toContain('others@example.org')
    useSettings({ rehearsal: {} })
    expect((await setUp({})).said).toContain('no longer watched from outside')
    expect(account.stacks['rehearsal-foyer-outside']).toBeUndefined()
  })

  it('has S3 copy the images of an adopted bucket to the copy that the settings name, with the role that may write there', async () => {
    const account = await startAccount({ deployed })
    useSettings({ rehearsal: { copyTo: { bucket: 'foyer-copy', account: '210987654321' } } })
    expect((await setUp({})).said).toContain(`copies new images of ${deployed.MEDIA_BUCKET} to foyer-copy`)
    const role = 'arn:aws:iam::123456789012:role/rehearsal-foyer-copy-media-eu-central-1'
    expect(account.mediaCopy).toEqual({ bucket: 'foyer-copy', role })
    expect((await setUp({})).said).not.toContain('copies new images')
  })
})

/** The operator's file of settings, until the test ends. */
function useSettings(settings: object): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'foyer-settings-'))
  writeFileSync(path.join(folder, 'settings.json'), JSON.stringify(settings))
  vi.stubEnv('FOYER_SETTINGS', path.join(folder, 'settings.json'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
}
