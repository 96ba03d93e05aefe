import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Building2, FlaskConical, Plus, TestTube } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '../../components/ui/button.tsx'
import { DropdownMenuItem } from '../../components/ui/dropdown-menu.tsx'
import { PageHeader } from '../../components/ui/page-header.tsx'
import { PageMenu } from '../../components/ui/page-menu.tsx'
import { EventList } from '../../features/event/event-list.tsx'
import { organizerQueries } from '../../features/organizer/organizer-queries.ts'
import { OrganizerSwitch } from '../../features/organizer/organizer-switch.tsx'
import { useOpenRow } from '../../lib/list/use-open-row.ts'
import { paths } from '../../paths.ts'
import { DuplicateEventSheet } from './duplicate-event-sheet.tsx'
import { EventCardMenu } from './event-card-menu.tsx'
import { GoLive } from './go-live.tsx'
import { MoveInLink } from './move-in-link.tsx'
import { OrganizerSheet } from './organizer-sheet.tsx'
import { useMe } from './use-me.ts'
import { useSampleEvent } from './use-sample-event.ts'

export function EventsPage() {
  const { t } = useLingui()
  const me = useMe()
  const { data: organizers } = useSuspenseQuery(organizerQueries.all())
  const { openId, hrefFor, close } = useOpenRow('new')
  const duplicate = useOpenRow('duplicate')
  const [goingLive, setGoingLive] = useState<string | null>(null)
  const isAdmin = me.role === 'ADMIN'
  const create = (
    <Button asChild>
      <Link to={organizers.length > 0 ? paths.newEvent() : paths.welcome()}>
        <Plus />
        <Trans>Create event</Trans>
      </Link>
    </Button>
  )
  const canCreate = organizers.length > 0 || isAdmin
  const { createSample, isPending } = useSampleEvent(me)
  return (
    <>
      <PageHeader
        title={t`Events`}
        action={canCreate && create}
        menu={
          canCreate && (
            <PageMenu>
              {isAdmin && (
                <DropdownMenuItem asChild>
                  <Link to={hrefFor('organizer')} preventScrollReset>
                    <Building2 />
                    <Trans>Create organizer</Trans>
                  </Link>
                </DropdownMenuItem>
              )}
              <DropdownMenuItem disabled={isPending} onSelect={createSample}>
                <FlaskConical />
                <Trans>Create sample event</Trans>
              </DropdownMenuItem>
              {organizers.length > 0 && (
                <DropdownMenuItem asChild>
                  <Link to={paths.newTestEvent()}>
                    <TestTube />
                    <Trans>New test event</Trans>
                  </Link>
                </DropdownMenuItem>
              )}
            </PageMenu>
          )
        }
      />
      <EventList
        hrefFor={paths.events}
        menuFor={(event) => (
          <EventCardMenu
            event={event}
            duplicateHref={duplicate.hrefFor(event.id)}
            onGoLive={() => setGoingLive(event.id)}
          />
        )}
        filter={<OrganizerSwitch organizers={organizers} />}
        firstStep={
          canCreate ? (
            <>
              {create}
              <Button variant="secondary" isBusy={isPending} onClick={createSample}>
                <Trans>Try a sample event</Trans>
              </Button>
            </>
          ) : (
            <Trans>An admin of the account has to create an organizer first.</Trans>
          )
        }
        otherWay={canCreate && <MoveInLink />}
      />
      <GoLive eventId={goingLive} onClose={() => setGoingLive(null)} />
      <DuplicateEventSheet eventId={duplicate.openId} onClose={duplicate.close} />
      <OrganizerSheet isOpen={openId === 'organizer' && isAdmin} onClose={close} />
    </>
  )
}
