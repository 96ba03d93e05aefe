import type { Event } from '@foyer/contracts/event/event'
import type { PromoCode } from '@foyer/contracts/promo-code/promo-code'
import { Trans } from '@lingui/react/macro'
import { CopyPlus, Link2, Trash2 } from 'lucide-react'
import { Link, type To } from 'react-router-dom'
import { EditMenuItem } from '../../components/foyer/edit-menu-item.tsx'
import { DropdownMenuItem } from '../../components/ui/dropdown-menu.tsx'
import { useCopyText } from '../../lib/browser/use-copy-text.ts'
import { copyOf } from './open-promo-code.ts'
import { promoCodeLink } from './promo-code-link.tsx'
import { useAskToDeletePromoCode } from './use-ask-to-delete-promo-code.ts'

interface PromoCodeMenuProps {
  event: Event
  promoCode: PromoCode
  hrefFor: (id: string) => To
}

export function PromoCodeMenu({ event, promoCode, hrefFor }: PromoCodeMenuProps) {
  const copy = useCopyText()
  const askToDelete = useAskToDeletePromoCode(event.id)
  return (
    <>
      <EditMenuItem href={hrefFor(promoCode.id)} />
      <DropdownMenuItem onSelect={() => copy(promoCodeLink(event, promoCode.code))}>
        <Link2 />
        <Trans>Copy link</Trans>
      </DropdownMenuItem>
      <DropdownMenuItem asChild>
        <Link to={hrefFor(copyOf(promoCode.id))} preventScrollReset>
          <CopyPlus />
          <Trans>Duplicate</Trans>
        </Link>
      </DropdownMenuItem>
      <DropdownMenuItem isDestructive onSelect={() => void askToDelete(promoCode)}>
        <Trash2 />
        <Trans>Delete</Trans>
      </DropdownMenuItem>
    </>
  )
}
