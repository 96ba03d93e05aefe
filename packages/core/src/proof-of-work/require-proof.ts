import { createHash } from 'node:crypto'
import { readProof } from '@foyer/contracts/proof-of-work/proof-header'
import {
  fewestProofBits,
  mostPassBits,
  mostProofBits,
  type ProofChallenge,
} from '@foyer/contracts/proof-of-work/proof-of-work'
import { newLinkId } from '../random-id.ts'
import { isConditionRefused } from '../table/write.ts'
import { signToken, verifyToken } from '../token/signed-token.ts'
import { AppError, type Context } from '../verb.ts'
import { isSolved, SpentProofEntity } from './spent-proof.ts'

const lifeSeconds = 180
const parts = 16
/** What is asked may have grown while the client was solving. */
const tolerance = 1

/**
 * Lets a request through that brings a proof of work for this very thing (`scope`, such as `order/ev_1` or `login`), and asks
 * for one of that difficulty else: a client that sends too much at once pays with a little time, a person hardly notices, and
 * no other person is locked out (docs/product.md#safety; F30). Bound to scope, client and moment; good once. Issuing costs nothing, an accepted proof
 * one write unit. `bits` is brought between `fewestProofBits` and `mostProofBits`.
 */
export async function requireProof(ctx: Context, scope: string, bits: number): Promise<void> {
  const asked = within(bits, mostProofBits)
  const id = await solvedId(ctx, scope, asked)
  if (id === null || !(await isSpentNow(ctx, id))) throw await proofRequired(ctx, scope, asked)
}

/**
 * The same where a proof that comes again does no harm: nothing is kept of it, and the same proof gives the same id, 27 characters
 * that cannot be guessed. It may be harder, up to `mostPassBits`.
 */
export async function requireSolved(ctx: Context, scope: string, bits: number): Promise<string> {
  const asked = within(bits, mostPassBits)
  const id = await solvedId(ctx, scope, asked)
  if (id === null) throw await proofRequired(ctx, scope, asked)
  return id
}

async function proofRequired(ctx: Context, scope: string, bits: number): Promise<AppError> {
  const details = { proof: await newChallenge(ctx, scope, bits) }
  return new AppError('client.proof_required', { details })
}

const within = (bits: number, most: number) => Math.round(Math.min(most, Math.max(fewestProofBits, bits)))

/** A fresh challenge; nothing is kept of it. */
async function newChallenge(ctx: Context, scope: string, bits: number): Promise<ProofChallenge> {
  const challenge = await signToken({
    purpose: 'proof_of_work',
    user_id: boundTo(ctx, scope),
    claims: { jti: newLinkId(), bits, parts },
    now: ctx.now,
    seconds: lifeSeconds,
  })
  const expires_at = new Date(ctx.now.getTime() + lifeSeconds * 1000).toISOString()
  return { challenge, bits, parts, expires_at }
}

/** The id of the challenge that the request solved. Null without one, or for a challenge about something else. */
async function solvedId(ctx: Context, scope: string, asked: number): Promise<string | null> {
  const proof = readProof(ctx.proof ?? '')
  if (!proof) return null
  const token = await verifyToken(proof.challenge, 'proof_of_work', ctx.now)
  if (typeof token === 'string' || token.sub !== boundTo(ctx, scope)) return null
  const fewest = asked - tolerance
  const { jti, bits, parts } = token as unknown as { jti: string; bits: number; parts: number }
  return bits >= fewest && isSolved(proof, { bits, parts }) ? jti : null
}

/** Accepts a proof, once: false when it was accepted before. */
async function isSpentNow(ctx: Context, proof_id: string): Promise<boolean> {
  const ttl = Math.floor(ctx.now.getTime() / 1000) + 2 * lifeSeconds
  try {
    await SpentProofEntity.put({ proof_id, ttl })
      .where((proof, { notExists }) => notExists(proof.proof_id))
      .go()
    return true
  } catch (error) {
    if (isConditionRefused(error)) return false
    throw error
  }
}

/** Hashed, because the client sees the challenge, which must not reveal anything about others at its address. */
function boundTo({ clientAddress }: Context, scope: string): string {
  return createHash('sha256')
    .update(JSON.stringify([scope, clientAddress]))
    .digest('base64url')
}
