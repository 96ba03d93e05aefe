import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { RichTextInput } from '../../components/foyer/rich-text-input.tsx'
import { Input } from '../../components/ui/input.tsx'
import type { useEventForm } from './use-event-form.ts'

interface EventTextsProps {
  form: ReturnType<typeof useEventForm>
  /** What stands between the two. */
  children?: ReactNode
}

/** Title and description of an event. */
export function EventTexts({ form, children }: EventTextsProps) {
  const { t } = useLingui()
  return (
    <>
      <form.Field name="title" label={t`Title`}>
        {(field) => <Input {...field} />}
      </form.Field>
      {children}
      <form.Field name="description" label={t`Description`} isOptional>
        {(field) => <RichTextInput {...field} limit={49_999} className="min-h-40" />}
      </form.Field>
    </>
  )
}
