import { describe, expect, it } from 'vitest'
import { newLinkId } from '../random-id.ts'
import { challengeOf, solveProof } from '../testing/solve-proof.ts'
import { later, testContext } from '../testing/test-context.ts'
import type { Context } from '../verb.ts'
import { requireProof } from './require-proof.ts'

const client = testContext({ clientAddress: '203.0.113.7' })

async function asked(ctx: Context, scope: string, bits = 12) {
  const refusal = await requireProof(ctx, scope, bits).catch((error: unknown) => error)
  const challenge = challengeOf(refusal)
  if (!challenge) throw new Error(`No proof was asked for: ${refusal}`)
  return challenge
}

const newScope = () => `order/${newLinkId()}`
const required = { code: 'client.proof_required', status: 429 }

describe('a proof of work', () => {
  it('is asked for with a challenge, and lets a client that has solved it through once', async () => {
    const scope = newScope()
    const challenge = await asked(client, scope)
    expect(challenge).toMatchObject({ bits: 12, parts: 16 })
    const proven = { ...later(client, 5), proof: solveProof(challenge) }
    await requireProof(proven, scope, 12)
    await expect(requireProof(proven, scope, 12)).rejects.toMatchObject(required)
  })

  it('is accepted once, even when it comes many times at once', async () => {
    const scope = newScope()
    const proven = { ...client, proof: solveProof(await asked(client, scope)) }
    const answers = await Promise.allSettled(Array.from({ length: 8 }, () => requireProof(proven, scope, 12)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('is good for the same thing, client and moment only', async () => {
    const scope = newScope()
    const proof = solveProof(await asked(client, scope))
    const stranger = testContext({ clientAddress: '203.0.113.8', proof })
    await expect(requireProof(stranger, scope, 12)).rejects.toMatchObject(required)
    await expect(requireProof({ ...client, proof }, newScope(), 12)).rejects.toMatchObject(required)
    await expect(requireProof({ ...later(client, 181), proof }, scope, 12)).rejects.toMatchObject(required)
    await requireProof({ ...client, proof }, scope, 12)
  })

  it('is not accepted when it is easier than what is now asked for, not solved, or not a proof', async () => {
    const scope = newScope()
    const challenge = await asked(client, scope)
    const proof = solveProof(challenge)
    await expect(requireProof({ ...client, proof }, scope, 14)).rejects.toMatchObject(required)
    const unsolved = `${challenge.challenge};${Array.from({ length: 16 }, () => 0).join(',')}`
    const forged = proof.replace(/^[^.]+/, 'eyJhbGciOiJub25lIn0')
    for (const other of [unsolved, proof.replace(/,\d+$/, ''), forged, 'a;1', '', 'x'.repeat(5000)])
      await expect(requireProof({ ...client, proof: other }, scope, 12)).rejects.toMatchObject(required)
    await requireProof({ ...client, proof }, scope, 13)
  })

  it('is never harder than an old phone can solve in a few seconds', async () => {
    expect((await asked(client, newScope(), 40)).bits).toBe(15)
    expect((await asked(client, newScope(), 1)).bits).toBe(12)
  })
})
