import type { StripeError } from '@stripe/stripe-js'
import { Emitter } from './emitter.ts'
import {
  CONNECT,
  type ConfirmResult,
  type ConfirmWish,
  type FormOptions,
  type FromForm,
  type ToForm,
} from './frame-message.ts'
import { IntegrationError } from './integration-error.ts'

const LOAD_MILLISECONDS = 5_000

/** The element of `elements.create('payment')`: a frame with the payment form, and the channel to it. */
export class PaymentElement extends Emitter {
  readonly #base: string
  readonly #answers = new Map<number, (answer: never) => void>()
  #options: FormOptions
  #frame: HTMLIFrameElement | undefined
  #port: MessagePort | undefined
  #isReady = false
  #lastId = 0

  constructor(base: string, options: FormOptions) {
    super()
    this.#base = base
    this.#options = options
  }

  mount(target: string | HTMLElement): void {
    const parent = typeof target === 'string' ? document.querySelector(target) : target
    if (!parent)
      throw new IntegrationError(`The selector you specified (${target}) applies to no DOM elements.`)
    if (this.#frame?.parentElement === parent) return
    this.unmount()
    const frame = document.createElement('iframe')
    frame.title = 'Secure payment input frame'
    frame.src = `${this.#base}elements/payment`
    frame.allow = 'payment *'
    Object.assign(frame.style, {
      border: '0',
      width: '100%',
      height: '190px',
      display: 'block',
      // Like Stripe's: in a dark page, a frame with another color scheme would get an opaque white background.
      colorScheme: 'light only',
    })
    frame.addEventListener('load', () => this.#connect(frame))
    this.#frame = frame
    this.emit('loaderstart', { elementType: 'payment' })
    parent.append(frame)
  }

  update(options: FormOptions): this {
    this.#options = { ...this.#options, ...options }
    this.#send({ type: 'options', options: this.#options })
    return this
  }

  unmount(): void {
    this.#frame?.remove()
    this.#port?.close()
    this.#frame = undefined
    this.#port = undefined
    this.#isReady = false
  }

  destroy(): void {
    this.unmount()
    this.emit('destroy')
  }

  focus = () => this.#send({ type: 'focus' })
  blur = () => this.#send({ type: 'blur' })
  clear = () => this.#send({ type: 'clear' })
  collapse = () => this

  /** Checks what was typed and shows what is missing. */
  async submit(): Promise<StripeError | undefined> {
    const answer = await this.#ask<FromForm & { type: 'submitted' }>((id) => ({ type: 'submit', id }))
    return answer.error
  }

  /** Pays from inside the frame, where the card data is. */
  async confirm(wish: ConfirmWish): Promise<ConfirmResult> {
    const answer = await this.#ask<FromForm & { type: 'confirmed' }>((id) => ({ type: 'confirm', id, wish }))
    return answer.result
  }

  #connect(frame: HTMLIFrameElement): void {
    // A frame that failed to load also fires `load`; then no answer comes.
    setTimeout(() => this.#frame === frame && !this.#isReady && this.#fail(), LOAD_MILLISECONDS)
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }: MessageEvent<FromForm>) => this.#receive(data)
    this.#port = port1
    frame.contentWindow?.postMessage(CONNECT, new URL(this.#base).origin, [port2])
    this.#send({ type: 'options', options: this.#options })
  }

  #receive(message: FromForm): void {
    const elementType = 'payment'
    if (message.type === 'height' && this.#frame) this.#frame.style.height = `${message.height}px`
    if (message.type === 'ready') {
      this.#isReady = true
      this.emit('ready', { elementType })
    }
    if (message.type === 'change') {
      const { empty, complete } = message
      this.emit('change', { elementType, empty, complete, collapsed: false, value: { type: 'card' } })
    }
    if (message.type === 'focus' || message.type === 'blur' || message.type === 'escape') {
      this.emit(message.type, { elementType })
    }
    if (message.type === 'submitted' || message.type === 'confirmed') {
      this.#answers.get(message.id)?.(message as never)
      this.#answers.delete(message.id)
    }
  }

  #ask<T>(message: (id: number) => ToForm): Promise<T> {
    if (!this.#isReady) {
      const reason =
        'We could not retrieve data from the specified Element. Please make sure the Element you are attempting to use is still mounted.'
      throw new IntegrationError(reason)
    }
    this.#lastId += 1
    const id = this.#lastId
    return new Promise((resolve) => {
      this.#answers.set(id, resolve)
      this.#send(message(id))
    })
  }

  #send(message: ToForm): void {
    // Options may contain functions of the page, which a channel cannot carry.
    this.#port?.postMessage(JSON.parse(JSON.stringify(message)))
  }

  #fail(): void {
    const error = { type: 'api_connection_error', message: 'The payment form did not load.' }
    this.emit('loaderror', { elementType: 'payment', error })
  }
}
