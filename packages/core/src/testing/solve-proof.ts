import { createHash, hash } from 'node:crypto'
import { errorBody } from '@foyer/contracts/error-code'
import { proofText } from '@foyer/contracts/proof-of-work/proof-header'
import { type ProofChallenge, proofChallenge } from '@foyer/contracts/proof-of-work/proof-of-work'
import { isAppError } from '../verb.ts'

/** Solves a challenge as every client can, and returns the header's text. */
export function solveProof({ challenge, bits, parts }: ProofChallenge): string {
  const block = Buffer.alloc(40)
  createHash('sha256').update(challenge).digest().copy(block)
  const nonces = Array.from({ length: parts }, (_, part) => {
    block.writeUInt32BE(part, 32)
    for (let nonce = 0; ; nonce += 1) {
      block.writeUInt32BE(nonce, 36)
      // One call with text is five times faster than a new `Hash` for each nonce.
      if (Math.clz32(Number.parseInt(hash('sha256', block).slice(0, 8), 16)) >= bits) return nonce
    }
  })
  return proofText({ challenge, nonces })
}

/** The challenge in a refusal, which is an error of core or an answer's body. Null in any other. */
export function challengeOf(refusal: unknown): ProofChallenge | null {
  const body = isAppError(refusal) ? refusal : errorBody.safeParse(refusal).data
  if (body?.code !== 'client.proof_required') return null
  return proofChallenge.parse(body.details?.proof)
}
