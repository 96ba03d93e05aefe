import type { CreateExportBody } from '@foyer/contracts/export/export'
import { displayStatus } from '@foyer/contracts/order/order-status'
import { wholeOrderList } from '../order/list-orders.ts'
import { type OrderItem, readOrders } from '../store/order/order-entity.ts'
import {
  answerColumns,
  chosenIds,
  type ExportCell,
  type ExportColumn,
  type ExportScene,
  type ExportSource,
  linesOf,
} from './export-rows.ts'

/** The event's orders, one line each, with what was bought, the amounts, notes and answers. */
export function exportOrders(scene: ExportScene, query: CreateExportBody & { kind: 'orders' }): ExportSource {
  const { graph, t } = scene
  const answers = answerColumns(
    scene,
    graph.questions.filter(({ belongs_to }) => belongs_to === 'ORDER'),
  )
  const line = (order: OrderItem): ExportCell[] => [
    order.reference,
    t(`export.order-status.${displayStatus(order)}`),
    order.first_name,
    order.last_name,
    order.email,
    ticketsText(order),
    order.slots.length,
    order.currency,
    order.subtotal,
    order.discount_total,
    order.fee_total,
    order.tax_total,
    order.total,
    order.refunded_total,
    order.promo_code,
    order.affiliate_code ?? null,
    order.payment_provider && t(`export.payment.${order.payment_provider}`),
    t(`export.source.${order.source}`),
    order.created_at,
    order.completed_at,
    order.cancelled_at,
    order.accepted_terms?.accepted_at ?? null,
    order.accepted_terms?.url ?? null,
    order.locale,
    order.notes,
    ...answers.cells(order.answers),
  ]
  return {
    columns: [...orderColumns(scene), ...answers.columns],
    choose: async () => chosenIds(query, await wholeOrderList(graph.event.id)),
    lines: (ids) => linesOf(ids, readOrders, line),
  }
}

function orderColumns({ graph, t }: ExportScene): ExportColumn[] {
  const { currency } = graph.event
  const text = (title: string): ExportColumn => ({ title, type: 'text' })
  const money = (title: string): ExportColumn => ({ title, type: 'money', currency })
  const moment = (title: string): ExportColumn => ({ title, type: 'moment' })
  return [
    text(t('export.order')),
    text(t('export.status')),
    text(t('export.first-name')),
    text(t('export.last-name')),
    text(t('export.email')),
    text(t('export.tickets')),
    { title: t('export.ticket-count'), type: 'number' },
    text(t('export.currency')),
    money(t('export.subtotal')),
    money(t('export.discount')),
    money(t('export.fees')),
    money(t('export.taxes')),
    money(t('export.total')),
    money(t('export.refunded')),
    text(t('export.promo-code')),
    text(t('export.affiliate')),
    text(t('export.paid-by')),
    text(t('export.source')),
    moment(t('export.ordered-at')),
    moment(t('export.completed-at')),
    moment(t('export.cancelled-at')),
    moment(t('export.terms-accepted-at')),
    text(t('export.accepted-terms')),
    text(t('export.language')),
    text(t('export.notes')),
  ]
}

function ticketsText({ lines }: OrderItem): string {
  const names = lines.map(
    ({ quantity, title, label }) => `${quantity} × ${[title, label].filter(Boolean).join(' · ')}`,
  )
  return names.join('\n')
}
