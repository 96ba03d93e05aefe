// Runs before the first paint, so that a stored theme never flashes. It is a file, because the page's CSP forbids inline scripts.
try {
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage is blocked: the system's preference applies.
}

// An address that names its language (`?lang=fr`) is shown in it, and so is the checkout that follows.
const named = /[?&]lang=([a-z]{2}(?:-[A-Z]{2})?)(?:&|$)/.exec(location.search)
// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox
if (named) document.cookie = `locale=${named[1]}; path=/; samesite=lax`

// A visitor who will sign in reads the page before the app is there.
const isAtDoor = location.pathname === '/' || location.pathname === '/auth/login'
if (isAtDoor && !isSignedIn()) {
  const script = document.createElement('script')
  document.head.append(Object.assign(script, { src: '/sign-in.js' }))
}

function isSignedIn() {
  try {
    return localStorage.getItem('token') !== null
  } catch {
    return false
  }
}
