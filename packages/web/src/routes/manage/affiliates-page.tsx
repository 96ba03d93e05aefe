import { affiliateListQuery } from '@foyer/contracts/affiliate/affiliate'
import { Trans, useLingui } from '@lingui/react/macro'
import { Megaphone, Plus } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Button } from '../../components/ui/button.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { PageHeader } from '../../components/ui/page-header.tsx'
import { AffiliateSheet } from '../../features/affiliate/affiliate-sheet.tsx'
import { AffiliateTable } from '../../features/affiliate/affiliate-table.tsx'
import { ExportMenu } from '../../features/export/export-menu.tsx'
import { toRowChoice } from '../../lib/list/to-list-query.ts'
import { useOpenRow } from '../../lib/list/use-open-row.ts'
import { useEvent } from './use-event.ts'

export function AffiliatesPage() {
  const { t } = useLingui()
  const event = useEvent()
  const { openId, hrefFor, showInstead, close } = useOpenRow('affiliate')
  const create = (
    <Button asChild>
      <Link to={hrefFor('new')} preventScrollReset>
        <Plus />
        <Trans>Create affiliate</Trans>
      </Link>
    </Button>
  )
  return (
    <>
      <PageHeader
        title={t`Affiliates`}
        description={t`Each affiliate has their own link, and you see what it sold.`}
        action={create}
      />
      <AffiliateTable
        event={event}
        hrefFor={hrefFor}
        toolbar={(list) => (
          <ExportMenu
            eventId={event.id}
            choice={{ kind: 'affiliates', ...toRowChoice(affiliateListQuery, list) }}
          />
        )}
        empty={
          <EmptyState
            icon={Megaphone}
            title={<Trans>No affiliates yet</Trans>}
            example={
              <Trans>The local radio reads its link on air. You see how many tickets that sold.</Trans>
            }
            firstStep={create}
          >
            <Trans>
              Give each partner, promoter or channel their own link. Orders through it are counted for them.
              Refunds and cancellations are subtracted.
            </Trans>
          </EmptyState>
        }
      />
      <AffiliateSheet event={event} openId={openId} onCreated={showInstead} onClose={close} />
    </>
  )
}
