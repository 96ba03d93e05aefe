import { Ticket } from 'lucide-react'
import { Alert } from '../components/ui/alert.tsx'
import { Button } from '../components/ui/button.tsx'
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '../components/ui/card.tsx'
import { CopyButton } from '../components/ui/copy-button.tsx'
import { Countdown } from '../components/ui/countdown.tsx'
import { EmptyState } from '../components/ui/empty-state.tsx'
import { ErrorState } from '../components/ui/error-state.tsx'
import { PageHeader } from '../components/ui/page-header.tsx'
import { Skeleton } from '../components/ui/skeleton.tsx'
import { Spinner } from '../components/ui/spinner.tsx'
import { Stat } from '../components/ui/stat.tsx'
import { CallError } from '../lib/api/call-error.ts'

const soon = new Date(Date.now() + 100_000).toISOString()
const later = new Date(Date.now() + 100_000_000).toISOString()

export function StateExamples() {
  return (
    <div className="grid gap-8">
      <PageHeader title="States" />
      <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        <Stat label="Gross sales" value="€12,480.00" note="+18 % on last week" />
        <Stat label="Tickets sold" value="312" note="of 400" />
        <Stat label="Hold" value={<Countdown until={soon} />} />
        <Stat label="Sale starts in" value={<Countdown until={later} />} />
      </div>
      <Alert title="Confirm your email address" action={<Button size="sm">Send again</Button>}>
        Events can go live after that.
      </Alert>
      <Alert tone="warning" title="Under 15 minutes">
        Buyers may run out of time.
      </Alert>
      <Alert tone="danger" title="This was not saved">
        The quantity cannot be lower than what is sold.
      </Alert>
      <Alert tone="success">Saved.</Alert>
      <Card>
        <CardHeader>
          <CardTitle>Public page</CardTitle>
          <CardDescription>Share this address.</CardDescription>
        </CardHeader>
        <CardContent className="flex flex-wrap items-center gap-4">
          <CopyButton value="https://example.com">Copy link</CopyButton>
          <Spinner />
          <Skeleton className="h-6 w-40" />
        </CardContent>
      </Card>
      <Card>
        <EmptyState icon={Ticket} title="No tickets yet" action={<Button>Create ticket</Button>}>
          People can buy as soon as there is one ticket and the event is live.
        </EmptyState>
      </Card>
      <Card>
        <ErrorState
          error={new CallError(0, { code: 'network.unreachable', message: '' })}
          onRetry={() => undefined}
        />
      </Card>
    </div>
  )
}
