import { Trans } from '@lingui/react/macro'
import { Button } from '../button.tsx'
import { Checkbox } from '../checkbox.tsx'
import { Popover, PopoverContent, PopoverTrigger } from '../popover.tsx'
import { RadioGroup, RadioItem } from '../radio-group.tsx'
import { ChipButton } from './chip-button.tsx'
import type { ChoiceFilter } from './list-filter.ts'

interface FilterChipProps {
  filter: ChoiceFilter
  /** The value, or several separated by commas. Empty means no filter. */
  value: string
  onChange: (value: string) => void
}

/** A chip for a filter. It shows the filter's value. */
export function FilterChip({ filter, value, onChange }: FilterChipProps) {
  const chosen = value ? value.split(',') : []
  const words = filter.options.filter((option) => chosen.includes(option.value)).map((option) => option.label)
  const toggle = (option: string, isOn: boolean) =>
    onChange((isOn ? [...chosen, option] : chosen.filter((other) => other !== option)).join(','))
  return (
    <Popover>
      <PopoverTrigger asChild>
        <ChipButton label={filter.label} words={words.length > 2 ? String(words.length) : words.join(', ')} />
      </PopoverTrigger>
      <PopoverContent className="grid max-h-80 gap-4 overflow-y-auto" aria-label={filter.label}>
        {filter.operator === 'in' ? (
          <fieldset className="grid gap-3">
            <legend className="sr-only">{filter.label}</legend>
            {filter.options.map((option) => (
              // biome-ignore lint/a11y/noLabelWithoutControl: the checkbox inside is a button with a role
              <label key={option.value} className="flex items-center gap-3 text-sm">
                <Checkbox
                  checked={chosen.includes(option.value)}
                  onCheckedChange={(isOn) => toggle(option.value, isOn === true)}
                />
                {option.label}
              </label>
            ))}
          </fieldset>
        ) : (
          <RadioGroup aria-label={filter.label} value={value} onValueChange={onChange}>
            {filter.options.map((option) => (
              <RadioItem key={option.value} value={option.value} label={option.label} />
            ))}
          </RadioGroup>
        )}
        {value && (
          <Button variant="secondary" size="sm" onClick={() => onChange('')}>
            <Trans>Clear filter</Trans>
          </Button>
        )}
      </PopoverContent>
    </Popover>
  )
}
