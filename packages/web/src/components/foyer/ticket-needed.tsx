import { Trans } from '@lingui/react/macro'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

interface TicketNeededProps {
  eventId: string
  icon: LucideIcon
  /** Why a ticket is needed. */
  children: ReactNode
}

/** Takes the place of a list about tickets while there is no ticket (specification §8). */
export function TicketNeeded({ eventId, icon, children }: TicketNeededProps) {
  return (
    <EmptyState
      icon={icon}
      title={<Trans>Create a ticket first</Trans>}
      action={
        <Button asChild>
          <Link to={`${paths.event(eventId, 'tickets')}?ticket=new`}>
            <Trans>Create ticket</Trans>
          </Link>
        </Button>
      }
    >
      {children}
    </EmptyState>
  )
}
