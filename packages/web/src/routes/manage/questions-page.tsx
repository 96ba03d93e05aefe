import { answerListQuery } from '@foyer/contracts/question/answer'
import type { Question } from '@foyer/contracts/question/question'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQueries } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { Link, useSearchParams } from 'react-router-dom'
import { toast } from 'sonner'
import { Button } from '../../components/ui/button.tsx'
import { NothingHere } from '../../components/ui/error-state.tsx'
import { PageHeader } from '../../components/ui/page-header.tsx'
import { Sheet, SheetContent } from '../../components/ui/sheet.tsx'
import { ExportMenu } from '../../features/export/export-menu.tsx'
import { AnswerSheet } from '../../features/question/answer-sheet.tsx'
import { QuestionForm } from '../../features/question/question-form.tsx'
import { QuestionGroups } from '../../features/question/question-groups.tsx'
import { questionQueries } from '../../features/question/question-queries.ts'
import { useHiddenShown, withHidden } from '../../features/question/use-hidden-shown.ts'
import { ticketQueries } from '../../features/ticket/ticket-queries.ts'
import { defaultListState, writeListState } from '../../lib/list/list-state.ts'
import { toRowChoice } from '../../lib/list/to-list-query.ts'
import { isRowOpen, useOpenRow } from '../../lib/list/use-open-row.ts'
import { useEvent } from './use-event.ts'

export function QuestionsPage() {
  const { t } = useLingui()
  const event = useEvent()
  const [questions, tickets] = useSuspenseQueries({
    queries: [questionQueries.all(event.id), ticketQueries.all(event.id)],
  })
  const [isHiddenShown] = useHiddenShown()
  const [, setSearch] = useSearchParams()
  const form = useOpenRow('question')
  const answers = useOpenRow('answers')
  const named = (id: string | null) => questions.data.find((question) => question.id === id)
  const open = named(form.openId)
  const isNew = form.openId === 'new' || form.openId === 'new-attendee'
  /** One history step closes the sheet and drops the search and page of its answers. */
  const close = (isShown = isHiddenShown) => {
    if (!isRowOpen('question', form.openId) || !isRowOpen('answers', answers.openId)) return
    setSearch(
      (current) => {
        const next = writeListState(withHidden(current, isShown), defaultListState)
        next.delete('question')
        next.delete('answers')
        return next
      },
      { preventScrollReset: true },
    )
  }
  const onSaved = (saved: Question) => {
    const isRevealed = saved.is_hidden && !isHiddenShown
    toast.success(
      isNew ? t`Question created` : t`Question saved`,
      isRevealed ? { description: t`This question is hidden, so the list now shows hidden questions.` } : {},
    )
    close(isHiddenShown || isRevealed)
  }
  return (
    <>
      <PageHeader
        title={t`Questions`}
        description={t`Asked at checkout, in this order. Drag to change it.`}
        action={
          <Button asChild>
            <Link to={form.hrefFor('new')} preventScrollReset>
              <Plus />
              <Trans>Create question</Trans>
            </Link>
          </Button>
        }
      />
      <QuestionGroups
        event={event}
        questions={questions.data}
        tickets={tickets.data}
        hrefFor={form.hrefFor}
        answersHrefFor={answers.hrefFor}
        onSaved={onSaved}
      />
      <Sheet open={form.openId !== null} onOpenChange={(isOpen) => !isOpen && close()}>
        <SheetContent title={isNew ? t`Create question` : t`Edit question`}>
          {isNew || open ? (
            <QuestionForm
              key={form.openId}
              eventId={event.id}
              tickets={tickets.data}
              question={open}
              target={form.openId === 'new-attendee' ? 'ATTENDEE' : 'ORDER'}
              onSaved={onSaved}
            />
          ) : (
            <NothingHere />
          )}
        </SheetContent>
      </Sheet>
      <AnswerSheet
        event={event}
        question={named(answers.openId)}
        onClose={close}
        toolbar={({ id: question_id }, list) => (
          <ExportMenu
            eventId={event.id}
            choice={{ kind: 'answers', question_id, ...toRowChoice(answerListQuery, list) }}
          />
        )}
      />
    </>
  )
}
