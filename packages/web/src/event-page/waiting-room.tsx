import { Plural, Trans } from '@lingui/react/macro'
import type { LineStanding } from './line-standing.ts'
import { SmallIcon } from './small-icon.tsx'
import { useLine } from './use-line.ts'

/** Lucide’s `users`. */
const people =
  'M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2M5 7a4 4 0 1 0 8 0a4 4 0 1 0-8 0M22 21v-2a4 4 0 0 0-3-3.87M16 3.13a4 4 0 0 1 0 7.75'

interface WaitingRoomProps {
  eventId: string
  saleStart?: string
  notBefore?: number
  onTurn: () => void
}

/** The line of an event, as one of those who wait sees it. The page may stay open or be loaded again: the place is kept. */
export function WaitingRoom({ eventId, saleStart, notBefore = 0, onTurn }: WaitingRoomProps) {
  const standing = useLine({ eventId, saleStart, notBefore, onTurn })
  return (
    <section
      aria-labelledby="waiting-room"
      className="flex min-h-24 w-full gap-3 rounded-md bg-accent p-4 text-sm text-accent-foreground"
    >
      <SmallIcon shape={{ path: people }} className="mt-0.5 size-5 shrink-0" />
      <div className="grid content-start gap-1">
        <div role="status" className="grid gap-1">
          <p id="waiting-room" className="font-semibold">
            <Headline standing={standing} />
          </p>
          <p className="text-pretty">
            <Explanation standing={standing} />
          </p>
        </div>
      </div>
    </section>
  )
}

function Headline({ standing }: { standing: LineStanding | null }) {
  switch (standing?.kind) {
    case 'BEFORE':
      return <Trans>You are in the waiting room</Trans>
    case 'WAITING':
      return <Ahead ahead={standing.ahead} />
    case 'ALL_TAKEN':
      return <Trans>All tickets are taken at the moment</Trans>
    case 'TURN':
      return <Trans>It is your turn</Trans>
    default:
      return <Trans>You are joining the line</Trans>
  }
}

function Ahead({ ahead }: { ahead: number }) {
  // Only those who come after the next answer know exactly.
  const about = ahead > 100 ? Math.round(ahead / 10) * 10 : ahead
  if (ahead === 1) return <Trans>You are next</Trans>
  return <Plural value={about} one="About # person is ahead of you" other="About # people are ahead of you" />
}

function Explanation({ standing }: { standing: LineStanding | null }) {
  switch (standing?.kind) {
    case 'BEFORE':
      return (
        <Trans>
          When the sale starts, everybody who is here by then gets a place in line by chance. Keep this page
          open; it goes on by itself.
        </Trans>
      )
    case 'WAITING':
      return (
        <>
          <WaitingTime seconds={standing.seconds} />{' '}
          <Trans>Keep this page open; it goes on by itself, and your selection is kept.</Trans>
        </>
      )
    case 'ALL_TAKEN':
      return (
        <Trans>
          Tickets that buyers give up go to those who wait, in their order. You keep your place while this
          page is open.
        </Trans>
      )
    default:
      return null
  }
}

function WaitingTime({ seconds }: { seconds: number }) {
  if (seconds < 60) return <Trans>It takes less than a minute.</Trans>
  return (
    <Plural
      value={Math.round(seconds / 60)}
      one="It takes about a minute."
      other="It takes about # minutes."
    />
  )
}
