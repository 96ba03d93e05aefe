import type { AppliedTaxOrFee, OrderLine } from '@foyer/contracts/order/order'
import type { Answer, AnswerValue, GivenAnswer } from '@foyer/contracts/question/answer'
import type { OrderItem } from '../store/order/order-entity.ts'
import type { EventGraph } from './event-graph.ts'
import { optionsIn } from './graph-in.ts'
import { originalTexts, textMark } from './original-texts.ts'

type Named = { ticket_id?: string; ticket_title: string; price_id?: string; price_label: string }

/**
 * An order's names as its buyer reads them in the language of the graph. What it stored is translated where it is the text of today or the one that the
 * translation was made from; any other name stays as it was bought. Only to show: an order is written with its own names.
 */
export function orderIn<Order extends Pick<OrderItem, 'lines' | 'slots' | 'answers'>>(
  graph: EventGraph,
  order: Order,
): Order {
  if (!graph.spoken) return order
  const say = storedSayer(graph)
  const line = (each: OrderLine): OrderLine => ({
    ...each,
    title: say('title', each.title, each.ticket_id),
    label: say('label', each.label, each.price_id),
    taxes_and_fees: each.taxes_and_fees.map(
      (applied): AppliedTaxOrFee => ({ ...applied, name: say('name', applied.name) }),
    ),
  })
  return {
    ...order,
    lines: order.lines.map(line),
    slots: order.slots.map((slot) => holderIn(graph, slot)),
    ...(order.answers && { answers: answersIn(graph, order.answers) }),
  }
}

/** A ticket's names in the language of the graph. */
export function holderIn<Holder extends Named>(graph: EventGraph, holder: Holder): Holder {
  if (!graph.spoken) return holder
  const say = storedSayer(graph)
  return {
    ...holder,
    ticket_title: say('title', holder.ticket_title, holder.ticket_id),
    price_label: say('label', holder.price_label, holder.price_id),
  }
}

/** Kept answers in the language of the graph: the questions, and the options that were chosen. */
export function answersIn(graph: EventGraph, answers: readonly Answer[]): Answer[] {
  const { spoken } = graph
  if (!spoken) return [...answers]
  const say = storedSayer(graph)
  return answers.map((answer) => {
    const question = spoken.original.questions.find(({ id }) => id === answer.question_id)
    const said = question ? optionsIn(question, spoken.translation) : []
    const option = (chosen: string) => said[question?.options.indexOf(chosen) ?? -1] ?? chosen
    const title = say('title', answer.title, answer.question_id)
    return { ...answer, title, value: withOptions(answer.value, option) }
  })
}

/**
 * Given answers with the options as the organizer wrote them, whichever of the event's languages the buyer chose them in: the page may have been
 * drawn in another language than it is sent in. What is no option stays, and is refused later.
 */
export function answersAsAsked(
  { questions, translations }: EventGraph,
  locale: string,
  answers: readonly GivenAnswer[],
): GivenAnswer[] {
  if (translations.length === 0) return [...answers]
  const own = translations.filter(({ language }) => language === locale)
  const others = translations.filter(({ language }) => language !== locale)
  return answers.map((answer) => {
    const question = questions.find(({ id }) => id === answer.question_id)
    if (!question || question.options.length === 0) return answer
    const spoken = [
      ...own.map((each) => optionsIn(question, each)),
      question.options,
      ...others.map((each) => optionsIn(question, each)),
    ]
    const option = (chosen: string) => {
      const said = spoken.find((options) => options.includes(chosen))
      return question.options[said?.indexOf(chosen) ?? -1] ?? chosen
    }
    return { ...answer, value: withOptions(answer.value, option) }
  })
}

function withOptions(value: AnswerValue, option: (chosen: string) => string): AnswerValue {
  if (typeof value === 'string') return option(value)
  return Array.isArray(value) ? value.map(option) : value
}

const prefixOf = { title: 'tk_', label: 'pr_', name: 'tf_' }

/** Says a stored name of a thing; without its id, of whichever thing has or had that name. */
function storedSayer({ spoken }: EventGraph) {
  const originals = new Map(spoken ? originalTexts(spoken.original).map((each) => [each.key, each]) : [])
  const texts = spoken?.translation.texts ?? {}
  return (field: 'title' | 'label' | 'name', stored: string, id?: string): string => {
    if (stored === '') return ''
    const keys = id
      ? [`${id}:${field}`]
      : Object.keys(texts).filter((key) => key.startsWith(prefixOf[field]) && key.endsWith(`:${field}`))
    const mark = textMark(stored)
    const key = keys.find((each) => texts[each]?.of === mark || originals.get(each)?.original === stored)
    return (key && texts[key]?.text) || stored
  }
}
