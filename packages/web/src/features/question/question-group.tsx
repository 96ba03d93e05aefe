import type { Question } from '@foyer/contracts/question/question'
import type { Ticket } from '@foyer/contracts/ticket/ticket'
import { Trans } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { useId } from 'react'
import { Link, type To } from 'react-router-dom'
import { Button } from '../../components/ui/button.tsx'
import { SortableList } from '../../components/ui/sortable/sortable-list.tsx'
import { DefaultQuestions } from './default-questions.tsx'
import { QuestionRow } from './question-row.tsx'
import type { QuestionActions } from './use-question-actions.ts'

interface QuestionGroupProps {
  title: string
  description: string
  /** The group's visible questions, in the order in which they are asked. */
  questions: readonly Question[]
  tickets: readonly Ticket[]
  /** Gets all ids of the group, first to last. Undefined while some questions are not shown (specification §5). */
  onSort: ((ids: string[]) => void) | undefined
  actions: (question: Question) => QuestionActions
  createHref: To
  hrefFor: (id: string) => To
  answersHrefFor: (id: string) => To
}

/** The questions of one kind: asked once per order, or about each attendee. */
export function QuestionGroup({
  title,
  description,
  questions,
  tickets,
  onSort,
  ...props
}: QuestionGroupProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <header className="flex flex-wrap items-end justify-between gap-3">
        <div className="grid gap-1">
          <h2 id={id} className="text-base font-semibold">
            {title}
          </h2>
          <p className="text-muted-foreground">{description}</p>
        </div>
        <Button asChild variant="secondary" size="sm">
          <Link to={props.createHref} preventScrollReset>
            <Plus />
            <Trans>Add question</Trans>
          </Link>
        </Button>
      </header>
      <DefaultQuestions />
      <SortableList label={title} items={questions} nameOf={(question) => question.title} onSort={onSort}>
        {(question, { handle, ...moves }) => (
          <QuestionRow
            question={question}
            tickets={tickets}
            href={props.hrefFor(question.id)}
            answersHref={props.answersHrefFor(question.id)}
            handle={handle}
            moves={moves}
            {...props.actions(question)}
          />
        )}
      </SortableList>
    </section>
  )
}
