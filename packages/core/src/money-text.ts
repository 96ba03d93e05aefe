import { formatMoney } from '@foyer/emails/language/money'

/** An amount in minor units for the API's English sentences: "$0.50", "KWD 1.230". Browsers say it in their own language. */
export function moneyText(amount: number, currency: string): string {
  return formatMoney('en', amount, currency).replace(/\u00a0/g, ' ')
}
