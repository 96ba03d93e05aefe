import { type BrowserKey, readElementsSession } from './api-client.ts'
import { Emitter } from './emitter.ts'
import { IntegrationError } from './integration-error.ts'
import { WalletSheet } from './wallet-sheet.ts'
import { type Wallet, walletsOfDevice } from './wallets.ts'

export interface ExpressOptions {
  buttonHeight?: number
  buttonTheme?: { applePay?: string; googlePay?: string }
}

/** What the element needs of its group. */
export interface ExpressPlace {
  base: string
  key: BrowserKey
  clientSecret: () => string | undefined
}

interface ButtonClick {
  isResolved: boolean
  isRejected: boolean
}

/**
 * The element of `elements.create('expressCheckout')`: a button for each wallet that the browser has. As at Stripe, it shows nothing until
 * the shop's domain is registered for wallets, and its `ready` event says which wallets there are.
 */
export class ExpressCheckoutElement extends Emitter {
  readonly #place: ExpressPlace
  readonly #box = document.createElement('div')
  #options: ExpressOptions
  #token: string | undefined

  constructor(place: ExpressPlace, options: ExpressOptions) {
    super()
    this.#place = place
    this.#options = options
    Object.assign(this.#box.style, { display: 'grid', gap: '8px' })
  }

  /** The token of the card that the payer has just authorized in a sheet, for `stripe.confirmPayment()`. */
  get authorized(): string | undefined {
    return this.#token
  }

  mount(target: string | HTMLElement): void {
    const parent = typeof target === 'string' ? document.querySelector(target) : target
    if (!parent)
      throw new IntegrationError(`The selector you specified (${target}) applies to no DOM elements.`)
    if (this.#box.parentElement === parent) return
    parent.append(this.#box)
    void this.#show()
  }

  unmount(): void {
    this.#box.remove()
    this.#box.replaceChildren()
  }

  update(options: ExpressOptions): this {
    this.#options = { ...this.#options, ...options }
    for (const button of this.#box.querySelectorAll('button')) this.#dress(button)
    return this
  }

  destroy = () => {
    this.unmount()
    this.emit('destroy')
  }
  focus = () => {}
  blur = () => {}
  clear = () => {}

  async #show(): Promise<void> {
    const session = await this.#session()
    const wallets = session ? await walletsOfDevice() : []
    for (const wallet of wallets) this.#box.append(this.#button(wallet))
    const known = Object.fromEntries(wallets.map(({ key }) => [key, true]))
    const availablePaymentMethods = wallets.length > 0 ? known : undefined
    this.emit('ready', { elementType: 'expressCheckout', availablePaymentMethods })
  }

  /** Null while wallets are off: the shop's domain is not registered. */
  async #session(): Promise<{ total: string } | null> {
    const { base, key, clientSecret } = this.#place
    const secret = clientSecret()
    return secret ? readElementsSession(base, key, secret, location.hostname) : null
  }

  #button(wallet: Wallet): HTMLButtonElement {
    const button = document.createElement('button')
    button.type = 'button'
    button.dataset.wallet = wallet.key
    button.setAttribute('aria-label', `Pay with ${wallet.name}`)
    button.textContent = wallet.name
    this.#dress(button)
    button.addEventListener('click', () => void this.#pay(wallet))
    return button
  }

  #dress(button: HTMLButtonElement): void {
    const { buttonHeight = 44, buttonTheme = {} } = this.#options
    const isLight = buttonTheme[button.dataset.wallet as Wallet['key']]?.startsWith('white') ?? false
    Object.assign(button.style, {
      height: `${buttonHeight}px`,
      border: '0',
      borderRadius: '8px',
      background: isLight ? '#fff' : '#000',
      color: isLight ? '#000' : '#fff',
      font: '500 18px system-ui, sans-serif',
      cursor: 'pointer',
    })
  }

  async #pay(wallet: Wallet): Promise<void> {
    const session = await this.#session()
    if (!session || !this.#isGranted(wallet)) return
    const sheet = new WalletSheet(wallet, session.total)
    const answer = await sheet.open()
    if (!answer) {
      sheet.close()
      this.emit('cancel', { elementType: 'expressCheckout' })
      return
    }
    this.#token = answer.token
    this.#close = () => {
      this.#token = undefined
      sheet.close()
    }
    const paymentFailed = () => this.settle()
    this.emit('confirm', { expressPaymentType: wallet.type, billingDetails: undefined, paymentFailed })
  }

  #close: () => void = () => {}

  /** Closes the sheet once the payment has an outcome. */
  settle(): void {
    this.#close()
  }

  /** A shop that listens to clicks must resolve each one at once, as at Stripe. */
  #isGranted(wallet: Wallet): boolean {
    const click: ButtonClick = { isResolved: false, isRejected: false }
    const isHeard = this.hears('click')
    this.emit('click', {
      elementType: 'expressCheckout',
      expressPaymentType: wallet.type,
      resolve: () => Object.assign(click, { isResolved: true }),
      reject: () => Object.assign(click, { isRejected: true }),
    })
    return !click.isRejected && (click.isResolved || !isHeard)
  }
}
