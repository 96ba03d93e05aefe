import { CHALLENGE_DONE } from './frame-message.ts'

/** Shows the bank's 3-D Secure page over the shop's page until it is answered; Escape leaves it unanswered. */
export function showChallenge(address: string): Promise<void> {
  const dialog = document.createElement('dialog')
  dialog.setAttribute('aria-label', 'Confirm your payment with your bank')
  Object.assign(dialog.style, {
    width: 'min(420px, calc(100vw - 32px))',
    height: 'min(460px, calc(100vh - 32px))',
    padding: '0',
    border: '0',
    borderRadius: '12px',
    overflow: 'hidden',
    boxShadow: '0 16px 48px rgb(0 0 0 / 0.3)',
  })
  const frame = document.createElement('iframe')
  frame.title = 'Your bank'
  frame.src = address
  Object.assign(frame.style, { width: '100%', height: '100%', border: '0', display: 'block' })
  dialog.append(frame)
  document.body.append(dialog)
  dialog.showModal()
  return new Promise((resolve) => {
    const close = () => {
      window.removeEventListener('message', receive)
      dialog.remove()
      resolve()
    }
    const receive = (event: MessageEvent) => {
      if (event.source === frame.contentWindow && event.data?.type === CHALLENGE_DONE) close()
    }
    window.addEventListener('message', receive)
    dialog.addEventListener('close', close)
  })
}
