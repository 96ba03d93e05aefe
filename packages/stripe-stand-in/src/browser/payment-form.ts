import type { StripeError } from '@stripe/stripe-js'
import { brandOf } from '../payment-method/card-number.ts'
import { confirmIntent } from './api-client.ts'
import { applyAppearance } from './apply-appearance.ts'
import { type CardField, type CardInput, digitsOf, formatField, problemOf } from './card-input.ts'
import { CONNECT, type ConfirmResult, type ConfirmWish, type FromForm, type ToForm } from './frame-message.ts'

// This page is <base>/elements/payment.
const BASE = new URL('../', location.href).href
const FIELDS: readonly CardField[] = ['number', 'expiry', 'cvc']
let port: MessagePort | undefined
let hasShownReady = false

function byId<T extends HTMLElement>(id: string): T {
  return document.getElementById(id) as T
}

function inputOf(field: CardField): HTMLInputElement {
  return byId<HTMLInputElement>(field)
}

function read(): CardInput {
  return { number: inputOf('number').value, expiry: inputOf('expiry').value, cvc: inputOf('cvc').value }
}

function tell(message: FromForm): void {
  port?.postMessage(message)
}

function showError(field: CardField | 'form', message: string | undefined): void {
  const line = byId(`${field}-error`)
  line.textContent = message ?? ''
  line.hidden = !message
  if (field === 'form') return
  inputOf(field).setAttribute('aria-invalid', String(Boolean(message)))
  inputOf(field).classList.toggle('Input--invalid', Boolean(message))
}

function changed(): void {
  const input = read()
  byId('brand').dataset.brand = brandOf(digitsOf(input.number))
  byId('brand').textContent = BRAND_NAMES[brandOf(digitsOf(input.number))] ?? ''
  showError('form', undefined)
  const complete = FIELDS.every((field) => !problemOf(field, input, new Date()))
  tell({ type: 'change', complete, empty: FIELDS.every((field) => input[field] === '') })
}

const BRAND_NAMES: Record<string, string> = {
  amex: 'Amex',
  diners: 'Diners',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
}

/** Shows every problem and returns the first. */
function check(): StripeError | undefined {
  const input = read()
  const problems = FIELDS.map((field) => ({ field, problem: problemOf(field, input, new Date()) }))
  for (const { field, problem } of problems) showError(field, problem?.message)
  const first = problems.find(({ problem }) => problem)
  if (first) inputOf(first.field).focus()
  return first?.problem
}

const FIELD_OF_PARAM: Record<string, CardField> = {
  cvc: 'cvc',
  exp_month: 'expiry',
  exp_year: 'expiry',
  number: 'number',
}

async function confirm(wish: ConfirmWish): Promise<ConfirmResult> {
  const { number, expiry, cvc } = read()
  const result = await confirmIntent(BASE, wish, wish.clientSecret, {
    return_url: wish.returnUrl,
    receipt_email: wish.receiptEmail,
    payment_method_data: {
      type: 'card',
      billing_details: wish.billingDetails,
      card: {
        number: digitsOf(number),
        exp_month: digitsOf(expiry).slice(0, 2),
        exp_year: digitsOf(expiry).slice(2, 4),
        cvc,
      },
    },
  })
  if (result.error) showError(FIELD_OF_PARAM[result.error.param ?? ''] ?? 'form', result.error.message)
  return result
}

async function receive(message: ToForm): Promise<void> {
  if (message.type === 'options') {
    applyAppearance(message.options)
    for (const field of FIELDS) inputOf(field).readOnly = message.options.readOnly ?? false
    if (!hasShownReady) tell({ type: 'ready' })
    hasShownReady = true
  }
  if (message.type === 'focus') inputOf('number').focus()
  if (message.type === 'blur' && document.activeElement instanceof HTMLElement) document.activeElement.blur()
  if (message.type === 'clear') {
    byId<HTMLFormElement>('form').reset()
    for (const field of FIELDS) showError(field, undefined)
    changed()
  }
  if (message.type === 'submit') tell({ type: 'submitted', id: message.id, error: check() })
  if (message.type === 'confirm')
    tell({ type: 'confirmed', id: message.id, result: await confirm(message.wish) })
}

function listen(field: CardField): void {
  const input = inputOf(field)
  input.addEventListener('input', () => {
    const isAtEnd = input.selectionStart === input.value.length
    // Formatting in the middle of a correction would move the caret.
    if (isAtEnd) input.value = formatField(field, input.value, read())
    showError(field, undefined)
    changed()
    const isComplete = isAtEnd && !problemOf(field, read(), new Date())
    const next = FIELDS[FIELDS.indexOf(field) + 1]
    if (isComplete && next) inputOf(next).focus()
  })
  input.addEventListener('blur', () => {
    input.value = formatField(field, input.value, read())
    if (input.value) showError(field, problemOf(field, read(), new Date())?.message)
  })
}

function fillIn(number: string): void {
  inputOf('number').value = formatField('number', number, read())
  inputOf('expiry').value = `12 / ${String(new Date().getFullYear() + 2).slice(2)}`
  inputOf('cvc').value = '123'
  for (const field of FIELDS) showError(field, undefined)
  changed()
}

FIELDS.forEach(listen)
for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-number]')) {
  button.addEventListener('click', () => fillIn(button.dataset.number ?? ''))
}
byId('form').addEventListener('submit', (event) => event.preventDefault())
document.addEventListener('focusin', () => tell({ type: 'focus' }))
document.addEventListener('focusout', () => tell({ type: 'blur' }))
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') tell({ type: 'escape' })
})
new ResizeObserver(() => {
  tell({ type: 'height', height: Math.ceil(byId('form').getBoundingClientRect().height) })
}).observe(byId('form'))
window.addEventListener('message', (event) => {
  if (event.source !== window.parent || event.data !== CONNECT || !event.ports[0]) return
  port = event.ports[0]
  port.onmessage = ({ data }: MessageEvent<ToForm>) => void receive(data)
  tell({ type: 'height', height: Math.ceil(byId('form').getBoundingClientRect().height) })
})
