import type { PublicQuestion } from '@foyer/contracts/question/question'
import { Trans, useLingui } from '@lingui/react/macro'
import { useWatch } from 'react-hook-form'
import * as z from 'zod'
import { AnswerField } from '../../components/foyer/answer-field/answer-field.tsx'
import { AppFormContext } from '../../components/ui/form/app-form-context.ts'
import type { AppForm } from '../../components/ui/form/use-app-form.tsx'
import { useAppForm } from '../../components/ui/form/use-app-form.tsx'
import type { QuestionInput } from './question-body.ts'

const nothing = z.record(z.string(), z.any())

/** The question as the checkout asks it. It is only a preview and cannot be answered. */
export function QuestionPreview({ form }: { form: AppForm<QuestionInput> }) {
  const { t } = useLingui()
  const {
    title,
    description = '',
    type,
    options = [],
    ...given
  } = useWatch({
    control: form.methods.control,
  }) as QuestionInput
  const answers = useAppForm({ schema: nothing, onSubmit: async () => undefined })
  const question: PublicQuestion = {
    id: 'preview',
    title: title.trim() || t`Your question`,
    description,
    type,
    options: [...new Set(options.map((option) => option.trim()).filter(Boolean))],
    is_required: given.is_required ?? false,
    belongs_to: given.belongs_to,
    ticket_ids: [],
  }
  return (
    <section aria-label={t`Preview`} className="grid gap-3 border-t pt-6">
      <h3 className="text-base font-semibold">
        <Trans>As buyers see it</Trans>
      </h3>
      <div inert className="rounded-lg border bg-background p-4">
        <AppFormContext value={answers}>
          <AnswerField key={type} name={`preview.${type}`} question={question} section="" />
        </AppFormContext>
      </div>
    </section>
  )
}
