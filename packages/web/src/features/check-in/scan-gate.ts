/** A code that stays before the camera is one scan until it has been out of sight this long, in milliseconds. */
const outOfSight = 2500

/** Lets each code that the camera sees through once, however many frames it is in. */
export function createScanGate(now: () => number = Date.now): (code: string) => boolean {
  let last = { code: '', seenAt: Number.NEGATIVE_INFINITY }
  return (code) => {
    const isSame = code === last.code && now() - last.seenAt < outOfSight
    last = { code, seenAt: now() }
    return !isSame
  }
}
