import type { PublicEvent } from '@foyer/contracts/event/public-event'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type SyntheticEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../components/ui/button.tsx'
import { Input } from '../components/ui/input.tsx'
import type { OwnHold } from './use-own-hold.ts'

interface PromoCodeFieldProps {
  given: PublicEvent['promo_code']
  hold: OwnHold | null
  /** Applies the code from now on, null for none. Resolves with whether the server could be asked. */
  onGive: (code: string | null) => Promise<boolean>
}

/**
 * Lets a buyer enter a promo code, shows whether it applies or why not, and lets them remove it. Choices are kept. It is
 * part of the picker's form, so its buttons work without script.
 */
export function PromoCodeField({ given, hold, onGive }: PromoCodeFieldProps) {
  const id = useId()
  const { t } = useLingui()
  const box = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [isUnasked, setIsUnasked] = useState(false)
  // The focus follows the buyer's actions, never updates from the server.
  const [acts, setActs] = useState(0)
  useEffect(() => {
    const find = (what: string) => box.current?.querySelector<HTMLElement>(what)
    if (acts > 0) (find('details[open] input') ?? find('summary') ?? find('button'))?.focus()
  }, [acts])
  // Reads what was typed before this script ran.
  useLayoutEffect(() => {
    const typedBefore = box.current?.querySelector('input')?.value
    if (typedBefore) setTyped(typedBefore)
  }, [])

  const text = typed ?? given?.code ?? ''
  const give = async (code: string | null) => {
    if (isBusy) return
    setIsBusy(true)
    const isAsked = await onGive(code)
    setIsUnasked(!isAsked)
    setIsBusy(false)
    if (isAsked) setTyped(code)
    setActs(acts + 1)
  }
  const apply = (event: SyntheticEvent) => {
    event.preventDefault()
    void give(text.trim() || null)
  }
  if (given?.state === 'VALID')
    return (
      <div ref={box} className="flex w-full flex-wrap justify-between gap-x-4 gap-y-1">
        <p id={`${id}-applied`} role="status" className="text-sm">
          <Applied given={given} />
        </p>
        <Button
          type="submit"
          name="ask"
          value="no_promo_code"
          variant="link"
          isBusy={isBusy}
          onClick={(event) => {
            event.preventDefault()
            void give(null)
          }}
          aria-describedby={`${id}-applied`}
        >
          <Trans>Remove promo code</Trans>
        </Button>
      </div>
    )
  return (
    <div ref={box} className="w-full">
      <details open={given !== null || isUnasked} className="group">
        <summary className="w-fit list-none rounded-sm text-sm font-medium text-link underline underline-offset-4 group-open:text-foreground group-open:no-underline [&::-webkit-details-marker]:hidden">
          <Trans>Have a promo code?</Trans>
        </summary>
        <div className="mt-2 grid gap-1.5">
          <div className="flex gap-2">
            <Input
              id={id}
              name="promo_code"
              aria-label={t`Promo code`}
              value={text}
              onChange={({ target }) => setTyped(target.value)}
              onKeyDown={(event) => {
                if (event.key === 'Enter') apply(event)
              }}
              maxLength={50}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              enterKeyHint="done"
              aria-invalid={Boolean(isUnasked || given)}
              aria-describedby={`${id}-note`}
            />
            <Button
              type="submit"
              name="ask"
              value="promo_code"
              variant="secondary"
              isBusy={isBusy}
              onClick={apply}
            >
              <Trans>Apply</Trans>
            </Button>
          </div>
          <p id={`${id}-note`} className="text-sm text-destructive empty:hidden">
            <Refusal given={given} hold={hold} isUnasked={isUnasked} />
          </p>
        </div>
      </details>
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
