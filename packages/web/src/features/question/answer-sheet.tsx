import type { Event } from '@foyer/contracts/event/event'
import { choiceTypes, type Question } from '@foyer/contracts/question/question'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Sheet, SheetContent } from '../../components/ui/sheet.tsx'
import type { ListState } from '../../lib/list/list-state.ts'
import { AnswerCounts } from './answer-counts.tsx'
import { AnswerTable } from './answer-table.tsx'

interface AnswerSheetProps {
  event: Event
  /** The question with open answers, if any. */
  question: Question | undefined
  onClose: () => void
  /** Renders actions beside the search, for the filtered answers. */
  toolbar: (question: Question, list: ListState) => ReactNode
}

/** The answers to one question: counts for a choice, and every answer with its person. */
export function AnswerSheet({ event, question, onClose, toolbar }: AnswerSheetProps) {
  const { t } = useLingui()
  return (
    <Sheet open={question !== undefined} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <SheetContent
        title={t`Answers`}
        description={question && <span className="wrap-anywhere">{question.title}</span>}
        className="sm:max-w-3xl"
      >
        {question && (
          <div className="grid gap-6">
            {choiceTypes.includes(question.type) && <AnswerCounts eventId={event.id} question={question} />}
            <AnswerTable event={event} question={question} toolbar={(list) => toolbar(question, list)} />
          </div>
        )}
      </SheetContent>
    </Sheet>
  )
}
