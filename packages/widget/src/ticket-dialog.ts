import type { WidgetWords } from './widget-words.ts'

/** A button that opens the frame in a dialog; the browser keeps the focus in it, and Escape closes it. */
export class TicketDialog {
  readonly button = createButton('button', {
    padding: '0.75em 1.5em',
    minHeight: '48px',
    borderRadius: '8px',
    background: '#7544cd',
    font: 'inherit',
    fontWeight: '600',
  })
  readonly dialog = document.createElement('dialog')
  readonly #close = createButton('close', {
    position: 'sticky',
    top: '8px',
    float: 'right',
    width: '40px',
    height: '40px',
    margin: '8px 8px -48px 0',
    borderRadius: '20px',
    background: 'rgb(0 0 0 / 0.6)',
    font: '24px/1 system-ui, sans-serif',
    zIndex: '1',
  })

  /** `content`: what stands in the dialog; `onOpen` is called before each opening. */
  constructor(content: HTMLElement, onOpen: () => void) {
    this.#close.textContent = '×'
    Object.assign(this.dialog.style, {
      width: 'min(44rem, calc(100vw - 1rem))',
      maxWidth: 'none',
      maxHeight: 'calc(100dvh - 1rem)',
      padding: '0',
      border: '0',
      borderRadius: '12px',
      overflow: 'auto',
    })
    this.#close.addEventListener('click', () => this.dialog.close())
    this.button.addEventListener('click', () => {
      onOpen()
      this.dialog.showModal()
    })
    this.dialog.append(this.#close, content)
  }

  /** Says it in these words, also while it is open. */
  say(words: WidgetWords, text: string): void {
    this.button.textContent = text || words.buy
    this.dialog.setAttribute('aria-label', words.tickets)
    this.#close.setAttribute('aria-label', words.close)
  }
}

function createButton(part: string, look: Partial<CSSStyleDeclaration>): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.part.add(part)
  Object.assign(button.style, { border: '0', color: '#fff', cursor: 'pointer', ...look })
  return button
}
