import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import { Button } from '../../components/ui/button.tsx'
import { paths } from '../../paths.ts'

/** For people who have their events elsewhere: where files are imported, and which. */
export function MoveInLink() {
  return (
    <Button asChild variant="quiet">
      <Link to={paths.account('import')}>
        <Trans>Move from another system</Trans>
      </Link>
    </Button>
  )
}
