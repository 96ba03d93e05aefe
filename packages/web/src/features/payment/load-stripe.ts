import type { PaymentIntent } from '@foyer/contracts/payment/payment'
import type { Stripe } from '@stripe/stripe-js'
import { loadStripe as loadFromWindow } from '@stripe/stripe-js/pure'
import { stripeLocale } from './stripe-locale.ts'

const scripts = new Map<string, Promise<void>>()
const instances = new Map<string, Promise<Stripe>>()

type Keys = Pick<PaymentIntent, 'stripe_js_url' | 'publishable_key' | 'stripe_account_id'>

/**
 * Loads Stripe for one connected account: the script from the address that the API names, then Stripe's own loader, which uses the
 * existing `window.Stripe`. A failed load is forgotten, so that the next call loads again.
 */
export function loadStripe(keys: Keys, locale: string): Promise<Stripe> {
  const key = [keys.stripe_js_url, keys.publishable_key, keys.stripe_account_id, locale].join(' ')
  const known = instances.get(key)
  if (known) return known
  const loading = load(keys, locale)
  instances.set(key, loading)
  loading.catch(() => instances.delete(key))
  return loading
}

async function load(keys: Keys, locale: string): Promise<Stripe> {
  await loadScript(keys.stripe_js_url)
  const stripe = await loadFromWindow(keys.publishable_key, {
    stripeAccount: keys.stripe_account_id,
    locale: stripeLocale(locale),
  })
  if (!stripe) throw new Error('Stripe did not load.')
  return stripe
}

function loadScript(src: string): Promise<void> {
  const known = scripts.get(src)
  if (known) return known
  const loading = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = src
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      scripts.delete(src)
      reject(new Error('Stripe’s script did not load.'))
    })
    document.head.append(script)
  })
  scripts.set(src, loading)
  return loading
}
