import { frameAddress, frameAttributes } from './frame-address.ts'
import { createTicketDialog } from './ticket-dialog.ts'
import { TicketFrame } from './ticket-frame.ts'
import { widgetWords } from './widget-words.ts'

/** Where this script comes from is where the tickets are sold. */
const script = document.currentScript ?? document.querySelector('script[src$="/widget.js"]')
const origin = new URL((script as HTMLScriptElement | null)?.src || location.href).origin

/**
 * `<foyer-widget event="ev_…">`: an event's tickets in any page (docs/decisions/0028). What stands inside the element is
 * shown until this script runs, and where it cannot: a link to the event page belongs there. Buyers choose here; the
 * checkout opens in the whole window, where a payment has all that a browser denies to frames.
 */
class FoyerWidget extends HTMLElement {
  static readonly observedAttributes = [...frameAttributes, 'mode', 'button-text']
  readonly #frame = new TicketFrame(origin)

  connectedCallback(): void {
    this.#frame.connect()
    this.#draw()
  }

  disconnectedCallback(): void {
    this.#frame.disconnect()
  }

  attributeChangedCallback(): void {
    if (this.isConnected) this.#draw()
  }

  #draw(): void {
    const address = frameAddress(origin, (name) => this.getAttribute(name))
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' })
    this.style.display = 'block'
    if (address === null) root.replaceChildren(document.createElement('slot'))
    else this.#drawTickets(root, address)
  }

  #drawTickets(root: ShadowRoot, address: string): void {
    const words = widgetWords([this.getAttribute('locale'), ...navigator.languages])
    const { element } = this.#frame
    const isButton = this.getAttribute('mode') === 'button'
    const room = isButton ? 0 : Number.parseFloat(getComputedStyle(this).minHeight) || 0
    this.#frame.show(address, words.tickets, room)
    if (isButton) {
      const { button, dialog } = createTicketDialog(element, words, this.getAttribute('button-text') ?? '')
      root.replaceChildren(button, dialog)
    } else if (element.parentNode !== root) {
      // Moving a frame would load it again.
      root.replaceChildren(element)
    }
  }
}

if (!customElements.get('foyer-widget')) customElements.define('foyer-widget', FoyerWidget)
