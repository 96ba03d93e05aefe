import type { Question } from '@foyer/contracts/question/question'
import { useLingui } from '@lingui/react/macro'
import { toast } from 'sonner'
import { useConfirm } from '../../components/ui/confirm.tsx'
import { changeThen } from '../../lib/api/change-then.ts'
import { useDeleteQuestion, useHideQuestion } from './question-mutations.ts'

export interface QuestionActions {
  onToggleHidden: () => void
  onDelete: () => void
}

/** The actions of a question's menu. `onSaved` is called after a question was hidden or shown. */
export function useQuestionActions(
  eventId: string,
  onSaved: (question: Question) => void,
): (question: Question) => QuestionActions {
  const { t } = useLingui()
  const confirm = useConfirm()
  const hide = useHideQuestion(eventId)
  const remove = useDeleteQuestion(eventId)
  const askToDelete = async ({ id, title }: Question) => {
    const isConfirmed = await confirm({
      title: t`Delete “${title}”?`,
      description: t`This question will no longer be asked. Existing answers stay on their orders and tickets, but are no longer shown here. To keep seeing them here, hide the question instead.`,
      action: t`Delete question`,
      isDestructive: true,
    })
    if (isConfirmed) changeThen(remove, id, () => toast.success(t`Question deleted`))
  }
  return (question) => ({
    onToggleHidden: () =>
      hide.mutate({ question, is_hidden: !question.is_hidden }, { onSuccess: (saved) => onSaved(saved) }),
    onDelete: () => void askToDelete(question),
  })
}
