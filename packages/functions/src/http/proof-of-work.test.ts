import { getPublicEvent } from '@foyer/contracts/event/event-endpoints'
import { requireProof } from '@foyer/core/proof-of-work/require-proof'
import { newId, newLinkId } from '@foyer/core/random-id'
import { challengeOf, solveProof } from '@foyer/core/testing/solve-proof'
import { AppError, type Context } from '@foyer/core/verb'
import { expect, it } from 'vitest'
import { apiApp } from '../testing/api-app.ts'
import { mount } from './mount.ts'

it('asks for a proof of work with everything that a client needs to solve it, and takes it in a header', async () => {
  const scope = newLinkId()
  const verb = async (ctx: Context) => {
    await requireProof(ctx, scope, 12)
    throw new AppError('event.not_found')
  }
  const app = apiApp([
    mount({ ...getPublicEvent, refusals: ['client.proof_required', 'event.not_found'] }, verb),
  ])
  const ask = (headers: Record<string, string> = {}) =>
    app.request(`/api/public/events/${newId('event')}`, { headers })
  const refusal = await ask()
  expect(refusal.status).toBe(429)
  const body = await refusal.json()
  expect(body).toMatchObject({ code: 'client.proof_required', details: { proof: { bits: 12, parts: 16 } } })
  const challenge = challengeOf(body)
  if (!challenge) throw new Error('no challenge')
  const proof = { 'x-proof-of-work': solveProof(challenge) }
  expect((await ask(proof)).status).toBe(404)
  expect((await ask(proof)).status).toBe(429)
})
