import { Emitter } from './emitter.ts'

/**
 * The element of `elements.create('expressCheckout')` in a browser without wallets, which is what the
 * stand-in simulates: it shows nothing and says so in its `ready` event.
 */
export class ExpressCheckoutElement extends Emitter {
  #timer: ReturnType<typeof setTimeout> | undefined

  mount(): void {
    const event = { elementType: 'expressCheckout', availablePaymentMethods: undefined }
    this.#timer = setTimeout(() => this.emit('ready', event))
  }

  unmount(): void {
    clearTimeout(this.#timer)
  }

  destroy = () => this.unmount()
  update = () => this
  focus = () => {}
  blur = () => {}
  clear = () => {}
}
