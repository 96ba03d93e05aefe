import { WALLET_CARDS, type Wallet } from './wallets.ts'

/** What the payer answered: a token for the chosen card, or null when they closed the sheet. */
export type SheetAnswer = { token: string } | null

/** A simulated wallet's sheet over the shop's page, in place of the device's own. */
export class WalletSheet {
  readonly #dialog = document.createElement('dialog')
  readonly #wallet: Wallet

  constructor(wallet: Wallet, total: string) {
    this.#wallet = wallet
    this.#dialog.setAttribute('aria-label', wallet.name)
    Object.assign(this.#dialog.style, {
      width: 'min(420px, calc(100vw - 32px))',
      padding: '24px',
      border: '0',
      borderRadius: '12px',
      background: '#fff',
      color: '#1a1a1a',
      font: '16px/1.5 system-ui, sans-serif',
      boxShadow: '0 16px 48px rgb(0 0 0 / 0.3)',
    })
    const note = lineOf('p', 'Stand-in for Stripe: no money moves.')
    this.#dialog.append(lineOf('h2', wallet.name), lineOf('p', `Pay ${total}`), this.#cards(), note)
  }

  /** Opens it, and resolves with the payer's answer. It then stays open until `close`. */
  open(): Promise<SheetAnswer> {
    const pay = buttonOf('Pay')
    const cancel = buttonOf('Cancel')
    this.#dialog.append(pay, cancel)
    document.body.append(this.#dialog)
    this.#dialog.showModal()
    return new Promise((resolve) => {
      pay.addEventListener('click', () => {
        pay.disabled = true
        cancel.disabled = true
        resolve({ token: `tok_${this.#wallet.type}_${this.#chosen()}` })
      })
      cancel.addEventListener('click', () => resolve(null))
      this.#dialog.addEventListener('cancel', () => resolve(null))
    })
  }

  close(): void {
    this.#dialog.remove()
  }

  #cards(): HTMLElement {
    const list = document.createElement('fieldset')
    list.style.border = '0'
    list.style.padding = '0'
    list.append(lineOf('legend', 'Card'))
    for (const [index, { number, label }] of WALLET_CARDS.entries()) {
      const row = document.createElement('label')
      row.style.display = 'block'
      const choice = document.createElement('input')
      Object.assign(choice, { type: 'radio', name: 'wallet-card', value: number, checked: index === 0 })
      row.append(choice, ` ${label}`)
      list.append(row)
    }
    return list
  }

  #chosen(): string {
    return this.#dialog.querySelector<HTMLInputElement>('input:checked')?.value ?? ''
  }
}

function lineOf(name: string, text: string): HTMLElement {
  const line = document.createElement(name)
  line.textContent = text
  line.style.margin = '0 0 12px'
  return line
}

function buttonOf(text: string): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = text
  Object.assign(button.style, { padding: '12px 24px', margin: '0 8px 0 0', font: 'inherit' })
  return button
}
