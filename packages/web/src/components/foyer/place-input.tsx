import type { SuggestedPlace } from '@foyer/contracts/place/place'
import { useLingui } from '@lingui/react/macro'
import { type ComponentProps, type KeyboardEvent, useId, useRef, useState } from 'react'
import { toast } from 'sonner'
import { countryName } from '../../lib/format/country-name.ts'
import { cn } from '../../lib/look/cn.ts'
import { type City, findCities } from '../../lib/place/find-cities.ts'
import type { FoundPlace } from '../../lib/place/find-places.ts'
import { Input } from '../ui/input.tsx'
import { floatClass } from '../ui/menu-surface.ts'

interface PlaceInputProps extends Omit<ComponentProps<typeof Input>, 'value' | 'onChange'> {
  /** The name of the city, found or typed. */
  value: string
  onChange: (name: string) => void
  /** Whether the stage finds venues and addresses too. */
  findsPlaces: boolean
  /** Called with what was chosen: a city with its region, country and time zone, or a whole address. */
  onChoose: (place: FoundPlace) => void
}

type Choice = City | SuggestedPlace
const isPlace = (choice: Choice): choice is SuggestedPlace => 'place_id' in choice

/** How many a person can look through. */
const most = 8

/** A place that is typed or found: a text field with suggestions below it. A city that the list lacks stays as it was typed. */
export function PlaceInput({ value, onChange, findsPlaces, onChoose, onBlur, ...props }: PlaceInputProps) {
  const { t, i18n } = useLingui()
  const listId = useId()
  const [choices, setChoices] = useState<Choice[]>([])
  const [active, setActive] = useState(-1)
  const asked = useRef('')
  const isOpen = choices.length > 0
  const close = () => {
    asked.current = ''
    setChoices([])
    setActive(-1)
  }
  const search = async (words: string) => {
    onChange(words)
    asked.current = words
    setActive(-1)
    const isWanted = () => asked.current === words
    const places = findsPlaces ? suggest(words, i18n.locale, isWanted) : []
    const found = await Promise.all([places, findCities(words)])
    if (isWanted()) setChoices(found.flat().slice(0, most))
  }
  const choose = async (choice: Choice) => {
    close()
    if (!isPlace(choice)) return onChoose(ofCity(choice))
    const { readPlace } = await import('../../lib/place/find-places.ts')
    const place = await readPlace(choice.place_id, i18n.locale)
    // Somebody who types on wants another one.
    if (asked.current !== '') return
    if (place) onChoose(place)
    else toast.error(t`This address could not be read. Type the place instead.`)
  }
  const move = (next: number) => {
    setActive(next)
    document.getElementById(`${listId}-${next}`)?.scrollIntoView({ block: 'nearest' })
  }
  const press = (event: KeyboardEvent) => {
    const chosen = choices[active]
    if (!isOpen) return
    if (event.key === 'ArrowDown') move((active + 1) % choices.length)
    else if (event.key === 'ArrowUp') move((active <= 0 ? choices.length : active) - 1)
    else if (event.key === 'Enter' && chosen) void choose(chosen)
    else if (event.key === 'Escape') close()
    else return
    event.preventDefault()
    // Otherwise a dialog around the field would close with its list.
    event.stopPropagation()
  }
  const detailOf = (choice: Choice) =>
    isPlace(choice)
      ? choice.address
      : [choice.region, choice.country && countryName(choice.country, i18n.locale)].filter(Boolean).join(', ')
  const hasPlaces = choices.some(isPlace)
  return (
    <div data-slot="place-input" className="relative">
      <Input
        {...props}
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
        value={value}
        onChange={(event) => void search(event.target.value)}
        onKeyDown={press}
        onBlur={(event) => {
          close()
          onBlur?.(event)
        }}
      />
      {isOpen && (
        <div
          id={listId}
          role="listbox"
          aria-label={hasPlaces ? t`Places and cities` : t`Cities`}
          className={cn(floatClass, 'absolute inset-x-0 top-full z-20 mt-1 max-h-72 overflow-y-auto p-1')}
        >
          {choices.map((choice, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field itself takes the keys
            <div
              key={keyOf(choice)}
              id={`${listId}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              // The field keeps the focus, so that its list does not close before the click.
              onMouseDown={(event) => event.preventDefault()}
              onMouseMove={() => setActive(index)}
              onClick={() => void choose(choice)}
              className="flex min-h-9 flex-wrap items-baseline gap-x-2 rounded-md px-2 py-2 text-sm aria-selected:bg-accent aria-selected:text-accent-foreground"
            >
              <span>{choice.name}</span>
              <span className="text-xs text-muted-foreground">{detailOf(choice)}</span>
            </div>
          ))}
          <p aria-hidden className="px-2 pt-1 text-xs text-muted-foreground">
            {[hasPlaces && '© HERE', !choices.every(isPlace) && 'GeoNames, CC BY 4.0']
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
      )}
    </div>
  )
}

/** Loads with the first search of a stage that has a provider. */
async function suggest(...asked: [words: string, locale: string, isWanted: () => boolean]) {
  const { findPlaces } = await import('../../lib/place/find-places.ts')
  return findPlaces(...asked)
}

function keyOf(choice: Choice): string {
  if (isPlace(choice)) return choice.place_id
  return `${choice.name} ${choice.region} ${choice.country} ${choice.timezone}`
}

function ofCity({ name: city, region: state_or_region, country, timezone }: City): FoundPlace {
  return { location: { city, state_or_region, country }, timezone }
}
