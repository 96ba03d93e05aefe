import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { AppForm } from '../../components/ui/form/use-app-form.tsx'
import { OptionsInput } from './options-input.tsx'
import type { QuestionInput } from './question-body.ts'

interface QuestionOptionsFieldProps {
  form: AppForm<QuestionInput>
  /** Whether the answer is a choice. Other kinds have no options, but typed options come back with the next choice. */
  isChoice: boolean
}

export function QuestionOptionsField({ form, isChoice }: QuestionOptionsFieldProps) {
  const { t } = useLingui()
  const { methods } = form
  const typed = useRef<string[]>([''])
  useEffect(() => {
    const options = methods.getValues('options') ?? []
    if (isChoice && options.length === 0) methods.setValue('options', typed.current)
    if (isChoice || options.length === 0) return
    typed.current = options
    methods.setValue('options', [])
    methods.clearErrors('options')
  }, [isChoice, methods])
  if (!isChoice) return null
  return (
    <form.Field name="options" label={t`Options`} isGroup help={t`In the order in which buyers see them.`}>
      {({ value = [], onChange, ref }) => (
        <OptionsInput form={form} options={value} onChange={onChange} focusRef={ref} />
      )}
    </form.Field>
  )
}
