import { useLingui } from '@lingui/react/macro'
import { type ComponentProps, useEffect, useRef } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useFormState } from 'react-hook-form'
import { cn } from '../../../lib/look/cn.ts'
import { errorText } from '../../../lib/words/error-text.ts'
import { formSentence } from '../../../lib/words/form-sentence.ts'
import { Alert } from '../alert.tsx'
import { AppFormContext } from './app-form-context.ts'
import type { AppForm as Form } from './use-app-form.tsx'

interface AppFormProps<Input extends FieldValues> extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  form: Form<Input>
  /** Says what did not happen when the whole form is refused. The default is "This was not saved". */
  failureTitle?: string
}

/** The form element. It passes the form to its fields, and shows failures of the whole form above them. */
export function AppForm<Input extends FieldValues>({
  form,
  failureTitle,
  className,
  children,
  ...props
}: AppFormProps<Input>) {
  return (
    <AppFormContext value={form as unknown as Form}>
      <form
        data-slot="form"
        noValidate
        className={cn('grid gap-6', className)}
        {...props}
        onInput={form.prepare}
        onSubmit={(event) => {
          // For React, a form inside a dialog is still inside the page's form.
          event.stopPropagation()
          void form.submit(event)
        }}
      >
        <ErrorBanner form={form as unknown as Form} title={failureTitle} />
        {children}
      </form>
    </AppFormContext>
  )
}

function ErrorBanner({ form, title }: { form: Form; title: string | undefined }) {
  const { i18n, t } = useLingui()
  const { errors, submitCount } = useFormState({ control: form.methods.control })
  const banner = useRef<HTMLDivElement>(null)
  const failure = errors.root?.server as { message?: string; error?: unknown } | undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt brings the banner into view again
  useEffect(() => {
    if (failure) banner.current?.focus()
  }, [failure, submitCount])
  if (!failure) return null
  const text = failure.message ? formSentence(failure.message, i18n) : errorText(failure.error, i18n)
  return (
    <Alert ref={banner} role="alert" tone="danger" tabIndex={-1} title={title ?? t`This was not saved`}>
      {text}
    </Alert>
  )
}
