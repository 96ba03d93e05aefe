import { CHALLENGE_DONE } from './frame-message.ts'

// The 3-D Secure page has been answered: whoever framed it can ask for the payment's state now.
if (window.parent !== window) window.parent.postMessage({ type: CHALLENGE_DONE }, '*')
