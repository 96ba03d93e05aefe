import { negotiateLocale } from '@foyer/contracts/known-locales'
import type { Locale } from '@foyer/contracts/locale'
import { type ReactNode, useId } from 'react'
import { LocaleInput } from '../../components/foyer/locale-input.tsx'
import { Label } from '../../components/ui/label.tsx'

interface LanguageFieldProps {
  label: ReactNode
  value: Locale
  onChange: (locale: Locale) => void
}

/** In which language a message is suggested or shown. */
export function LanguageField({ label, value, onChange }: LanguageFieldProps) {
  const id = useId()
  return (
    <div className="grid gap-1.5">
      <Label htmlFor={id}>{label}</Label>
      <LocaleInput id={id} value={value} onChange={({ target }) => onChange(negotiateLocale(target.value))} />
    </div>
  )
}
