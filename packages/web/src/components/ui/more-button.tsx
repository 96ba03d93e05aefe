import { Trans } from '@lingui/react/macro'
import { Ellipsis } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '../../lib/look/cn.ts'
import { Button } from './button.tsx'

/** Opens a sheet's other actions. On phones only its icon shows, so that the one primary action has room in every language. */
export function MoreButton({ className, ...props }: ComponentProps<typeof Button>) {
  return (
    <Button variant="secondary" className={cn('max-sm:w-10 max-sm:px-0', className)} {...props}>
      <Ellipsis className="sm:hidden" />
      <span className="max-sm:sr-only">
        <Trans>More actions</Trans>
      </span>
    </Button>
  )
}
