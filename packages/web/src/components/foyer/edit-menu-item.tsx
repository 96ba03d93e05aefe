import { Trans } from '@lingui/react/macro'
import { Pencil } from 'lucide-react'
import { Link, type To } from 'react-router-dom'
import { DropdownMenuItem } from '../ui/dropdown-menu.tsx'

/** The first line of a row's menu: opens the sheet in which it is changed. */
export function EditMenuItem({ href }: { href: To }) {
  return (
    <DropdownMenuItem asChild>
      <Link to={href} preventScrollReset>
        <Pencil />
        <Trans>Edit</Trans>
      </Link>
    </DropdownMenuItem>
  )
}
