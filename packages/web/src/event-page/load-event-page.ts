import '../styles/event-page.css'
import { pressNatively } from './native-picker.ts'
import { reportHeight } from './report-height.ts'

// The page works without this: it fetches React once somebody touches the page, or the browser has nothing else to do.
// Until then it keeps every press (docs/decisions/0079).
const touches = ['pointerdown', 'keydown', 'focusin'] as const
try {
  // As `theme-boot.js` does it elsewhere: nothing waits for it here, for only people who manage events have chosen a theme.
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage is blocked: the system's preference applies.
}
// As there, too: an address that names its language is shown in it, and so is the checkout that follows.
const named = new URLSearchParams(location.search).get('lang')
// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox
if (named && /^[a-z]{2}(-[A-Z]{2})?$/.test(named)) document.cookie = `locale=${named}; path=/; samesite=lax`
const loader = document.querySelector<HTMLScriptElement>('script[data-script]')
const eventId = location.pathname.split('/')[2] ?? ''
let isBegun = false

function begin(): void {
  if (isBegun) return
  isBegun = true
  for (const href of (loader?.dataset.preloads ?? '').split(' ')) {
    if (!href) continue
    const link = document.createElement('link')
    document.head.append(Object.assign(link, { rel: 'modulepreload', href }))
  }
  // The network may fail: the next touch tries again, and the form works without.
  import(/* @vite-ignore */ loader?.dataset.script ?? '').catch(() => {
    isBegun = false
  })
}

/** React takes over from here. */
function end(): void {
  for (const touch of touches) removeEventListener(touch, begin, true)
  removeEventListener('click', press, true)
  removeEventListener('submit', prepare, true)
}

function press({ target }: Event): void {
  if (target instanceof Element) pressNatively(target)
}

/** A native post says what only a script knows: the attempt, sent once however often the button is pressed, and the tab's own hold. */
function prepare(submitted: Event): void {
  const form = submitted.target as HTMLFormElement
  const attempt = form.elements.namedItem('attempt')
  if (!(attempt instanceof HTMLInputElement)) return
  if (attempt.value) submitted.preventDefault()
  attempt.value ||= crypto.randomUUID()
  const hold = form.elements.namedItem('replaces_order')
  if (!(hold instanceof HTMLInputElement)) return
  hold.disabled = false
  try {
    // As `own-hold.ts` keeps it, without its imports.
    hold.value = sessionStorage.getItem(`hold:${eventId}`) ?? ''
  } catch {
    // Storage is blocked: React could not know of a hold either.
  }
}

function forgetAttempt(): void {
  const attempt = document.querySelector<HTMLInputElement>('input[name=attempt]')
  if (attempt) attempt.value = ''
}

if (location.pathname.startsWith('/widget/') && window.parent !== window) reportHeight()
for (const touch of touches) addEventListener(touch, begin, { capture: true, passive: true })
addEventListener('click', press, true)
addEventListener('submit', prepare, true)
addEventListener('pageshow', forgetAttempt)
document.addEventListener('foyer:hydrate', end)

function beginWhenIdle(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 4000 })
  else setTimeout(begin, 2000)
}
if (document.readyState === 'complete') beginWhenIdle()
else addEventListener('load', beginWhenIdle)
