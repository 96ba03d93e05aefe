import { createHash } from 'node:crypto'
import type { Proof } from '@foyer/contracts/proof-of-work/proof-header'
import { LazyEntity, onTable } from '../table/entity.ts'

/** Whether the nonces solve every part of the puzzle, as the contract's `proofChallenge` says; as many hashes as parts. */
export function isSolved(
  { challenge, nonces }: Proof,
  { bits, parts }: { bits: number; parts: number },
): boolean {
  if (nonces.length !== parts) return false
  const block = Buffer.alloc(40)
  createHash('sha256').update(challenge).digest().copy(block)
  return nonces.every((nonce, part) => {
    block.writeUInt32BE(part, 32)
    block.writeUInt32BE(nonce, 36)
    return leadingZeros(createHash('sha256').update(block).digest()) >= bits
  })
}

function leadingZeros(hash: Buffer): number {
  return Math.clz32(hash.readUInt32BE(0))
}

/** A proof of work that was accepted, so that it is not accepted again; vanishes by TTL after the proof's own end. Access pattern: by its id. */
export const SpentProofEntity = new LazyEntity(
  {
    model: { entity: 'spent_proof', version: '1', service: 'foyer' },
    attributes: {
      proof_id: { type: 'string', required: true },
      ttl: { type: 'number', required: true },
    },
    indexes: {
      primary: {
        pk: { field: 'pk', composite: ['proof_id'] },
        sk: { field: 'sk', composite: [] },
      },
    },
  },
  onTable,
)
