import { Trans } from '@lingui/react/macro'
import { ArrowLeft, Printer } from 'lucide-react'
import { Button } from '../../components/ui/button.tsx'

/** Above a printable page, never on paper. */
export function PrintBar({ backTo }: { backTo: string }) {
  return (
    <div className="mx-auto flex w-full max-w-md justify-between gap-2 pb-6 print:hidden">
      <Button asChild variant="quiet">
        <a href={backTo}>
          <ArrowLeft className="rtl:rotate-180" />
          <Trans>Back</Trans>
        </a>
      </Button>
      <Button onClick={() => window.print()}>
        <Printer />
        <Trans>Print</Trans>
      </Button>
    </div>
  )
}
