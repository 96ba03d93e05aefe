/** SHA-256's constants: the fractional parts of square and cube roots of primes. */
const primes: number[] = []
for (let n = 2; primes.length < 64; n += 1) if (primes.every((prime) => n % prime !== 0)) primes.push(n)
const fraction = (root: number) => ((root - Math.floor(root)) * 2 ** 32) | 0
const start = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))
const rounds = Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime)))
const words = new Int32Array(64)

/**
 * The first 32 bits of SHA-256 over one padded block of 16 words, for a proof of work. The browser's own SHA-256 is
 * asynchronous, and ten times slower for such a short text.
 */
export function firstHashWord(block: Int32Array): number {
  words.set(block)
  for (let i = 16; i < 64; i += 1) {
    const w15 = words[i - 15] as number
    const w2 = words[i - 2] as number
    const s0 = ((w15 >>> 7) | (w15 << 25)) ^ ((w15 >>> 18) | (w15 << 14)) ^ (w15 >>> 3)
    const s1 = ((w2 >>> 17) | (w2 << 15)) ^ ((w2 >>> 19) | (w2 << 13)) ^ (w2 >>> 10)
    words[i] = ((words[i - 16] as number) + s0 + (words[i - 7] as number) + s1) | 0
  }
  let [a, b, c, d, e, f, g, h] = start as [number, number, number, number, number, number, number, number]
  for (let i = 0; i < 64; i += 1) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7))
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (rounds[i] as number) + (words[i] as number)) | 0
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10))
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + t1) | 0
    d = c
    c = b
    b = a
    a = (t1 + t2) | 0
  }
  return (a + (start[0] as number)) | 0
}
