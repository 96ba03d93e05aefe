import { proofText } from '@foyer/contracts/proof-of-work/proof-header'
import type { ProofChallenge } from '@foyer/contracts/proof-of-work/proof-of-work'
import { firstHashWord } from './sha256-block.ts'

/** Milliseconds of work in one slice. Between slices the page responds to taps and paints. */
const sliceMs = 12

/**
 * Solves the server's challenge, as the contract's `proofChallenge` describes, and returns the header's text. Takes a
 * tenth of a second to a few seconds, in slices, so that the page stays responsive without a worker. Throws when `signal`
 * aborts.
 */
export async function solveProof(
  { challenge, bits, parts }: ProofChallenge,
  signal?: AbortSignal,
): Promise<string> {
  const block = await blockOf(challenge)
  const nonces: number[] = []
  let sliceEnd = performance.now() + sliceMs
  for (let part = 0; part < parts; part += 1) {
    block[8] = part
    for (let nonce = 0; ; nonce += 1) {
      block[9] = nonce
      if (Math.clz32(firstHashWord(block)) >= bits) {
        nonces.push(nonce)
        break
      }
      if ((nonce & 255) === 255 && performance.now() > sliceEnd) {
        await nextTurn()
        signal?.throwIfAborted()
        sliceEnd = performance.now() + sliceMs
      }
    }
  }
  return proofText({ challenge, nonces })
}

/** One padded block: the seed, the part and nonce, then SHA-256's padding of 40 bytes. */
async function blockOf(challenge: string): Promise<Int32Array> {
  const seed = new DataView(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(challenge)))
  const block = new Int32Array(16)
  for (let word = 0; word < 8; word += 1) block[word] = seed.getInt32(word * 4)
  block[10] = 0x80000000 | 0
  block[15] = 40 * 8
  return block
}

/** Continues in the next task. A timer would wait longer, and a full second in a hidden tab. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}
