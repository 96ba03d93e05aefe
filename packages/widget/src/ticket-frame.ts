import { keepHeight, keptHeight } from './frame-height.ts'
import { type FrameNews, frameNews } from './frame-news.ts'

/** Room that is kept on a first visit until the frame says how high it is, in pixels, unless the site keeps more. */
const firstHeight = 360

/** How long a frame may stay silent once it is loaded, and once somebody sees it, in milliseconds. */
const patience = { loaded: 2_000, seen: 12_000 }

/** Who wants to know what happens to the frame. */
export interface FrameListener {
  said: (news: FrameNews) => void
  /** It says nothing: it may still come, or was refused by the site's policy, an ad blocker or the network. */
  silent: (isRefused: boolean) => void
}

/**
 * A frame with an event's tickets that is always as high as they are. Its looks are set by script, property by property,
 * which no site's policy forbids as it may forbid a style sheet.
 */
export class TicketFrame {
  readonly element = document.createElement('iframe')
  readonly #origin: string
  readonly #listener: FrameListener
  #room = 0
  #isHeard = false
  #timer = 0

  constructor(origin: string, listener: FrameListener) {
    this.#origin = origin
    this.#listener = listener
    const { style } = this.element
    style.display = 'block'
    style.width = '100%'
    style.height = `${firstHeight}px`
    style.border = '0'
    this.element.loading = 'lazy'
    // A browser shows its own error page in a frame that it refuses, and calls it loaded.
    this.element.addEventListener('load', () => this.#wait(patience.loaded, true))
  }

  /** `room`: the height that the site keeps for it, which it fills. Says whether that is another address than before. */
  show(address: string, title: string, room: number): boolean {
    this.element.title = title
    this.#room = room
    if (this.element.src === address) return false
    // What stands below must not move when the tickets come: most visits find them as high as the last did.
    this.#grow(keptHeight(address) ?? (room || firstHeight))
    this.element.src = address
    this.#expect()
    return true
  }

  connect(): void {
    window.addEventListener('message', this.#listen)
    document.addEventListener('securitypolicyviolation', this.#forbid)
    // A frame that the site moves is loaded again, and may be refused this time.
    if (this.element.src) this.#expect()
  }

  disconnect(): void {
    window.removeEventListener('message', this.#listen)
    document.removeEventListener('securitypolicyviolation', this.#forbid)
    this.#seen.disconnect()
    clearTimeout(this.#timer)
  }

  /** Waits for it to speak. A frame far below is not loaded until a visitor comes near it. */
  #expect(): void {
    clearTimeout(this.#timer)
    this.#isHeard = false
    this.#seen.disconnect()
    this.#seen.observe(this.element)
  }

  readonly #seen = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    this.#seen.disconnect()
    this.#wait(patience.seen, false)
  })

  #wait(milliseconds: number, isRefused: boolean): void {
    if (this.#isHeard || !this.element.src) return
    clearTimeout(this.#timer)
    this.#timer = window.setTimeout(() => this.#listener.silent(isRefused), milliseconds)
  }

  readonly #listen = (message: MessageEvent<unknown>): void => {
    const news = frameNews(message, { origin: this.#origin, window: this.element.contentWindow })
    if (news === null) return
    this.#isHeard = true
    clearTimeout(this.#timer)
    if (news.type === 'foyer:height') {
      this.#grow(news.height)
      keepHeight(this.element.src, news.height)
    }
    this.#listener.said(news)
  }

  readonly #forbid = (violation: SecurityPolicyViolationEvent): void => {
    const { disposition, effectiveDirective, blockedURI } = violation
    // A policy that a site only tries out reports the frame, and does not refuse it.
    if (this.#isHeard || disposition !== 'enforce') return
    if (effectiveDirective !== 'frame-src' || !blockedURI.startsWith(this.#origin)) return
    clearTimeout(this.#timer)
    this.#listener.silent(true)
  }

  #grow(height: number): void {
    this.element.style.height = `${Math.max(height, this.#room)}px`
  }
}
