import type { DoorAttendee } from '@foyer/contracts/check-in/check-in'
import { createCheckIn } from '@foyer/contracts/check-in/check-in-endpoints'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { call } from '../../lib/call.ts'
import { doorListQuery } from './door-queries.ts'
import { newScan, type Scan } from './scan.ts'
import { ScanQueue } from './scan-queue.ts'
import { admittedVerdict, refusedVerdict, type Verdict } from './verdict.ts'

/** A scan with its verdict, for the list of recent ones. `isLate`: it was decided after having waited in the queue. */
export interface RecentScan {
  scan: Scan
  verdict: Verdict
  isLate: boolean
}

const keptRecent = 30
/** How often waiting scans are tried again, in milliseconds. */
const retryInterval = 5000

/** Scanning at one list: every scan is written down first, then sent until the server has answered it. */
export function useScans(listShortId: string) {
  const client = useQueryClient()
  const queue = useMemo(() => new ScanQueue(listShortId, localStorage), [listShortId])
  const waiting = useSyncExternalStore(queue.subscribe, queue.all)
  const [recent, setRecent] = useState<RecentScan[]>([])
  const underWay = useRef(new Set<string>()).current

  const note = useCallback((entry: RecentScan) => {
    setRecent((before) =>
      [entry, ...before.filter(({ scan }) => scan.scan_id !== entry.scan.scan_id)].slice(0, keptRecent),
    )
  }, [])

  /** The verdict, or null when the server said nothing about this scan. */
  const send = useCallback(
    async (scan: Scan, isLate: boolean): Promise<Verdict | null> => {
      underWay.add(scan.scan_id)
      try {
        const verdict = await askServer(listShortId, scan, isLate)
        if (!verdict) return null
        queue.remove(scan.scan_id)
        note({ scan, verdict, isLate })
        if (verdict.kind === 'admitted') countOne(client, listShortId, 1)
        return verdict
      } finally {
        underWay.delete(scan.scan_id)
      }
    },
    [client, listShortId, note, queue, underWay],
  )

  const submit = useCallback(
    async (text: string): Promise<Verdict> => {
      const scan = newScan(text)
      if (!scan) return { kind: 'unknown' }
      queue.add(scan)
      const verdict = await send(scan, false)
      if (verdict) return verdict
      note({ scan, verdict: { kind: 'queued' }, isLate: false })
      return { kind: 'queued' }
    },
    [note, queue, send],
  )

  useEffect(() => {
    const sendWaiting = async () => {
      for (const scan of queue.all()) {
        if (underWay.has(scan.scan_id)) continue
        if ((await send(scan, true)) === null) return
      }
    }
    void sendWaiting()
    const timer = setInterval(() => void sendWaiting(), retryInterval)
    const online = () => void sendWaiting()
    window.addEventListener('online', online)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', online)
    }
  }, [queue, send, underWay])

  /** After an undo: the entry goes, the counter follows. */
  const forget = useCallback(
    (attendeeShortId: string) => {
      setRecent((before) =>
        before.filter(
          ({ verdict }) => verdict.kind !== 'admitted' || verdict.attendeeShortId !== attendeeShortId,
        ),
      )
      countOne(client, listShortId, -1)
    },
    [client, listShortId],
  )
  return { submit, recent, waiting: waiting.length, forget }
}

async function askServer(listShortId: string, scan: Scan, isLate: boolean): Promise<Verdict | null> {
  const { scanned_at, ...body } = scan
  try {
    const { data }: { data: DoorAttendee } = await call(createCheckIn, {
      params: { check_in_list_short_id: listShortId },
      body: isLate ? { ...body, scanned_at } : body,
    })
    return admittedVerdict(data)
  } catch (error) {
    return refusedVerdict(error)
  }
}

/** The counter moves at once; the next look at the list brings what other doors did. */
function countOne(client: ReturnType<typeof useQueryClient>, listShortId: string, change: 1 | -1): void {
  client.setQueryData(doorListQuery(listShortId).queryKey, (list) =>
    list ? { ...list, checked_in: Math.max(0, list.checked_in + change) } : list,
  )
  void client.invalidateQueries({ queryKey: ['door-attendees', listShortId] })
}
