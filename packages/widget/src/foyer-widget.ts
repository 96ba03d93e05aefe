import { eventsAttributes, frameAddress, frameAttributes, pageLink } from './frame-address.ts'
import type { FrameNews } from './frame-news.ts'
import { scriptOrigin } from './script-origin.ts'
import { TicketDialog } from './ticket-dialog.ts'
import { TicketFrame } from './ticket-frame.ts'
import { type WidgetWords, widgetWords } from './widget-words.ts'

const origin = scriptOrigin()
// Not as the element's own style, which would show it where its site hides it. No policy refuses a style sheet of a script.
const looks = new CSSStyleSheet()
looks.replaceSync(':host{display:block}:host([hidden]){display:none}')

/**
 * `<foyer-widget event="ev_…">`: an event's tickets in any page (docs/decisions/0028, 0138). What stands inside the element
 * is shown until this script runs, and where it or its frame cannot: a link to the event page belongs there. Buyers choose
 * here; the checkout opens in the whole window, where a payment has all that a browser denies to frames.
 */
class FoyerWidget extends HTMLElement {
  static readonly observedAttributes = [...frameAttributes, 'mode', 'button-text']
  readonly #root = this.attachShadow({ mode: 'open' })
  /** What the site put into the element, or a link, above a frame that is late and in place of one that is refused. */
  readonly #instead = document.createElement('div')
  readonly #tickets = document.createElement('div')
  readonly #frame = new TicketFrame(origin, {
    said: (news) => this.#hear(news),
    silent: (isRefused) => this.#giveLink(isRefused),
  })
  #isStale = false
  readonly #dialog = new TicketDialog(this.#tickets, () => this.#load())

  connectedCallback(): void {
    this.#root.adoptedStyleSheets = [looks]
    this.#frame.connect()
    this.#draw()
  }

  disconnectedCallback(): void {
    this.#dialog.dialog.close()
    this.#frame.disconnect()
  }

  /** Frameworks set one attribute after another, and each address is a load. */
  attributeChangedCallback(): void {
    if (!this.isConnected || this.#isStale) return
    this.#isStale = true
    queueMicrotask(() => {
      this.#isStale = false
      if (this.isConnected) this.#draw()
    })
  }

  #draw(): void {
    if (this.#address() === null) this.#show(document.createElement('slot'))
    else this.#drawTickets()
  }

  #drawTickets(): void {
    const { button, dialog } = this.#dialog
    if (!this.#isButton()) {
      if (dialog.open) dialog.close()
      this.#load()
      this.#show(this.#tickets)
      return
    }
    this.#dialog.say(this.words(), this.getAttribute('button-text') ?? '')
    // Moving a frame would load it again, and an open dialog would close.
    if (this.#tickets.parentNode !== dialog) dialog.append(this.#tickets)
    if (dialog.open) this.#load()
    this.#show(button, dialog)
  }

  #show(...parts: HTMLElement[]): void {
    const shown = [...this.#root.children]
    if (parts.length !== shown.length || parts.some((part, at) => part !== shown[at]))
      this.#root.replaceChildren(...parts)
  }

  /** In a dialog not before it is opened: most visitors of a page never do. */
  #load(): void {
    const address = this.#address()
    if (address === null) return
    const room = this.#isButton() ? 0 : Number.parseFloat(getComputedStyle(this).minHeight) || 0
    const isAnother = this.#frame.show(address, this.words().tickets, room)
    if (!isAnother && this.#tickets.hasChildNodes()) return
    this.#instead.replaceChildren()
    this.#tickets.replaceChildren(this.#instead, this.#frame.element)
  }

  #giveLink(isRefused: boolean): void {
    this.#instead.replaceChildren(this.#ownContent() ?? this.#link())
    if (!isRefused) return
    this.#frame.element.remove()
    this.#tell('foyer:failed')
  }

  #hear({ type, ...detail }: FrameNews): void {
    // A browser tells a key to the frame alone that has the focus.
    if (type === 'foyer:escape') {
      this.#dialog.dialog.close()
      return
    }
    this.#instead.replaceChildren()
    this.#tell(type === 'foyer:height' ? 'foyer:resized' : type, detail)
  }

  /** For the site: its own script may thank a buyer, or count an order. */
  #tell(type: string, detail: object = {}): void {
    const named = ['event', 'organizer'].flatMap((name) => {
      const id = this.getAttribute(name)?.trim()
      return id ? [[name, id]] : []
    })
    const all = { ...Object.fromEntries(named), ...detail }
    this.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true, detail: all }))
  }

  /** What the site put into the element; null where it put nothing. */
  #ownContent(): HTMLElement | null {
    const isEmpty = !this.firstElementChild && !this.textContent?.trim()
    return isEmpty ? null : document.createElement('slot')
  }

  #link(): HTMLElement {
    const link = document.createElement('a')
    link.part.add('link')
    link.href = pageLink(origin, (name) => this.getAttribute(name))
    link.textContent = this.words().buy
    return link
  }

  #isButton(): boolean {
    return this.getAttribute('mode') === 'button'
  }

  #address(): string | null {
    return frameAddress(origin, (name) => this.getAttribute(name))
  }

  protected words(): WidgetWords {
    return widgetWords([this.getAttribute('locale'), ...navigator.languages])
  }
}

/** `<foyer-events organizer="og_…">`: an organizer's events to come, each with a link to its page (docs/decisions/0144). */
class FoyerEvents extends FoyerWidget {
  static override readonly observedAttributes = [...eventsAttributes, 'mode', 'button-text']

  protected override words(): WidgetWords {
    const words = super.words()
    return { ...words, tickets: words.events, buy: words.events }
  }
}

if (!customElements.get('foyer-widget')) customElements.define('foyer-widget', FoyerWidget)
if (!customElements.get('foyer-events')) customElements.define('foyer-events', FoyerEvents)
