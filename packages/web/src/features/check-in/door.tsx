import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ScanLine, Search } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../components/ui/tabs.tsx'
import { keepAwake } from '../../lib/browser/keep-awake.ts'
import { cn } from '../../lib/look/cn.ts'
import { AttendeeSearch } from './attendee-search.tsx'
import { CameraView } from './camera/camera-view.tsx'
import { CodeEntry } from './code-entry.tsx'
import { ConflictList } from './conflict/conflict-list.tsx'
import { DoorHeader } from './door-header.tsx'
import { type DoorList, rosterQuery } from './door-queries.ts'
import { allowSound, keepSound, signal } from './feedback.ts'
import { RecentScans } from './recent-scans.tsx'
import { createScanGate } from './scan-gate.ts'
import type { DoorSync } from './use-door-sync.ts'
import { useKeyboardWedge } from './use-keyboard-wedge.ts'
import { useScans } from './use-scans.ts'
import type { Verdict } from './verdict.ts'
import { VerdictScreen } from './verdict-screen.tsx'

const tabClass = 'inline-flex items-center gap-2'

/** The check-in screen: counter on top, camera in the middle, everything else within reach of the thumb. */
export function Door({ door, sync }: { door: DoorList; sync: DoorSync }) {
  const { list } = door
  const { store, state } = sync
  const { submit, forget } = useScans(list.short_id, sync)
  useQuery(rosterQuery(list.short_id))
  const [shown, setShown] = useState<{ verdict: Verdict; number: number } | null>(null)
  const [tab, setTab] = useState('scan')
  const isBusy = useRef(false)
  const isNew = useRef(createScanGate()).current
  const zone = list.event.timezone

  const check = useCallback(
    async (code: string) => {
      isBusy.current = true
      const answer = await submit(code)
      signal(answer.kind)
      setShown((before) => ({ verdict: answer, number: (before?.number ?? 0) + 1 }))
    },
    [submit],
  )
  const done = useCallback(() => {
    isBusy.current = false
    setShown(null)
  }, [])
  /** The camera reads codes all the time. While a verdict is shown, the next guest's code waits. */
  const seen = useCallback(
    (code: string) => {
      if (isNew(code, isBusy.current)) void check(code)
    },
    [check, isNew],
  )
  const typed = useCallback(
    (code: string) => {
      allowSound()
      void check(code)
    },
    [check],
  )
  useKeyboardWedge(typed)
  useEffect(keepAwake, [])
  useEffect(keepSound, [])
  return (
    <div className="mx-auto flex h-dvh w-full max-w-3xl flex-col bg-background text-base text-foreground sm:border-x">
      <DoorHeader door={door} state={state} />
      <main id="content" className="flex min-h-0 grow flex-col">
        <CameraView onCode={seen} isSmall={tab === 'search'} />
        <Tabs
          value={tab}
          onValueChange={setTab}
          className={cn(
            'flex min-h-64 flex-col gap-2 overflow-hidden border-t bg-card p-4 pb-[max(1rem,env(safe-area-inset-bottom))]',
            // A steward who searches for a person needs the list more than the picture.
            tab === 'search' ? 'h-[75dvh] shrink-0' : 'max-h-[45dvh]',
          )}
        >
          <TabsList className="shrink-0">
            <TabsTrigger value="scan" className={tabClass}>
              <ScanLine aria-hidden className="size-4" />
              <Trans>Scan</Trans>
            </TabsTrigger>
            <TabsTrigger value="search" className={tabClass}>
              <Search aria-hidden className="size-4" />
              <Trans>Search</Trans>
            </TabsTrigger>
          </TabsList>
          <TabsContent value="scan" className="grid min-h-0 content-start gap-3 overflow-y-auto p-1">
            <CodeEntry onCode={typed} />
            {list.description && (
              <p className="text-sm whitespace-pre-line wrap-anywhere">{list.description}</p>
            )}
            <ConflictList conflicts={state.conflicts} zone={zone} onDismiss={store.dismiss} />
            <RecentScans listShortId={list.short_id} zone={zone} state={state} onUndone={forget} />
          </TabsContent>
          <TabsContent value="search" className="min-h-0 overflow-y-auto p-1">
            <AttendeeSearch
              listShortId={list.short_id}
              zone={zone}
              waiting={state.waiting}
              onCheckIn={typed}
              onUndone={forget}
            />
          </TabsContent>
        </Tabs>
      </main>
      {shown && <VerdictScreen key={shown.number} verdict={shown.verdict} zone={zone} onDone={done} />}
    </div>
  )
}
