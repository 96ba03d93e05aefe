import { Trans } from '@lingui/react/macro'
import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { cn } from '../../lib/look/cn.ts'
import { Label } from './label.tsx'

/** The attributes that connect a field's control to its label, help and error. */
export interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': boolean
  'aria-required': boolean | undefined
}

interface FieldProps {
  /** Its path in the form's body, by which the server's refusals name it. */
  name?: string
  label: ReactNode
  /** The help below the control. An error replaces it. */
  help?: ReactNode
  error?: string | undefined
  /** Shows "(optional)" beside the label. All other fields are required. */
  isOptional?: boolean
  /** For a checkbox or switch: the control comes before its label, on one line. */
  isInline?: boolean
  /** For a radio group or another group of controls, which a `<label>` cannot point at. */
  isGroup?: boolean
  className?: string
  children: (control: FieldControl) => ReactNode
}

/** A field with its label above and its help or error below. In a form use `FormField`, which fills in the error. */
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
