import { useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react'
import { Button } from '../../components/ui/button.tsx'
import { NativeSelect } from '../../components/ui/native-select.tsx'
import { useFormat } from '../../lib/format/use-format.ts'
import { addMonths, monthsFrom } from './month.ts'

interface MonthPickerProps {
  month: string
  /** The first month that can have something, and this one. */
  first: string
  last: string
  onChange: (month: string) => void
}

/** One month further or back, or any of them. */
export function MonthPicker({ month, first, last, onChange }: MonthPickerProps) {
  const { t } = useLingui()
  const format = useFormat()
  const months = monthsFrom(month < first ? month : first, last)
  return (
    <div className="flex items-center gap-2 print:hidden">
      <Step
        icon={ChevronLeft}
        label={t`Previous month`}
        isOver={month <= first}
        onStep={() => onChange(addMonths(month, -1))}
      />
      <NativeSelect
        className="min-w-0 grow sm:w-56 sm:grow-0"
        aria-label={t`Month`}
        value={month}
        onChange={(event) => onChange(event.target.value)}
      >
        {months.map((each) => (
          <option key={each} value={each}>
            {format.date(`${each}-01`, 'UTC', 'long_month')}
          </option>
        ))}
      </NativeSelect>
      <Step
        icon={ChevronRight}
        label={t`Next month`}
        isOver={month >= last}
        onStep={() => onChange(addMonths(month, 1))}
      />
    </div>
  )
}

interface StepProps {
  icon: LucideIcon
  label: string
  isOver: boolean
  onStep: () => void
}

/** At the end of the months it keeps the keyboard's focus, so that the other direction is one Tab away. */
function Step({ icon: Icon, label, isOver, onStep }: StepProps) {
  return (
    <Button
      variant="secondary"
      size="icon"
      aria-label={label}
      aria-disabled={isOver || undefined}
      onClick={() => !isOver && onStep()}
    >
      <Icon className="rtl:rotate-180" />
    </Button>
  )
}
