import type { Ticket } from '@foyer/contracts/ticket/ticket'
import { useLingui as useWords } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { EyeOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, type To } from 'react-router-dom'
import { ActionsMenu } from '../../components/ui/actions-menu.tsx'
import { Badge } from '../../components/ui/badge.tsx'
import { Button } from '../../components/ui/button.tsx'
import { cn } from '../../lib/look/cn.ts'
import { QuestionMenu, type QuestionMenuProps } from './question-menu.tsx'
import { questionTypeWords } from './question-type-words.ts'

interface QuestionRowProps extends Omit<QuestionMenuProps, 'onMoveUp' | 'onMoveDown'> {
  tickets: readonly Ticket[]
  /** The handle that drags the question. Nothing while it cannot be moved. */
  handle: ReactNode
  moves: Pick<QuestionMenuProps, 'onMoveUp' | 'onMoveDown'>
}

/** One question in the list. Its handle drags it, and its menu moves it without dragging. */
export function QuestionRow({ question, tickets, handle, moves, ...menu }: QuestionRowProps) {
  const { i18n } = useWords()
  const { name, icon: Icon } = questionTypeWords[question.type]
  return (
    <div
      className={cn(
        'flex items-start gap-2 rounded-lg border bg-card p-4 transition-colors hover:border-input sm:gap-3',
        handle && 'ps-2',
      )}
    >
      {handle && <div className="-my-1">{handle}</div>}
      <div className="grid min-w-0 grow gap-1">
        <Link
          to={menu.href}
          preventScrollReset
          className="w-fit font-medium wrap-anywhere after:absolute after:inset-0 after:rounded-lg"
        >
          {question.title}
        </Link>
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-muted-foreground">
          <Icon aria-hidden className="size-4" />
          {i18n._(name)}
          {question.is_required && (
            <Badge>
              <Trans>Required</Trans>
            </Badge>
          )}
          {question.is_hidden && (
            <Badge tone="warning">
              <EyeOff aria-hidden />
              <Trans>Hidden</Trans>
            </Badge>
          )}
        </span>
        <AskedFor ticketIds={question.ticket_ids} tickets={tickets} />
      </div>
      <AnswersLink href={menu.answersHref} />
      <div className="-my-1 -me-2">
        <ActionsMenu name={question.title}>
          <QuestionMenu question={question} {...menu} {...moves} />
        </ActionsMenu>
      </div>
    </div>
  )
}

function AskedFor({ ticketIds, tickets }: { ticketIds: readonly string[]; tickets: readonly Ticket[] }) {
  if (ticketIds.length === 0) return null
  const titles = tickets.filter(({ id }) => ticketIds.includes(id)).map(({ title }) => title)
  const named = titles.join(', ')
  return (
    <p className="line-clamp-2 text-muted-foreground wrap-anywhere">
      {titles.length > 0 ? (
        <Trans>Only for {named}</Trans>
      ) : (
        <Trans>Only for tickets that were deleted</Trans>
      )}
    </p>
  )
}

function AnswersLink({ href }: { href: To }) {
  return (
    <Button asChild variant="secondary" size="sm" className="relative z-1 max-sm:hidden">
      <Link to={href} preventScrollReset>
        <Trans>Answers</Trans>
      </Link>
    </Button>
  )
}
