const most = 20_000

/** What a widget's frame says. It names no buyer, and no link of an order. */
export type FrameNews =
  | { type: 'foyer:height'; height: number }
  | { type: 'foyer:ready' }
  | { type: 'foyer:unavailable' }
  | { type: 'foyer:escape' }
  | { type: 'foyer:reserved'; tickets: number; total: number; currency: string }
  | { type: 'foyer:ordered'; reference: string; total: number; currency: string }

/** What that frame says; null for any other message, and for one of anybody else. What it says besides is left out. */
export function frameNews(
  message: Pick<MessageEvent<unknown>, 'data' | 'origin' | 'source'>,
  frame: { origin: string; window: unknown },
): FrameNews | null {
  // A message of a window that is gone has no source, as a frame that was taken out has no window.
  if (message.origin !== frame.origin || !message.source || message.source !== frame.window) return null
  if (typeof message.data !== 'object' || message.data === null) return null
  const { type, height, tickets, total, currency, reference } = message.data as Record<string, unknown>
  if (type === 'foyer:ready' || type === 'foyer:unavailable' || type === 'foyer:escape') return { type }
  if (type === 'foyer:height' && isAmount(height) && height > 0)
    return { type, height: Math.min(Math.ceil(height), most) }
  if (!isAmount(total) || typeof currency !== 'string') return null
  if (type === 'foyer:reserved' && isAmount(tickets)) return { type, tickets, total, currency }
  if (type === 'foyer:ordered' && typeof reference === 'string') return { type, reference, total, currency }
  return null
}

function isAmount(value: unknown): value is number {
  return typeof value === 'number' && value >= 0
}
