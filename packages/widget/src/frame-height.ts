const most = 20_000

/** What the frame says of its height, in pixels; null for any other message, and for one of anybody else. */
export function frameHeight(
  message: Pick<MessageEvent<unknown>, 'data' | 'origin' | 'source'>,
  frame: { origin: string; window: unknown },
): number | null {
  if (message.origin !== frame.origin || message.source !== frame.window) return null
  const { data } = message
  if (typeof data !== 'object' || data === null || !('type' in data) || !('height' in data)) return null
  const { type, height } = data
  if (type !== 'foyer:height' || typeof height !== 'number' || !(height > 0)) return null
  return Math.min(Math.ceil(height), most)
}
