import {
  cloneElement,
  createContext,
  Fragment,
  type ReactElement,
  type ReactNode,
  useContext,
  useMemo,
  useSyncExternalStore,
} from 'react'
import type { i18n } from './core.ts'

type I18n = typeof i18n
interface Words {
  i18n: I18n
  _: I18n['_']
}
type Element = ReactElement<{ children?: ReactNode }>

const Context = createContext<Words | null>(null)

export function useLingui(): Words | null {
  return useContext(Context)
}

/** Draws its children again with each change of language: what they get is another object then. */
export function I18nProvider({ i18n, children }: { i18n: I18n; children: ReactNode }) {
  const store = useMemo(() => storeOf(i18n), [i18n])
  const words = useSyncExternalStore(store.subscribe, store.current, store.current)
  return words.i18n.locale && <Context value={words}>{children}</Context>
}

function storeOf(i18n: I18n) {
  const wordsNow = (): Words => ({ i18n: new Proxy(i18n, {}), _: i18n._ })
  let words = wordsNow()
  return {
    current: () => words,
    subscribe: (listener: () => void) =>
      i18n.on('change', () => {
        words = wordsNow()
        listener()
      }),
  }
}

interface TransProps {
  id: string
  message?: string
  values?: Record<string, unknown>
  components?: Record<string, Element>
}

/** A text with elements in it. A value that is an element itself gets a place among them. */
export function Trans({ id, message, values = {}, components = {} }: TransProps) {
  const words = useLingui()
  const elements: Record<string, Element> = { ...components }
  const said = Object.entries(values).map(([name, value]) => {
    if (typeof value === 'string' || typeof value === 'number') return [name, value]
    const place = Object.keys(elements).length
    elements[place] = <>{value as ReactNode}</>
    return [name, `<${place}/>`]
  })
  return withElements(words?.i18n._({ id, message, values: Object.fromEntries(said) }) ?? id, elements)
}

const tag = /<(\w+)>([\s\S]*?)<\/\1>|<(\w+)\/>/

function withElements(text: string, elements: Record<string, Element>): ReactNode {
  const [before, ...parts] = text.split(tag)
  if (parts.length === 0) return text
  const nodes: ReactNode[] = before ? [before] : []
  for (let at = 0; at < parts.length; at += 4) {
    const [paired, inner, alone, after] = parts.slice(at, at + 4)
    const element = elements[paired ?? alone ?? ''] ?? <Fragment />
    const children = inner ? withElements(inner, elements) : element.props.children
    nodes.push(cloneElement(element, { key: at }, children))
    if (after) nodes.push(after)
  }
  return nodes.length === 1 ? nodes[0] : nodes
}
