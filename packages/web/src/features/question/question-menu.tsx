import type { Question } from '@foyer/contracts/question/question'
import { Trans } from '@lingui/react/macro'
import { Eye, EyeOff, MessageSquareText, Trash2 } from 'lucide-react'
import { Link, type To } from 'react-router-dom'
import { EditMenuItem } from '../../components/foyer/edit-menu-item.tsx'
import { DropdownMenuItem } from '../../components/ui/dropdown-menu.tsx'
import { MoveMenuItems } from '../../components/ui/sortable/move-menu-items.tsx'
import type { ItemSorting } from '../../components/ui/sortable/sortable-item.tsx'

export interface QuestionMenuProps extends Omit<ItemSorting, 'handle'> {
  question: Question
  href: To
  answersHref: To
  onToggleHidden: () => void
  onDelete: () => void
}

export function QuestionMenu({ question, href, answersHref, ...actions }: QuestionMenuProps) {
  return (
    <>
      <EditMenuItem href={href} />
      <DropdownMenuItem asChild>
        <Link to={answersHref} preventScrollReset>
          <MessageSquareText />
          <Trans>Answers</Trans>
        </Link>
      </DropdownMenuItem>
      <DropdownMenuItem onSelect={actions.onToggleHidden}>
        {question.is_hidden ? <Eye /> : <EyeOff />}
        {question.is_hidden ? <Trans>Show to buyers</Trans> : <Trans>Hide from buyers</Trans>}
      </DropdownMenuItem>
      <MoveMenuItems onMoveUp={actions.onMoveUp} onMoveDown={actions.onMoveDown} />
      <DropdownMenuItem isDestructive onSelect={actions.onDelete}>
        <Trash2 />
        <Trans>Delete</Trans>
      </DropdownMenuItem>
    </>
  )
}
