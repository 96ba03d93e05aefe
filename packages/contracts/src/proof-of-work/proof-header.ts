/** The request header that carries a client's proof: `challenge;nonce,nonce,…`. */
export const proofHeader = 'x-proof-of-work'

/** A challenge with the nonces that solve it, as the header carries them. */
export interface Proof {
  challenge: string
  nonces: readonly number[]
}

export function proofText({ challenge, nonces }: Proof): string {
  return `${challenge};${nonces.join(',')}`
}

/** Null for a text that is not a proof. */
export function readProof(text: string): Proof | null {
  const [, challenge, list] = /^([\w.-]{1,1000});(\d{1,10}(?:,\d{1,10}){0,63})$/.exec(text) ?? []
  if (challenge === undefined || list === undefined) return null
  const nonces = list.split(',').map(Number)
  return nonces.every((nonce) => nonce < 2 ** 32) ? { challenge, nonces } : null
}
