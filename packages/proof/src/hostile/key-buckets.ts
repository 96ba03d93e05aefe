/** Units that each key has left: it refills at its rate per second, up to one second's worth. */
export function keyBuckets(perSecond: number) {
  const buckets = new Map<string, { left: number; at: number }>()

  function leftOf(key: string): number {
    const now = performance.now()
    const { left, at } = buckets.get(key) ?? { left: perSecond, at: now }
    const filled = Math.min(perSecond, left + ((now - at) / 1000) * perSecond)
    buckets.set(key, { left: filled, at: now })
    return filled
  }

  return {
    isEmpty: (key: string) => leftOf(key) <= 0,
    take(key: string, units: number): void {
      buckets.set(key, { left: leftOf(key) - units, at: performance.now() })
    },
  }
}
