import { type ReactNode, use, useEffect, useRef, useState } from 'react'
import { get, useFormState } from 'react-hook-form'
import { ClosedRow } from '../closed-row.tsx'
import { AppFormContext } from './app-form-context.ts'

interface FormRowProps {
  title: ReactNode
  /** What its fields say now. */
  value: ReactNode
  /** The paths of its fields. The row opens when one of them is refused. */
  names: readonly string[]
  children: ReactNode
}

/** A part of a long form that most people leave as it is. Stand several in a `FormRows`. */
export function FormRow({ title, value, names, children }: FormRowProps) {
  const { methods } = use(AppFormContext)
  const { errors, submitCount } = useFormState({ control: methods.control })
  const [isOpen, setIsOpen] = useState(false)
  const row = useRef<HTMLDivElement>(null)
  const isRefused = names.some((name) => get(errors, name) !== undefined)
  // A closed field cannot take the focus that the form gives to the first refused one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt opens it again
  useEffect(() => {
    if (!isRefused) return
    setIsOpen(true)
    requestAnimationFrame(() => {
      const refused = row.current?.querySelector<HTMLElement>('[aria-invalid=true]')
      if (document.activeElement?.getAttribute('aria-invalid') !== 'true') refused?.focus()
    })
  }, [isRefused, submitCount])
  return (
    <div ref={row}>
      <ClosedRow title={title} value={value} isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)}>
        {children}
      </ClosedRow>
    </div>
  )
}

/** The frame of a form's rows. */
export function FormRows({ children }: { children: ReactNode }) {
  return (
    <div data-slot="form-rows" className="divide-y rounded-lg border">
      {children}
    </div>
  )
}
