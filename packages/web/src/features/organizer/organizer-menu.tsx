import type { Organizer } from '@foyer/contracts/organizer/organizer'
import { Trans } from '@lingui/react/macro'
import { Code, ExternalLink, Pencil, Trash2 } from 'lucide-react'
import { Link, type To } from 'react-router-dom'
import { DropdownMenuItem } from '../../components/ui/dropdown-menu.tsx'
import { NewTabItem } from '../../components/ui/new-tab-item.tsx'
import { paths } from '../../paths.ts'

interface OrganizerMenuProps {
  organizer: Organizer
  /** The address to edit the organizer, or null for people who may neither edit nor delete it. */
  editHref: To | null
  /** The address of the code that lists its events on a site. */
  siteHref: To
  onDelete: () => void
}

/** The items of an organizer's menu. */
export function OrganizerMenu({ organizer, editHref, siteHref, onDelete }: OrganizerMenuProps) {
  return (
    <>
      <NewTabItem href={paths.organizerPage(organizer.id, organizer.slug)}>
        <ExternalLink />
        <Trans>Open the public page</Trans>
      </NewTabItem>
      <DropdownMenuItem asChild>
        <Link to={siteHref} preventScrollReset>
          <Code />
          <Trans>Show its events on your site</Trans>
        </Link>
      </DropdownMenuItem>
      {editHref && (
        <>
          <DropdownMenuItem asChild>
            <Link to={editHref} preventScrollReset>
              <Pencil />
              <Trans>Edit organizer</Trans>
            </Link>
          </DropdownMenuItem>
          <DropdownMenuItem isDestructive onSelect={onDelete}>
            <Trash2 />
            <Trans>Delete organizer</Trans>
          </DropdownMenuItem>
        </>
      )}
    </>
  )
}
