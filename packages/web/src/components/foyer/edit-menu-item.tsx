import { Trans } from '@lingui/react/macro'
import { Pencil } from 'lucide-react'
import { Link, type To } from 'react-router-dom'
import { DropdownMenuItem } from '../ui/dropdown-menu.tsx'

/** The first item of a row's menu. It opens the sheet to edit the row. */
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
