import { CHALLENGE_ANSWERED, CHALLENGE_LEFT } from './frame-message.ts'

/** Shows the bank's 3-D Secure page over the shop's page. Leaving it unanswered counts as a failure, as at Stripe. */
export async function showChallenge(address: string, clientSecret: string): Promise<void> {
  const dialog = document.createElement('dialog')
  dialog.setAttribute('aria-label', 'Confirm your payment with your bank')
  Object.assign(dialog.style, {
    width: 'min(420px, calc(100vw - 32px))',
    height: 'min(440px, calc(100vh - 32px))',
    padding: '0',
    border: '0',
    borderRadius: '12px',
    overflow: 'hidden',
    boxShadow: '0 16px 48px rgb(0 0 0 / 0.3)',
  })
  const frame = document.createElement('iframe')
  frame.title = 'Your bank'
  frame.src = `${address}?${new URLSearchParams({ client_secret: clientSecret })}`
  Object.assign(frame.style, { width: '100%', height: '100%', border: '0', display: 'block' })
  dialog.append(frame)
  document.body.append(dialog)
  dialog.showModal()
  const isAnswered = await answerOf(dialog, frame)
  dialog.remove()
  if (isAnswered) return
  const body = new URLSearchParams({ client_secret: clientSecret, outcome: 'fail' })
  await fetch(address, { method: 'POST', mode: 'no-cors', body })
}

function answerOf(dialog: HTMLDialogElement, frame: HTMLIFrameElement): Promise<boolean> {
  return new Promise((resolve) => {
    const done = (isAnswered: boolean) => {
      window.removeEventListener('message', receive)
      resolve(isAnswered)
    }
    const receive = ({ source, data }: MessageEvent) => {
      if (source !== frame.contentWindow) return
      if (data?.type === CHALLENGE_ANSWERED) done(true)
      if (data?.type === CHALLENGE_LEFT) done(false)
    }
    window.addEventListener('message', receive)
    dialog.addEventListener('close', () => done(false))
  })
}
