import { Trans } from '@lingui/react/macro'
import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { cn } from '../../lib/look/cn.ts'
import { Label } from './label.tsx'

/** What the control inside a field must carry, so that its label, help and error belong to it. */
export interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': boolean
  'aria-required': boolean | undefined
}

interface FieldProps {
  /** Its path in the form's body, where a server's refusal names it. */
  name?: string
  label: ReactNode
  /** Below the control; an error takes its place. */
  help?: ReactNode
  error?: string | undefined
  /** Says "(optional)" beside the label; everything else is required. */
  isOptional?: boolean
  /** A checkbox or switch: the control stands before its label, on one line. */
  isInline?: boolean
  /** A radio group or another group of controls, which a `<label>` cannot point at. */
  isGroup?: boolean
  className?: string
  children: (control: FieldControl) => ReactNode
}

/** Label above, help below, error in the help's place. In a form use `FormField`, which fills in the error. */
export function Field({
  name,
  label,
  help,
  error,
  isOptional,
  isInline,
  isGroup,
  className,
  children,
}: FieldProps) {
  const id = useId()
  const noteId = `${id}-note`
  const labelId = `${id}-label`
  const hasNote = Boolean(error || help)
  const control = children({
    id,
    'aria-describedby': hasNote ? noteId : undefined,
    'aria-invalid': Boolean(error),
    'aria-required': isOptional || isInline || isGroup ? undefined : true,
  })
  const labelText = (
    <Label id={labelId} htmlFor={isGroup ? undefined : id} className="leading-5">
      {label}
      {isOptional && (
        <span className="ms-1 font-normal text-muted-foreground">
          <Trans>(optional)</Trans>
        </span>
      )}
    </Label>
  )
  const note = hasNote && <FieldNote id={noteId} help={help} error={error} />
  if (isInline)
    return (
      <div
        data-slot="field"
        data-field={name}
        className={cn('grid grid-cols-[auto_1fr] items-start gap-x-3 gap-y-1', className)}
      >
        {control}
        {labelText}
        {note && <div className="col-start-2">{note}</div>}
      </div>
    )
  return (
    <div
      data-slot="field"
      data-field={name}
      className={cn('grid content-start gap-2', className)}
      {...(isGroup ? { role: 'group', 'aria-labelledby': labelId } : {})}
    >
      {labelText}
      {control}
      {note}
    </div>
  )
}

function FieldNote({ id, help, error }: { id: string; help: ReactNode; error: string | undefined }) {
  if (!error)
    return (
      <div id={id} data-slot="field-help" className="text-sm text-muted-foreground">
        {help}
      </div>
    )
  return (
    <p id={id} data-slot="field-error" className="flex gap-2 text-sm text-destructive">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>{error}</span>
    </p>
  )
}
