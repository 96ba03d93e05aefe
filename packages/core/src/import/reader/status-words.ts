import type { ImportedStatus } from '@foyer/contracts/import/import-row'
import { textOf } from './given-row.ts'

/** How other systems, and people in their own lists, say what a ticket is, in the languages of Foyer. A missing word is refused by its row. */
const words: Record<ImportedStatus | 'sold' | 'checked_in', string> = {
  sold: 'active, approved, attending, complete, completed, confirmed, issued, not checked in, not yet attended, sold, success, valid, aktiv, bestätigt, gültig, teilnehmend, abgeschlossen, actif, confirmé, confirmée, participant, terminé, activo, confirmado, confirmada, completado, válido, ativo, concluído, participando, 已确认, 已確認, 有效',
  checked_in:
    'checked in, attended, scanned, used, eingecheckt, enregistré, scanné, registrado, acreditado, com check-in, 已签到, 已簽到',
  paid: 'paid, paid in full, bezahlt, payé, payée, pagado, pagada, pago, paga, 已付款, 已支付',
  free: 'free, free order, complimentary, kostenlos, gratis, gratuit, gratuita, gratuito, grátis, 免费, 免費',
  canceled:
    'canceled, cancelled, deleted, transferred, not attending, void, voided, rejected, declined, storniert, abgesagt, gelöscht, übertragen, nimmt nicht teil, annulé, annulée, supprimé, transféré, cancelado, cancelada, eliminado, transferido, anulado, excluído, 已取消, 已作废',
  refunded:
    'refunded, refund, chargeback, charged back, erstattet, zurückerstattet, remboursé, remboursée, reembolsado, reembolsada, 已退款',
  unpaid:
    'unpaid, pending, awaiting payment, awaiting_payment, awaiting offline payment, approval pending, expired, overdue, reserved, on hold, unbezahlt, offen, ausstehend, abgelaufen, reserviert, impayé, en attente, en attente de paiement, expiré, pendiente, no pagado, vencido, caducado, pendente, não pago, expirado, 未付款, 待付款, 待支付, 已过期, 已過期',
}

const meanings = new Map(
  Object.entries(words).flatMap(([meaning, list]) =>
    list.split(', ').map((word) => [word, meaning] as const),
  ),
)

const meaningOf = (text: string) => meanings.get(text.trim().toLowerCase())

/**
 * What a cell says of a ticket. Nothing where it is sold and its amount says more: then zero means that it was free. An unknown word stays as it
 * is, so that its row is refused: it may mean that the ticket does not admit.
 */
export function statusOf(text: string, amount = ''): string | undefined {
  const meaning = meaningOf(text)
  const isSold =
    meaning === 'sold' || meaning === 'checked_in' || (meaning === 'paid' && amount.trim() !== '')
  return isSold ? undefined : (meaning ?? textOf(text))
}

/** Whether a cell says that its ticket was admitted. */
export function isCheckedIn(text: string): boolean {
  return meaningOf(text) === 'checked_in'
}
