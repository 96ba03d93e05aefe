import '../styles/event-page.css'
import { pressNatively } from './native-picker.ts'
import { reportHeight } from './report-height.ts'

// The page works without this script. It loads React at the first interaction, or when the browser is idle, and until
// then handles every press itself (docs/decisions/0079).
const touches = ['pointerdown', 'keydown', 'focusin'] as const
// Like `theme-boot.js` on other pages. Here it need not run before the first paint, because only people who manage
// events choose a theme.
const theme = safely(() => localStorage.getItem('theme'))
if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
// A language in the URL also applies to the checkout that follows.
const address = new URLSearchParams(location.search)
const named = address.get('lang')
// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox
if (named && /^[a-z]{2}(-[A-Z]{2})?$/.test(named)) document.cookie = `locale=${named}; path=/; samesite=lax`
const loader = document.querySelector<HTMLScriptElement>('script[data-script]')
const eventId = location.pathname.split('/')[2] ?? ''
// At once, because a visitor may reload or leave before React is there (docs/decisions/0026).
const followed = address.get('aff')?.trim().slice(0, 100)
if (followed) safely(() => sessionStorage.setItem(`aff:${eventId}`, followed))
// The first place in this tab counts for the view and for the order. Nothing is noted of a visitor who asks for it (docs/decisions/0130).
const mayCount =
  navigator.doNotTrack !== '1' && !(navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl
if (mayCount)
  safely(() => {
    const key = `from:${eventId}`
    if (sessionStorage.getItem(key) === null) sessionStorage.setItem(key, cameFrom())
  })
let isBegun = false

function begin(): void {
  const script = loader?.dataset.script
  if (isBegun || !script) return
  isBegun = true
  for (const href of (loader.dataset.preloads ?? '').split(' ')) {
    if (!href) continue
    const link = document.createElement('link')
    document.head.append(Object.assign(link, { rel: 'modulepreload', href }))
  }
  // After a failed load the next interaction tries again. Without React the form still works.
  import(/* @vite-ignore */ script).catch(() => {
    isBegun = false
  })
}

/** Where the visitor came from, as `visit-source.ts` reads it. A page of this site says nothing, except the organizer's. */
function cameFrom(): string {
  if (location.pathname.startsWith('/widget/')) return 'widget'
  // The server refuses control characters, and a strange link must not stop a sale.
  const named = (address.get('utm_source') || followed || '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, '')
    .trim()
    .slice(0, 100)
  if (named || !document.referrer) return named
  const { origin, pathname } = new URL(document.referrer)
  if (origin !== location.origin) return origin.slice(0, 100)
  return pathname.startsWith('/o/') ? 'organizer-page' : ''
}

/** Ends this script's handlers, because React takes over. */
function end(): void {
  for (const touch of touches) removeEventListener(touch, begin, true)
  removeEventListener('click', press, true)
  removeEventListener('submit', prepare, true)
}

function press({ target }: Event): void {
  if (target instanceof Element) pressNatively(target)
}

/** As `safely.ts` does, without its import. */
function safely<T>(action: () => T): T | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}

/**
 * How long a native post counts as under way, in milliseconds. One into another tab leaves this page where it is, and one that the buyer
 * stops comes to nothing: their next press counts again.
 */
const underWay = { _blank: 1000, here: 60_000 }

/**
 * Adds what only a script knows to a native post: the attempt's key, so that repeated presses send it once, the tab's
 * hold, and the affiliate that it followed.
 */
function prepare(submitted: Event): void {
  const form = submitted.target as HTMLFormElement
  const attempt = form.elements.namedItem('attempt')
  if (!(attempt instanceof HTMLInputElement)) return
  if (attempt.value) submitted.preventDefault()
  else setTimeout(forgetAttempt, form.target === '_blank' ? underWay._blank : underWay.here)
  attempt.value ||= crypto.randomUUID()
  // As `own-hold.ts`, `followed-affiliate.ts` and `count-view.ts` read them, without their imports.
  const stored = (key: string) => safely(() => sessionStorage.getItem(`${key}:${eventId}`))
  fill(form, 'replaces_order', stored('hold') ?? '')
  const affiliate = stored('aff')
  if (affiliate) fill(form, 'affiliate_code', affiliate)
  const from = stored('from')
  if (from !== null && from !== undefined) fill(form, 'came_from', from)
}

/** A disabled field is not sent. */
function fill(form: HTMLFormElement, name: string, value: string): void {
  const field = form.elements.namedItem(name)
  if (field instanceof HTMLInputElement) Object.assign(field, { value, disabled: false })
}

function forgetAttempt(): void {
  const attempt = document.querySelector<HTMLInputElement>('input[name=attempt]')
  if (attempt) attempt.value = ''
}

// The server names a script for an event that it shows, and none in place of it.
if (location.pathname.startsWith('/widget/') && window.parent !== window)
  reportHeight(Boolean(loader?.dataset.script))
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
