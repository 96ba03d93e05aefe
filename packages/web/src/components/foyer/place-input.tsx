import { useLingui } from '@lingui/react/macro'
import { type ComponentProps, type KeyboardEvent, useId, useRef, useState } from 'react'
import { countryName } from '../../lib/format/country-name.ts'
import { cn } from '../../lib/look/cn.ts'
import { type City, findCities } from '../../lib/place/find-cities.ts'
import { Input } from '../ui/input.tsx'
import { floatClass } from '../ui/menu-surface.ts'

interface PlaceInputProps extends Omit<ComponentProps<typeof Input>, 'value' | 'onChange'> {
  /** The name of the city, found or typed. */
  value: string
  onChange: (name: string) => void
  /** Called with the chosen city, which knows its country and time zone. */
  onChoose: (city: City) => void
}

/** A city that is typed or found: a text field with suggestions below it. A city that the list lacks stays as it was typed. */
export function PlaceInput({ value, onChange, onChoose, onBlur, ...props }: PlaceInputProps) {
  const { t, i18n } = useLingui()
  const listId = useId()
  const [cities, setCities] = useState<City[]>([])
  const [active, setActive] = useState(-1)
  const asked = useRef('')
  const isOpen = cities.length > 0
  const close = () => {
    asked.current = ''
    setCities([])
    setActive(-1)
  }
  const search = async (words: string) => {
    onChange(words)
    asked.current = words
    setActive(-1)
    const found = await findCities(words)
    if (asked.current === words) setCities(found)
  }
  const choose = (city: City) => {
    onChoose(city)
    close()
  }
  const press = (event: KeyboardEvent) => {
    const chosen = cities[active]
    if (!isOpen) return
    if (event.key === 'ArrowDown') setActive((active + 1) % cities.length)
    else if (event.key === 'ArrowUp') setActive((active <= 0 ? cities.length : active) - 1)
    else if (event.key === 'Enter' && chosen) choose(chosen)
    else if (event.key === 'Escape') close()
    else return
    event.preventDefault()
    // Otherwise a dialog around the field would close with its list.
    event.stopPropagation()
  }
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
          aria-label={t`Cities`}
          className={cn(floatClass, 'absolute inset-x-0 top-full z-20 mt-1 max-h-72 overflow-y-auto p-1')}
        >
          {cities.map((city, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field itself takes the keys
            <div
              key={`${city.name} ${city.region} ${city.country} ${city.timezone}`}
              id={`${listId}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              // The field keeps the focus, so that its list does not close before the click.
              onMouseDown={(event) => event.preventDefault()}
              onMouseMove={() => setActive(index)}
              onClick={() => choose(city)}
              className="flex min-h-9 items-baseline gap-2 rounded-md px-2 py-2 text-sm aria-selected:bg-accent aria-selected:text-accent-foreground"
            >
              <span>{city.name}</span>
              <span className="text-xs text-muted-foreground">
                {[city.region, city.country && countryName(city.country, i18n.locale)]
                  .filter(Boolean)
                  .join(', ')}
              </span>
            </div>
          ))}
          <p aria-hidden className="px-2 pt-1 text-xs text-muted-foreground">
            GeoNames, CC BY 4.0
          </p>
        </div>
      )}
    </div>
  )
}
