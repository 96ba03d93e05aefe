import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { Stripe } from 'stripe'
import { expect, onTestFinished, test } from 'vitest'

const home = fileURLToPath(new URL('..', import.meta.url))

test('is built as it would be published, and runs there as a command: API, script and styles', async () => {
  await promisify(execFile)('npm', ['run', '--silent', 'prepack'], { cwd: home })
  const program = [path.join(home, 'dist/serve.js'), '--port', '0', '--webhook-url', 'http://127.0.0.1:9/']
  const served = spawn(process.execPath, program, { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(async () => {
    served.kill('SIGTERM')
    expect(await once(served, 'exit')).toEqual([0, null])
  })
  const said: Record<string, string> = {}
  for await (const line of createInterface(served.stdout)) {
    const [label = '', text = ''] = line.trim().split(/\s{2,}/)
    said[label] = text
    if (label === 'Webhook secret') break
  }
  const { hostname, port } = new URL(said.API ?? '')
  const stripe = new Stripe(said['Secret key'] ?? '', { host: hostname, port, protocol: 'http' })
  expect(await stripe.paymentIntents.create({ amount: 2400, currency: 'usd' })).toMatchObject({
    status: 'requires_payment_method',
  })
  expect(await (await fetch(said.Script ?? '')).text()).toContain('Stripe')
  for (const asset of ['payment-form.css', 'payment-form.js', 'challenge.js'])
    expect([asset, (await fetch(`${said.API}/assets/${asset}`)).status]).toEqual([asset, 200])
})
