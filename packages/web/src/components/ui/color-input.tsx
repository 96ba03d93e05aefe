import { hexColor } from '@foyer/contracts/text'
import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { type ComponentProps, lazy, Suspense } from 'react'
import { cn } from '../../lib/look/cn.ts'
import { Button } from './button.tsx'
import { controlClass } from './field-control.ts'
import { Input } from './input.tsx'
import { Popover, PopoverContent, PopoverTrigger } from './popover.tsx'
import { Skeleton } from './skeleton.tsx'

const ColorPicker = lazy(async () => ({ default: (await import('./color-picker.tsx')).ColorPicker }))

interface ColorInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> {
  /** `#rrggbb`, or the text typed so far. Null when empty. */
  value: string | null | undefined
  onChange: (color: string | null) => void
  /** The color that shows while the input is empty. */
  fallback: string
  /** For screen readers: the part that has this color. */
  label: string
}

/** A color, typed as a hexadecimal code or picked. An empty input stands for `fallback`. */
export function ColorInput({ value, onChange, fallback, label, className, ...props }: ColorInputProps) {
  const { t } = useLingui()
  const chosen = hexColor.safeParse(value).data ?? null
  const shown = chosen ?? fallback
  return (
    <div data-slot="color-input" className={cn('flex gap-2', className)}>
      <Popover>
        <PopoverTrigger asChild>
          <button
            type="button"
            aria-label={t`Choose a color: ${label}`}
            className={cn(controlClass, 'size-10 shrink-0 p-1')}
          >
            <span className="block size-full rounded-sm border" style={{ background: shown }} />
          </button>
        </PopoverTrigger>
        <PopoverContent className="w-64">
          <Suspense fallback={<Skeleton className="h-[200px] rounded-md" />}>
            <ColorPicker color={shown} onChange={onChange} />
          </Suspense>
        </PopoverContent>
      </Popover>
      <Input
        autoComplete="off"
        spellCheck={false}
        {...props}
        value={value ?? ''}
        placeholder={fallback}
        onChange={({ target }) => onChange(target.value.trim() === '' ? null : target.value)}
        className="tabular-nums"
      />
      {value !== null && value !== undefined && (
        <Button
          variant="quiet"
          size="icon"
          aria-label={t`Reset to Foyer’s color: ${label}`}
          onClick={() => onChange(null)}
        >
          <X />
        </Button>
      )}
      {value === null && (
        <span className="self-center text-sm whitespace-nowrap text-muted-foreground">
          <Trans>Foyer’s color</Trans>
        </span>
      )}
    </div>
  )
}
