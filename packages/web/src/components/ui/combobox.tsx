import { useLingui } from '@lingui/react/macro'
import { Command } from 'cmdk'
import { Check, ChevronsUpDown } from 'lucide-react'
import { type ReactNode, type Ref, useState } from 'react'
import { cn } from '../../lib/look/cn.ts'
import type { FieldControl } from './field.tsx'
import { controlClass } from './field-control.ts'
import { Popover, PopoverContent, PopoverTrigger } from './popover.tsx'

export interface ComboboxOption {
  value: string
  /** The text to show and to search. */
  label: string
  /** Other words that find it, such as "CEST Germany". */
  keywords?: string[]
}

interface ComboboxProps extends Partial<FieldControl> {
  options: readonly ComboboxOption[]
  value: string | null | undefined
  onChange: (value: string) => void
  onBlur?: () => void
  name?: string
  placeholder?: string
  ref?: Ref<HTMLButtonElement>
  disabled?: boolean
  /** An action below the options, such as "Create organizer". */
  footer?: ReactNode
}

/** A select with a search box, for long lists: time zones, currencies, countries, events. */
export function Combobox({
  options,
  value,
  onChange,
  onBlur,
  placeholder,
  footer,
  name: _,
  ...control
}: ComboboxProps) {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  const chosen = options.find((option) => option.value === value)
  return (
    <Popover
      open={isOpen}
      onOpenChange={(open) => {
        setIsOpen(open)
        if (!open) onBlur?.()
      }}
    >
      <PopoverTrigger asChild>
        <button
          type="button"
          role="combobox"
          aria-expanded={isOpen}
          data-slot="combobox"
          className={cn(controlClass, 'flex h-10 items-center justify-between gap-2 px-3 text-start')}
          {...control}
        >
          <span className={cn('truncate', !chosen && 'text-muted-foreground')}>
            {chosen?.label ?? placeholder ?? t`Choose`}
          </span>
          <ChevronsUpDown aria-hidden className="size-4 shrink-0 text-muted-foreground" />
        </button>
      </PopoverTrigger>
      <PopoverContent
        aria-label={placeholder ?? t`Choose`}
        className="w-(--radix-popover-trigger-width) min-w-64 p-0"
      >
        <Command loop label={placeholder ?? t`Search`}>
          <Command.Input
            placeholder={t`Search`}
            className="h-10 w-full border-b bg-transparent px-3 text-base outline-none placeholder:text-muted-foreground md:pointer-fine:text-sm"
          />
          <Command.List className="max-h-72 overflow-y-auto p-1">
            <Command.Empty className="p-4 text-center text-sm text-muted-foreground">{t`Nothing found.`}</Command.Empty>
            {options.map((option) => (
              <Command.Item
                key={option.value}
                value={option.value}
                keywords={[option.label, ...(option.keywords ?? [])]}
                onSelect={() => {
                  onChange(option.value)
                  setIsOpen(false)
                }}
                className="flex min-h-9 items-center justify-between gap-2 rounded-md px-2 py-2 text-sm data-[selected=true]:bg-accent data-[selected=true]:text-accent-foreground"
              >
                <span className="truncate">{option.label}</span>
                {option.value === value && <Check aria-hidden className="size-4 shrink-0" />}
              </Command.Item>
            ))}
          </Command.List>
        </Command>
        {footer && <div className="border-t p-1">{footer}</div>}
      </PopoverContent>
    </Popover>
  )
}
