import type { LedgerKind } from '@foyer/contracts/ledger/ledger'

type Word =
  | 'at'
  | 'kind'
  | 'event'
  | 'gross'
  | 'net'
  | 'stripe_currency'
  | 'stripe_amount'
  | 'stripe_fee'
  | 'platform_fee'
  | 'stripe_net'
  | 'refunds'
  | 'tax_by_rate'
  | 'payouts'
  | 'totals'
  | 'name'
  | 'rate'
  | 'base'
  | 'amount'
  | 'lines'
  | 'ledger'
  | 'others'
  | 'arrives_on'
  | 'ties'
  | 'yes'
  | 'no'
  | 'unknown'

/** The words of a file of the ledger in one language. */
export type LedgerTexts = Record<LedgerKind | Word, string>

export const spanish: LedgerTexts = {
  SALE: 'Venta',
  REFUND: 'Reembolso',
  REFUND_FAILED: 'Reembolso fallido',
  DISPUTE: 'Disputa',
  DISPUTE_REVERSED: 'Disputa anulada',
  PAYOUT: 'Pago al banco',
  PAYOUT_FAILED: 'Pago al banco fallido',
  at: 'Hora',
  kind: 'Tipo',
  event: 'Evento',
  gross: 'Bruto',
  net: 'Neto sin impuestos',
  stripe_currency: 'Moneda en Stripe',
  stripe_amount: 'Importe en Stripe',
  stripe_fee: 'Comisión de Stripe',
  platform_fee: 'Comisión de la plataforma',
  stripe_net: 'Neto en Stripe',
  refunds: 'Reembolsos',
  tax_by_rate: 'Impuestos por tipo',
  payouts: 'Pagos al banco',
  totals: 'Totales',
  name: 'Nombre',
  rate: 'Porcentaje',
  base: 'Base imponible',
  amount: 'Importe',
  lines: 'Líneas',
  ledger: 'En este libro',
  others: 'Otras ventas',
  arrives_on: 'Llega el',
  ties: 'Cuadra',
  yes: 'Sí',
  no: 'No',
  unknown: 'Se desconoce',
}

export const french: LedgerTexts = {
  SALE: 'Vente',
  REFUND: 'Remboursement',
  REFUND_FAILED: 'Remboursement échoué',
  DISPUTE: 'Litige',
  DISPUTE_REVERSED: 'Litige annulé',
  PAYOUT: 'Virement',
  PAYOUT_FAILED: 'Virement échoué',
  at: 'Heure',
  kind: 'Type',
  event: 'Événement',
  gross: 'Brut',
  net: 'Hors taxes',
  stripe_currency: 'Devise chez Stripe',
  stripe_amount: 'Montant chez Stripe',
  stripe_fee: 'Frais de Stripe',
  platform_fee: 'Frais de la plateforme',
  stripe_net: 'Net chez Stripe',
  refunds: 'Remboursements',
  tax_by_rate: 'Taxes par taux',
  payouts: 'Virements',
  totals: 'Totaux',
  name: 'Nom',
  rate: 'Taux',
  base: 'Base',
  amount: 'Montant',
  lines: 'Lignes',
  ledger: 'Dans ce livre',
  others: 'Autres ventes',
  arrives_on: 'Arrive le',
  ties: 'Concorde',
  yes: 'Oui',
  no: 'Non',
  unknown: 'Inconnu',
}

export const portuguese: LedgerTexts = {
  SALE: 'Venda',
  REFUND: 'Reembolso',
  REFUND_FAILED: 'Reembolso falhado',
  DISPUTE: 'Contestação',
  DISPUTE_REVERSED: 'Contestação anulada',
  PAYOUT: 'Transferência',
  PAYOUT_FAILED: 'Transferência falhada',
  at: 'Hora',
  kind: 'Tipo',
  event: 'Evento',
  gross: 'Bruto',
  net: 'Sem impostos',
  stripe_currency: 'Moeda na Stripe',
  stripe_amount: 'Valor na Stripe',
  stripe_fee: 'Taxa da Stripe',
  platform_fee: 'Taxa da plataforma',
  stripe_net: 'Líquido na Stripe',
  refunds: 'Reembolsos',
  tax_by_rate: 'Impostos por taxa',
  payouts: 'Transferências',
  totals: 'Totais',
  name: 'Nome',
  rate: 'Taxa',
  base: 'Base',
  amount: 'Valor',
  lines: 'Linhas',
  ledger: 'Neste livro',
  others: 'Outras vendas',
  arrives_on: 'Chega a',
  ties: 'Bate certo',
  yes: 'Sim',
  no: 'Não',
  unknown: 'Desconhecido',
}

export const brazilian: LedgerTexts = {
  SALE: 'Venda',
  REFUND: 'Reembolso',
  REFUND_FAILED: 'Reembolso com falha',
  DISPUTE: 'Contestação',
  DISPUTE_REVERSED: 'Contestação revertida',
  PAYOUT: 'Repasse',
  PAYOUT_FAILED: 'Repasse com falha',
  at: 'Horário',
  kind: 'Tipo',
  event: 'Evento',
  gross: 'Bruto',
  net: 'Sem impostos',
  stripe_currency: 'Moeda na Stripe',
  stripe_amount: 'Valor na Stripe',
  stripe_fee: 'Taxa da Stripe',
  platform_fee: 'Taxa da plataforma',
  stripe_net: 'Líquido na Stripe',
  refunds: 'Reembolsos',
  tax_by_rate: 'Impostos por alíquota',
  payouts: 'Repasses',
  totals: 'Totais',
  name: 'Nome',
  rate: 'Alíquota',
  base: 'Base de cálculo',
  amount: 'Valor',
  lines: 'Linhas',
  ledger: 'Neste livro',
  others: 'Outras vendas',
  arrives_on: 'Chega em',
  ties: 'Confere',
  yes: 'Sim',
  no: 'Não',
  unknown: 'Desconhecido',
}
