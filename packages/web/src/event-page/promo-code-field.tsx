import type { PublicEvent } from '@foyer/contracts/event/public-event'
import { Plural, Trans } from '@lingui/react/macro'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../components/ui/button.tsx'
import { Input } from '../components/ui/input.tsx'
import { cn } from '../lib/look/cn.ts'
import type { OwnHold } from './use-own-hold.ts'

interface PromoCodeFieldProps {
  given: PublicEvent['promo_code']
  hold: OwnHold | null
  /** Asks with that code from now on, with none for null; answers whether the server could be asked. */
  onGive: (code: string | null) => Promise<boolean>
}

/** Where a buyer types a promo code, sees that it counts, or why not, and takes it away again. Choices stay throughout. */
export function PromoCodeField({ given, hold, onGive }: PromoCodeFieldProps) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [typed, setTyped] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [isUnasked, setIsUnasked] = useState(false)
  // The focus follows what the buyer does, never the page's own news.
  const [acts, setActs] = useState(0)
  useEffect(() => {
    if (acts > 0) box.current?.querySelector<HTMLElement>('input, button')?.focus()
  }, [acts])

  const text = typed ?? given?.code ?? ''
  const view = given?.state === 'VALID' ? 'given' : isOpen || given ? 'typing' : 'closed'
  const open = () => {
    setIsOpen(true)
    setActs(acts + 1)
  }
  const give = async (code: string | null) => {
    setIsBusy(true)
    const isAsked = await onGive(code)
    setIsUnasked(!isAsked)
    setIsBusy(false)
    if (isAsked) {
      setIsOpen(code !== null)
      setTyped(code)
    }
    setActs(acts + 1)
  }
  const submit = (submitted: FormEvent) => {
    submitted.preventDefault()
    if (!isBusy) void give(text.trim() || null)
  }
  return (
    <div
      ref={box}
      className={cn(
        view !== 'closed' && 'w-full',
        view === 'given' && 'flex flex-wrap justify-between gap-x-4 gap-y-1',
      )}
    >
      {view === 'closed' && (
        <Button variant="link" onClick={open}>
          <Trans>Have a promo code?</Trans>
        </Button>
      )}
      {view === 'typing' && (
        <form onSubmit={submit} className="grid gap-1.5">
          <label htmlFor={id} className="text-sm font-medium">
            <Trans>Promo code</Trans>
          </label>
          <div className="flex gap-2">
            <Input
              id={id}
              value={text}
              onChange={({ target }) => setTyped(target.value)}
              maxLength={50}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              enterKeyHint="done"
              aria-invalid={Boolean(isUnasked || given)}
              aria-describedby={`${id}-note`}
            />
            <Button type="submit" variant="secondary" isBusy={isBusy}>
              <Trans>Apply</Trans>
            </Button>
          </div>
          <p id={`${id}-note`} className="text-sm text-destructive empty:hidden">
            <Refusal given={given} hold={hold} isUnasked={isUnasked} />
          </p>
        </form>
      )}
      <p id={`${id}-applied`} role="status" className="text-sm empty:hidden">
        {given?.state === 'VALID' && <Applied given={given} />}
      </p>
      {view === 'given' && (
        <Button
          variant="link"
          isBusy={isBusy}
          onClick={() => void give(null)}
          aria-describedby={`${id}-applied`}
        >
          <Trans>Remove promo code</Trans>
        </Button>
      )}
    </div>
  )
}

function Refusal({ given, hold, isUnasked }: Omit<PromoCodeFieldProps, 'onGive'> & { isUnasked: boolean }) {
  if (isUnasked) return <Trans>The code could not be checked. Wait a moment, then try again.</Trans>
  if (given?.state === 'INVALID') return <Trans>Sorry, this promo code is invalid. Check the spelling.</Trans>
  if (given?.state !== 'USED_UP') return null
  return given.code.toLowerCase() === hold?.promoCode?.toLowerCase() ? (
    <Trans>The tickets you are holding use up this code. Continue with them, or release them.</Trans>
  ) : (
    <Trans>This promo code has been used up. You can continue without it.</Trans>
  )
}

function Applied({ given }: { given: NonNullable<PromoCodeFieldProps['given']> }) {
  const { code, max_tickets_discounted: most } = given
  return (
    <>
      <Trans>
        Promo code <strong className="wrap-anywhere">{code}</strong> applied
      </Trans>
      {most !== null && (
        <span className="block text-muted-foreground">
          <Plural
            value={most}
            one="Lowers the price of # ticket per order"
            other="Lowers the price of # tickets per order"
          />
        </span>
      )}
    </>
  )
}
