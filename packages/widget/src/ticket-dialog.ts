import type { WidgetWords } from './widget-words.ts'

interface TicketDialog {
  button: HTMLButtonElement
  dialog: HTMLDialogElement
}

/** A button that opens the frame in a dialog; the browser keeps the focus in it, and Escape closes it. */
export function createTicketDialog(frame: HTMLIFrameElement, words: WidgetWords, text: string): TicketDialog {
  const button = document.createElement('button')
  button.type = 'button'
  button.part.add('button')
  button.textContent = text || words.buy
  Object.assign(button.style, {
    padding: '0.75em 1.5em',
    minHeight: '48px',
    border: '0',
    borderRadius: '8px',
    background: '#7544cd',
    color: '#fff',
    font: 'inherit',
    fontWeight: '600',
    cursor: 'pointer',
  })

  const dialog = document.createElement('dialog')
  dialog.setAttribute('aria-label', words.tickets)
  Object.assign(dialog.style, {
    width: 'min(44rem, calc(100vw - 1rem))',
    maxWidth: 'none',
    maxHeight: 'calc(100dvh - 1rem)',
    padding: '0',
    border: '0',
    borderRadius: '12px',
    overflow: 'auto',
  })
  const close = document.createElement('button')
  close.type = 'button'
  close.part.add('close')
  close.textContent = '×'
  close.setAttribute('aria-label', words.close)
  Object.assign(close.style, {
    position: 'sticky',
    top: '8px',
    float: 'right',
    width: '40px',
    height: '40px',
    margin: '8px 8px -48px 0',
    border: '0',
    borderRadius: '20px',
    background: 'rgb(0 0 0 / 0.6)',
    color: '#fff',
    font: '24px/1 system-ui, sans-serif',
    cursor: 'pointer',
    zIndex: '1',
  })
  close.addEventListener('click', () => dialog.close())
  button.addEventListener('click', () => dialog.showModal())
  dialog.append(close, frame)
  return { button, dialog }
}
