import { languageTag } from '@foyer/contracts/language-tag'

/** Writes how long a link lasts in the largest unit that is exact: "15 minutes", "48 hours", "7 days". */
export function formatDuration(locale: string, minutes: number): string {
  const [amount, unit] = inLargestUnit(minutes)
  return new Intl.NumberFormat(languageTag(locale), { style: 'unit', unit, unitDisplay: 'long' }).format(
    amount,
  )
}

function inLargestUnit(minutes: number): [number, 'day' | 'hour' | 'minute'] {
  if (minutes % 1440 === 0 && minutes > 2880) return [minutes / 1440, 'day']
  if (minutes % 60 === 0) return [minutes / 60, 'hour']
  return [minutes, 'minute']
}
