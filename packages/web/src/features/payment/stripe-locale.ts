import type { StripeElementLocale } from '@stripe/stripe-js'

const locales: Record<string, StripeElementLocale> = {
  en: 'en',
  de: 'de',
  fr: 'fr',
  es: 'es',
  pt: 'pt',
  'pt-BR': 'pt-BR',
  zh: 'zh-TW',
  'zh-CN': 'zh',
}

/** Foyer's languages as Stripe names them. Stripe's `zh` is Simplified Chinese. */
export function stripeLocale(locale: string): StripeElementLocale {
  return locales[locale] ?? 'auto'
}
