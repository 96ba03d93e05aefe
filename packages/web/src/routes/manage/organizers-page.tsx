import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Building2, Plus } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Button } from '../../components/ui/button.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { PageHeader } from '../../components/ui/page-header.tsx'
import { OrganizerList } from '../../features/organizer/organizer-list.tsx'
import { organizerQueries } from '../../features/organizer/organizer-queries.ts'
import { useOpenRow } from '../../lib/list/use-open-row.ts'
import { OrganizerSheet } from './organizer-sheet.tsx'
import { useMe } from './use-me.ts'

export function OrganizersPage() {
  const { t } = useLingui()
  const isAdmin = useMe().role === 'ADMIN'
  const { data: organizers } = useSuspenseQuery(organizerQueries.all())
  const { openId, hrefFor, close } = useOpenRow('organizer')
  const open = organizers.find(({ id }) => id === openId)
  const create = isAdmin && (
    <Button asChild>
      <Link to={hrefFor('new')} preventScrollReset>
        <Plus />
        <Trans>Create organizer</Trans>
      </Link>
    </Button>
  )
  return (
    <>
      <PageHeader
        title={t`Organizers`}
        description={t`Organizers publish events. Each has a public page with its events.`}
        action={create}
      />
      {organizers.length === 0 ? (
        <EmptyState icon={Building2} title={<Trans>No organizers yet</Trans>} firstStep={create}>
          {isAdmin ? (
            <Trans>Every event belongs to an organizer. Create yours first.</Trans>
          ) : (
            <Trans>An admin of the account has to create an organizer first.</Trans>
          )}
        </EmptyState>
      ) : (
        <OrganizerList organizers={organizers} editHref={isAdmin ? hrefFor : null} />
      )}
      <OrganizerSheet
        key={openId}
        {...(open ? { organizer: open } : {})}
        isOpen={isAdmin && (openId === 'new' || open !== undefined)}
        onClose={close}
      />
    </>
  )
}
