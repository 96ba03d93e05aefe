import { Trans } from '@lingui/react/macro'
import { Columns3 } from 'lucide-react'
import { Button } from '../button.tsx'
import { Checkbox } from '../checkbox.tsx'
import { Popover, PopoverContent, PopoverTrigger } from '../popover.tsx'
import type { ColumnPart } from './chosen-columns.ts'

interface ColumnOption extends ColumnPart {
  isShown: boolean
}

interface ColumnMenuProps {
  options: readonly ColumnOption[]
  onChoose: (column: string, isShown: boolean) => void
}

/** A menu to choose a table's columns. */
export function ColumnMenu({ options, onChoose }: ColumnMenuProps) {
  return (
    <Popover>
      <PopoverTrigger asChild>
        <Button variant="secondary">
          <Columns3 />
          <Trans>Columns</Trans>
        </Button>
      </PopoverTrigger>
      <PopoverContent align="end" className="max-h-80 w-60 overflow-y-auto">
        <fieldset className="grid gap-3">
          <legend className="sr-only">
            <Trans>Columns</Trans>
          </legend>
          {options.map(({ id, label, isShown }) => (
            // biome-ignore lint/a11y/noLabelWithoutControl: the checkbox inside is a button with a role
            <label key={id} className="flex items-center gap-3 text-sm">
              <Checkbox checked={isShown} onCheckedChange={(isOn) => onChoose(id, isOn === true)} />
              {label}
            </label>
          ))}
        </fieldset>
      </PopoverContent>
    </Popover>
  )
}
