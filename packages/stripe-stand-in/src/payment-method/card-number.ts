type CardBrand = 'amex' | 'diners' | 'discover' | 'jcb' | 'mastercard' | 'unionpay' | 'visa' | 'unknown'

const BRANDS: readonly [CardBrand, RegExp][] = [
  ['amex', /^3[47]/],
  ['diners', /^3(0[0-5]|[689])/],
  ['discover', /^6(011|4[4-9]|5)/],
  ['jcb', /^35/],
  ['mastercard', /^(5[1-5]|2[2-7])/],
  ['unionpay', /^62/],
  ['visa', /^4/],
]

export function brandOf(digits: string): CardBrand {
  return BRANDS.find(([, pattern]) => pattern.test(digits))?.[0] ?? 'unknown'
}

export function numberLength(brand: CardBrand): number {
  return brand === 'amex' ? 15 : brand === 'diners' ? 14 : 16
}

export function cvcLength(brand: CardBrand): number {
  return brand === 'amex' ? 4 : 3
}

/** Whether the digits are a complete card number with a valid check digit (Luhn). */
export function isCardNumber(digits: string): boolean {
  if (!/^\d{14,19}$/.test(digits)) return false
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const doubled = Number(digit) * (place % 2 === 1 ? 2 : 1)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0
}

/** The digits in groups, as printed on the card. */
export function groupDigits(digits: string): string {
  const groups =
    brandOf(digits) === 'amex' ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?/ : /^(\d{1,4})(\d{1,4})?(\d{1,4})?(\d{1,7})?/
  return (groups.exec(digits)?.slice(1) ?? []).filter(Boolean).join(' ')
}
