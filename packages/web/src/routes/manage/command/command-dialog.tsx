import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import { Dialog, DialogContent } from '../../../components/ui/dialog.tsx'
import { Skeleton } from '../../../components/ui/skeleton.tsx'
import { commandInputClass } from './command-input-class.ts'

const CommandMenu = lazy(async () => ({ default: (await import('./command-menu.tsx')).CommandMenu }))

/** Opens at once with a field of its own, and passes what was typed to the menu when the menu has loaded. */
export function CommandDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const [words, setWords] = useState('')
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={t`Go to`}
        description={t`Type, choose with the arrow keys, open with Enter.`}
        className="top-[10dvh] flex max-h-[80dvh] translate-y-0 flex-col gap-3 overflow-hidden pb-2 max-sm:top-4"
      >
        <Suspense fallback={<ComingMenu words={words} onWordsChange={setWords} />}>
          <CommandMenu words={words} onWordsChange={setWords} onClose={onClose} />
        </Suspense>
      </DialogContent>
    </Dialog>
  )
}

interface ComingMenuProps {
  words: string
  onWordsChange: (words: string) => void
}

function ComingMenu({ words, onWordsChange }: ComingMenuProps) {
  const { t } = useLingui()
  const prompt = t`Search people, orders, events and screens`
  return (
    <div aria-busy className="-mx-6">
      <div className="border-y px-6">
        <input
          // biome-ignore lint/a11y/noAutofocus: a person who opens the menu wants to type
          autoFocus
          value={words}
          onChange={(event) => onWordsChange(event.target.value)}
          placeholder={prompt}
          aria-label={prompt}
          autoComplete="off"
          spellCheck={false}
          className={commandInputClass}
        />
      </div>
      <div className="grid gap-2 px-6 py-4">
        {['w-40', 'w-56', 'w-32', 'w-48', 'w-36', 'w-52'].map((width) => (
          <Skeleton key={width} className={`my-2 h-6 ${width}`} />
        ))}
      </div>
    </div>
  )
}
