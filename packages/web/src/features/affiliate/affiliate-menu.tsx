import type { Affiliate } from '@foyer/contracts/affiliate/affiliate'
import type { Event } from '@foyer/contracts/event/event'
import { Trans } from '@lingui/react/macro'
import { CircleCheck, CirclePause, Link as LinkIcon, Pencil, ReceiptText, Trash2 } from 'lucide-react'
import { Link, type To } from 'react-router-dom'
import { DropdownMenuItem } from '../../components/ui/dropdown-menu.tsx'
import { paths } from '../../paths.ts'
import type { AffiliateActions } from './use-affiliate-actions.ts'

interface AffiliateMenuProps {
  event: Event
  affiliate: Affiliate
  editHref: To
  actions: AffiliateActions
}

/** The actions for one affiliate in the list. */
export function AffiliateMenu({ event, affiliate, editHref, actions }: AffiliateMenuProps) {
  const orders = new URLSearchParams({ 'filter_fields[affiliate_code][in]': affiliate.code })
  return (
    <>
      <DropdownMenuItem asChild>
        <Link to={editHref} preventScrollReset>
          <Pencil />
          <Trans>Link and details</Trans>
        </Link>
      </DropdownMenuItem>
      <DropdownMenuItem onSelect={() => actions.copyLink(affiliate)}>
        <LinkIcon />
        <Trans>Copy link</Trans>
      </DropdownMenuItem>
      {affiliate.is_used && (
        <DropdownMenuItem asChild>
          <Link to={`${paths.event(event.id, 'orders')}?${orders}`}>
            <ReceiptText />
            <Trans>Show orders</Trans>
          </Link>
        </DropdownMenuItem>
      )}
      <DropdownMenuItem onSelect={() => actions.switchStatus(affiliate)}>
        {affiliate.status === 'ACTIVE' ? <CirclePause /> : <CircleCheck />}
        {affiliate.status === 'ACTIVE' ? <Trans>Make inactive</Trans> : <Trans>Make active</Trans>}
      </DropdownMenuItem>
      {!affiliate.is_used && (
        <DropdownMenuItem isDestructive onSelect={() => void actions.askToDelete(affiliate)}>
          <Trash2 />
          <Trans>Delete</Trans>
        </DropdownMenuItem>
      )}
    </>
  )
}
