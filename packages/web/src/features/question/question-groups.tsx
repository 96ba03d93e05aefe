import type { Event } from '@foyer/contracts/event/event'
import type { Question } from '@foyer/contracts/question/question'
import type { Ticket } from '@foyer/contracts/ticket/ticket'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { To } from 'react-router-dom'
import { Label } from '../../components/ui/label.tsx'
import { Switch } from '../../components/ui/switch.tsx'
import { QuestionGroup } from './question-group.tsx'
import { useSortQuestions } from './question-mutations.ts'
import { useHiddenShown } from './use-hidden-shown.ts'
import { useQuestionActions } from './use-question-actions.ts'

interface QuestionGroupsProps {
  event: Event
  questions: readonly Question[]
  tickets: readonly Ticket[]
  hrefFor: (id: string) => To
  answersHrefFor: (id: string) => To
  /** Called after a question was hidden or shown. */
  onSaved: (question: Question) => void
}

/** All questions in two groups. Their order can be changed only while all of them are shown (specification §5). */
export function QuestionGroups({ event, questions, onSaved, ...props }: QuestionGroupsProps) {
  const { t } = useLingui()
  const switchId = useId()
  const [isHiddenShown, showHidden] = useHiddenShown()
  const sort = useSortQuestions(event.id)
  const actions = useQuestionActions(event.id, onSaved)
  const hiddenCount = questions.filter(({ is_hidden }) => is_hidden).length
  const isWhole = isHiddenShown || hiddenCount === 0
  const of = (target: Question['belongs_to']) => questions.filter(({ belongs_to }) => belongs_to === target)
  const ids = (some: readonly Question[]) => some.map(({ id }) => id)
  const shown = (some: Question[]) => some.filter(({ is_hidden }) => isHiddenShown || !is_hidden)
  const [ofOrder, ofAttendees] = [of('ORDER'), of('ATTENDEE')]
  return (
    <div className="grid gap-10">
      {(hiddenCount > 0 || isHiddenShown) && (
        <div className="grid gap-1">
          <div className="flex items-center gap-3">
            <Switch id={switchId} checked={isHiddenShown} onCheckedChange={showHidden} />
            <Label htmlFor={switchId}>
              {plural(hiddenCount, {
                one: 'Show # hidden question',
                other: 'Show # hidden questions',
              })}
            </Label>
          </div>
          {!isWhole && (
            <p className="text-muted-foreground">
              <Trans>Show hidden questions to change the order. They have a place in it too.</Trans>
            </p>
          )}
        </div>
      )}
      <QuestionGroup
        {...props}
        title={t`About the order`}
        description={t`The buyer is asked once.`}
        questions={shown(ofOrder)}
        onSort={isWhole ? (sorted) => sort.mutate([...sorted, ...ids(ofAttendees)]) : undefined}
        actions={actions}
        createHref={props.hrefFor('new')}
      />
      <QuestionGroup
        {...props}
        title={t`About each attendee`}
        description={t`Asked for each ticket in the order.`}
        questions={shown(ofAttendees)}
        onSort={isWhole ? (sorted) => sort.mutate([...ids(ofOrder), ...sorted]) : undefined}
        actions={actions}
        createHref={props.hrefFor('new-attendee')}
      />
    </div>
  )
}
