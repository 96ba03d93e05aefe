import { Trans, useLingui } from '@lingui/react/macro'
import { useQueries, useQuery } from '@tanstack/react-query'
import { Plus, X } from 'lucide-react'
import { type Ref, useState } from 'react'
import { Button } from '../../components/ui/button.tsx'
import type { FieldControl } from '../../components/ui/field.tsx'
import { Input } from '../../components/ui/input.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { useSettled } from '../../lib/browser/use-settled.ts'
import { type Person, type PersonKind, personQueries } from './person-queries.ts'

interface PeopleInputProps extends FieldControl {
  eventId: string
  kind: PersonKind
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
  /** Whether a new choice replaces the previous one. */
  isSingle?: boolean
  name: string
  onBlur: () => void
  ref: Ref<HTMLInputElement>
  disabled?: boolean
}

/** Chooses people, or orders by their buyers, from a search. */
export function PeopleInput({ eventId, kind, chosen, onChange, isSingle, ...field }: PeopleInputProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const { data: found } = useQuery(personQueries.found(eventId, kind, useSettled(typed.trim())))
  const add = (id: string) => {
    onChange(isSingle ? [id] : [...chosen, id])
    setTyped('')
  }
  const offered = found?.filter(({ id }) => !chosen.includes(id)) ?? []
  return (
    <div className="grid min-w-0 gap-3">
      <ChosenPeople eventId={eventId} kind={kind} chosen={chosen} onChange={onChange} />
      {!(isSingle && chosen.length > 0) && (
        <>
          <Input
            {...field}
            type="search"
            autoComplete="off"
            value={typed}
            placeholder={t`Search name, email or reference`}
            onChange={(event) => setTyped(event.target.value)}
          />
          <ul aria-label={t`Found`} className="grid divide-y rounded-lg border">
            {offered.map((person) => (
              <li key={person.id} className="flex items-center gap-2 py-1 ps-3 pe-1">
                <PersonText person={person} />
                <Button
                  variant="quiet"
                  size="icon-sm"
                  aria-label={t`Choose ${person.name}`}
                  onClick={() => add(person.id)}
                >
                  <Plus />
                </Button>
              </li>
            ))}
            {found && offered.length === 0 && (
              <li className="px-3 py-2 text-muted-foreground">
                <Trans>No other people found.</Trans>
              </li>
            )}
            {!found && <Skeleton className="m-2 h-8" />}
          </ul>
        </>
      )}
    </div>
  )
}

/** Each needs a request for its name. */
const shownFirst = 10

function ChosenPeople({
  eventId,
  kind,
  chosen,
  onChange,
}: Pick<PeopleInputProps, 'eventId' | 'kind' | 'chosen' | 'onChange'>) {
  const { t } = useLingui()
  const [isAll, setAll] = useState(false)
  const shown = isAll ? chosen : chosen.slice(0, shownFirst)
  const people = useQueries({ queries: shown.map((id) => personQueries.one(eventId, kind, id)) })
  const { length: count } = chosen
  if (count === 0) return null
  return (
    <ul aria-label={t`Chosen`} className="grid divide-y rounded-lg border bg-accent">
      {shown.map((id, index) => {
        const person = people[index]?.data ?? { id, name: '…', detail: '' }
        return (
          <li key={id} className="flex items-center gap-2 py-1 ps-3 pe-1">
            <PersonText person={person} />
            <Button
              variant="quiet"
              size="icon-sm"
              aria-label={t`Remove ${person.name}`}
              onClick={() => onChange(chosen.filter((other) => other !== id))}
            >
              <X />
            </Button>
          </li>
        )
      })}
      {shown.length < count && (
        <li className="p-1">
          <Button variant="quiet" size="sm" onClick={() => setAll(true)}>
            <Trans>Show all {count}</Trans>
          </Button>
        </li>
      )}
    </ul>
  )
}

function PersonText({ person: { name, detail } }: { person: Person }) {
  return (
    <span className="min-w-0 grow truncate">
      <bdi>{name}</bdi> <span className="text-muted-foreground">{detail}</span>
    </span>
  )
}
