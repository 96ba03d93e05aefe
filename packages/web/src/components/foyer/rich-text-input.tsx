import { Trans } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import { useFormat } from '../../lib/format/use-format.ts'
import { cn } from '../../lib/look/cn.ts'
import type { RichTextEditorProps } from './rich-text/rich-text-editor.tsx'
import { RichTextSkeleton } from './rich-text/rich-text-skeleton.tsx'

const RichTextEditor = lazy(async () => ({
  default: (await import('./rich-text/rich-text-editor.tsx')).RichTextEditor,
}))

interface RichTextInputProps extends Omit<RichTextEditorProps, 'value'> {
  value: string | undefined
  /** The maximum number of characters in its HTML. The current count is shown beside it (specification §5). */
  limit: number
  /** Sets the size of the text area. */
  className?: string
}

/**
 * A formatted text in a form, stored as HTML: `{(field) => <RichTextInput {...field} limit={49_999} />}`. The editor
 * loads when it is needed. Until then the current text is shown in its place.
 */
export function RichTextInput({ value = '', limit, className, ...props }: RichTextInputProps) {
  const format = useFormat()
  const count = format.number(value.length)
  const maximum = format.number(limit)
  const bodyClass = cn(
    'max-h-96 min-h-24 overflow-y-auto px-3 py-2 text-base md:pointer-fine:text-sm',
    className,
  )
  return (
    <div data-slot="rich-text-input" className="grid min-w-0 gap-1">
      <Suspense fallback={<RichTextSkeleton html={value} className={bodyClass} />}>
        <RichTextEditor {...props} value={value} className={bodyClass} />
      </Suspense>
      <p
        className={cn(
          'text-end text-xs tabular-nums',
          value.length > limit ? 'text-destructive' : 'text-muted-foreground',
        )}
      >
        <Trans>
          {count} of {maximum} characters
        </Trans>
      </p>
    </div>
  )
}
