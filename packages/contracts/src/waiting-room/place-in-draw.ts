/** A share of the draw has this many bits: as many as a number holds exactly. */
const bits = 48

/**
 * The place of a pass in the draw of `drawn` passes, from 0: HMAC-SHA256 of the pass's id under the draw's seed, its first 48 bits
 * as a share of the whole. All ids are random, so all places are equally likely. Two passes may have the same place.
 */
export async function placeInDraw(
  { seed, drawn }: { seed: string; drawn: number },
  id: string,
): Promise<number> {
  const text = new TextEncoder()
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', text.encode(seed), algorithm, false, ['sign'])
  const hash = new DataView(await crypto.subtle.sign('HMAC', key, text.encode(id)))
  const share = (hash.getUint16(0) * 2 ** 32 + hash.getUint32(2)) / 2 ** bits
  return Math.floor(share * drawn)
}
