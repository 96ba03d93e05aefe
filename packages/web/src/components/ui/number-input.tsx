import { type ComponentProps, useState } from 'react'
import { Input } from './input.tsx'

interface NumberInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> {
  value: number | null | undefined
  /** Gets null when empty, and NaN for text that is not a whole number. Schemas refuse NaN. */
  onChange: (value: number | null) => void
}

/** A whole number, or nothing. The placeholder says what nothing means ("Unlimited"). */
export function NumberInput({ value, onChange, onBlur, ...props }: NumberInputProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const shown = value === null || value === undefined || Number.isNaN(value) ? '' : String(value)
  const change = (text: string) => {
    setTyped(text)
    onChange(text.trim() === '' ? null : /^\s*\d+\s*$/.test(text) ? Number(text) : Number.NaN)
  }
  return (
    <Input
      inputMode="numeric"
      autoComplete="off"
      {...props}
      value={typed ?? shown}
      onChange={(event) => change(event.target.value)}
      onBlur={(event) => {
        if (!Number.isNaN(value)) setTyped(null)
        onBlur?.(event)
      }}
    />
  )
}
