import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { CircleCheck, CircleHelp, CircleX, CloudCheck, History, type LucideIcon, TicketX } from 'lucide-react'
import type { Verdict } from './verdict.ts'

interface Look {
  icon: LucideIcon
  word: MessageDescriptor
  /** The background of the whole screen, strong enough for sunlight. */
  screen: string
  /** The same meaning as a text color in a list. */
  text: string
  /** Milliseconds that it fills the screen. */
  milliseconds: number
}

/** Each verdict has a color, an icon and a word, so that color alone never tells it. */
export const verdictLooks: Record<Verdict['kind'], Look> = {
  admitted: {
    icon: CircleCheck,
    word: msg`Welcome`,
    screen: 'bg-success',
    text: 'text-success',
    milliseconds: 1000,
  },
  already: {
    icon: History,
    word: msg`You already scanned this ticket`,
    screen: 'bg-warning',
    text: 'text-warning',
    milliseconds: 3000,
  },
  refused: {
    icon: CircleX,
    word: msg`Do not let in`,
    screen: 'bg-destructive',
    text: 'text-destructive',
    milliseconds: 3000,
  },
  unknown: {
    icon: CircleHelp,
    word: msg`Not one of our tickets`,
    screen: 'bg-destructive',
    text: 'text-destructive',
    milliseconds: 2500,
  },
  provisional: {
    icon: CloudCheck,
    word: msg`Admitted offline`,
    screen: 'bg-success',
    text: 'text-success',
    milliseconds: 1500,
  },
  unlisted: {
    icon: TicketX,
    word: msg`Not on this device’s list`,
    screen: 'bg-warning',
    text: 'text-warning',
    milliseconds: 3000,
  },
}
