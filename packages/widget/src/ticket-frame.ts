import { frameHeight, keepHeight, keptHeight } from './frame-height.ts'

/** Room that is kept on a first visit until the frame says how high it is, in pixels, unless the site keeps more. */
const firstHeight = 360

/**
 * A frame with an event's tickets that is always as high as they are. Its looks are set by script, property by property,
 * which no site's policy forbids as it may forbid a style sheet.
 */
export class TicketFrame {
  readonly element = document.createElement('iframe')
  readonly #origin: string
  #room = 0

  constructor(origin: string) {
    this.#origin = origin
    const { style } = this.element
    style.display = 'block'
    style.width = '100%'
    style.height = `${firstHeight}px`
    style.border = '0'
    // Also while its dialog is closed.
    this.element.loading = 'lazy'
  }

  /** `room`: the height that the site keeps for it, which it fills. */
  show(address: string, title: string, room: number): void {
    this.element.title = title
    this.#room = room
    if (this.element.src === address) return
    // What stands below must not move when the tickets come: most visits find them as high as the last did.
    this.#grow(keptHeight(address) ?? (room || firstHeight))
    this.element.src = address
  }

  connect(): void {
    window.addEventListener('message', this.#listen)
  }

  disconnect(): void {
    window.removeEventListener('message', this.#listen)
  }

  readonly #listen = (message: MessageEvent<unknown>): void => {
    const height = frameHeight(message, { origin: this.#origin, window: this.element.contentWindow })
    if (height === null) return
    this.#grow(height)
    keepHeight(this.element.src, height)
  }

  #grow(height: number): void {
    this.element.style.height = `${Math.max(height, this.#room)}px`
  }
}
