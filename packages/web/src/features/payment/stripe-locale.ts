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

/** Our languages as Stripe names them: its `zh` is Simplified. */
export function stripeLocale(locale: string): StripeElementLocale {
  return locales[locale] ?? 'auto'
}
