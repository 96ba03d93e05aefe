import type { ReactNode } from 'react'

interface FormSectionProps {
  title: ReactNode
  description?: ReactNode
  children: ReactNode
}

/** A part of a long form, with its own heading. */
export function FormSection({ title, description, children }: FormSectionProps) {
  return (
    <fieldset data-slot="form-section" className="grid min-w-0 gap-4 border-t pt-6">
      <legend className="float-start w-full text-base font-semibold">{title}</legend>
      {description && <p className="-mt-3 text-sm text-muted-foreground">{description}</p>}
      {children}
    </fieldset>
  )
}
