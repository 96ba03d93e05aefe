import { useLingui } from '@lingui/react/macro'
import { Field } from '../../components/ui/field.tsx'
import { Input } from '../../components/ui/input.tsx'
import { NativeSelect } from '../../components/ui/native-select.tsx'
import { addDays, isUpsideDown, type SalesRange, salesRangeKinds } from './sales-range.ts'

interface SalesRangePickerProps {
  range: SalesRange
  /** Today's date in the event's zone. */
  today: string
  onChange: (range: SalesRange) => void
}

/** Chooses the last days, all days, or a first and a last day. */
export function SalesRangePicker({ range, today, onChange }: SalesRangePickerProps) {
  const { t } = useLingui()
  const words = {
    '7d': t`Last 7 days`,
    '30d': t`Last 30 days`,
    '90d': t`Last 90 days`,
    all: t`All time`,
    custom: t`Custom`,
  }
  const chooseKind = (name: string) => {
    const kind = salesRangeKinds.find((known) => known === name) ?? '30d'
    onChange(kind === 'custom' ? { kind, from: addDays(today, -29), to: today } : { kind })
  }
  const day = (name: 'from' | 'to', label: string, error?: string) => (
    <Field label={label} error={error}>
      {(control) => (
        <Input
          {...control}
          type="date"
          value={range[name] ?? ''}
          onChange={(event) => onChange({ ...range, [name]: event.target.value })}
        />
      )}
    </Field>
  )
  return (
    <div className="grid grid-cols-2 items-start gap-3 sm:flex">
      <Field label={t`Period`} className="col-span-2">
        {(control) => (
          <NativeSelect {...control} value={range.kind} onChange={(event) => chooseKind(event.target.value)}>
            {salesRangeKinds.map((kind) => (
              <option key={kind} value={kind}>
                {words[kind]}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      {range.kind === 'custom' && (
        <>
          {day('from', t`From`)}
          {day('to', t`To`, isUpsideDown(range) ? t`Choose a day after the first one.` : undefined)}
        </>
      )}
    </div>
  )
}
