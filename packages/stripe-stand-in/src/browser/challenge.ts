import { CHALLENGE_ANSWERED, CHALLENGE_LEFT } from './frame-message.ts'

// The 3-D Secure page tells the page that framed it when it has been answered, or closed with Escape.
function tell(type: string): void {
  if (window.parent !== window) window.parent.postMessage({ type }, '*')
}

if (document.querySelector('main')?.dataset.state === 'answered') tell(CHALLENGE_ANSWERED)
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') tell(CHALLENGE_LEFT)
})
