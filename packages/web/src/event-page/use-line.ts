import { placeInDraw } from '@foyer/contracts/waiting-room/place-in-draw'
import type { WaitingPass, WaitingRoom } from '@foyer/contracts/waiting-room/waiting-room'
import { useEffect, useRef, useState } from 'react'
import { readWaitingPass, rememberWaitingPass } from '../lib/session/waiting-pass.ts'
import { fetchPublic } from './fetch-public.ts'
import { askAgainIn, type LineStanding, lineStanding } from './line-standing.ts'
import { loadCalls } from './load-calls.ts'

interface LineOptions {
  eventId: string
  /** When the sale starts, for somebody who is there before it. */
  saleStart?: string | undefined
  /** The server said that it is not this browser's turn yet: until then it is not asked again. */
  notBefore: number
  /** Called once, when it is this browser's turn. */
  onTurn: () => void
}

/** Joins the line of an event, unless this tab is in it, and follows it. Null until the first answer, and while there is no network. */
export function useLine({ eventId, saleStart, notBefore, onTurn }: LineOptions): LineStanding | null {
  const [standing, setStanding] = useState<LineStanding | null>(null)
  const turn = useRef(onTurn)
  turn.current = onTurn
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    let hasEnded = false
    const look = async () => {
      const now = await lookAtLine(eventId, saleStart).catch(() => null)
      if (hasEnded) return
      const seconds = Math.ceil((notBefore - Date.now()) / 1000)
      const isTurn = now?.standing.kind === 'TURN'
      setStanding(isTurn && seconds > 0 ? { kind: 'WAITING', ahead: 1, seconds } : (now?.standing ?? null))
      if (isTurn && seconds <= 0) return turn.current()
      const wait = isTurn ? seconds : now ? askAgainIn(now.standing, now.secondsToStart, Math.random()) : 5
      timer = setTimeout(() => void look(), wait * 1000)
    }
    void look()
    return () => {
      hasEnded = true
      clearTimeout(timer)
    }
  }, [eventId, saleStart, notBefore])
  return standing
}

async function lookAtLine(
  eventId: string,
  saleStart: string | undefined,
): Promise<{ standing: LineStanding; secondsToStart: number } | null> {
  const pass = readWaitingPass(eventId) ?? (await join(eventId))
  const room = await fetchPublic<WaitingRoom>(`/waiting-rooms/${eventId}`)
  if (room === null || room === 'missing') return null
  const seconds = Math.max(0, (Date.now() - Date.parse(room.as_of)) / 1000)
  const start = room.opens_at ?? saleStart
  const secondsToStart = start ? (Date.parse(start) - Date.now()) / 1000 : 0
  const isBeforeSale = saleStart !== undefined && secondsToStart > 0
  // A browser's clock may be wrong by hours, and answers are a few seconds old.
  const standing = lineStanding(room, await placeOf(pass, room), Math.min(seconds, 5), isBeforeSale)
  return { standing, secondsToStart }
}

async function join(eventId: string): Promise<WaitingPass> {
  const { joinLine } = await loadCalls()
  const pass = await joinLine(eventId)
  rememberWaitingPass(eventId, pass)
  return pass
}

function placeOf({ id, place }: WaitingPass, { seed, drawn }: WaitingRoom): Promise<number> | number | null {
  return place ?? (seed === null ? null : placeInDraw({ seed, drawn }, id))
}
