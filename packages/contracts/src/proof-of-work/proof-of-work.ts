import * as z from 'zod'
import { instant } from '../id.ts'

/** The easiest and the hardest puzzle: 16 parts of 2^12 to 2^15 hashes, a tenth of a second to a few seconds in a browser. */
export const fewestProofBits = 12
export const mostProofBits = 15
/** The hardest puzzle for a waiting pass, which only an address with hundreds of them meets. */
export const mostPassBits = 20

/**
 * What `client.proof_required` asks for, in `details.proof`. With seed = SHA-256(challenge), a client finds for each part i from
 * 0 to parts − 1 a nonce (an integer below 2^32) such that SHA-256(seed ‖ i ‖ nonce), both as four bytes, the highest first, begins
 * with `bits` zero bits. It then sends the same request again with the header `x-proof-of-work: challenge;nonce,nonce,…`. A
 * proof is good for one request of the same client for the same thing, until `expires_at`. Many small parts take about the same
 * time on every try; one large part would take now nothing, now five times as long.
 */
export const proofChallenge = z.object({
  challenge: z.string(),
  bits: z.int().min(1).max(32),
  parts: z.int().min(1).max(64),
  expires_at: instant,
})
export type ProofChallenge = z.infer<typeof proofChallenge>
