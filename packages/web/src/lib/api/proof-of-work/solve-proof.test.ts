import { createHash } from 'node:crypto'
import { readProof } from '@foyer/contracts/proof-of-work/proof-header'
import { expect, test } from 'vitest'
import { firstHashWord } from './sha256-block.ts'
import { solveProof } from './solve-proof.ts'

test('the proof’s hash is SHA-256', () => {
  for (let turn = 0; turn < 200; turn += 1) {
    const bytes = Buffer.from(Array.from({ length: 40 }, (_, at) => (turn * 31 + at * 7) & 255))
    const block = new Int32Array(16)
    for (let word = 0; word < 10; word += 1) block[word] = bytes.readInt32BE(word * 4)
    block[10] = 0x80000000 | 0
    block[15] = 320
    expect(firstHashWord(block)).toBe(createHash('sha256').update(bytes).digest().readInt32BE(0))
  }
})

test('the proof has a nonce for every part', async () => {
  const challenge = { challenge: 'a.b.c', bits: 10, parts: 16, expires_at: '2026-06-01T12:00:00.000Z' }
  const { nonces = [] } = readProof(await solveProof(challenge)) ?? {}
  expect(nonces).toHaveLength(16)
  const seed = createHash('sha256').update('a.b.c').digest()
  for (const [part, nonce] of nonces.entries()) {
    const block = Buffer.concat([seed, Buffer.alloc(8)])
    block.writeUInt32BE(part, 32)
    block.writeUInt32BE(nonce, 36)
    expect(Math.clz32(createHash('sha256').update(block).digest().readUInt32BE(0))).toBeGreaterThanOrEqual(10)
  }
})

test('solving a proof stops when its request is aborted', async () => {
  const hopeless = { challenge: 'a', bits: 32, parts: 16, expires_at: '2026-06-01T12:00:00.000Z' }
  const given = new AbortController()
  setTimeout(() => given.abort(), 30)
  await expect(solveProof(hopeless, given.signal)).rejects.toThrow()
})
