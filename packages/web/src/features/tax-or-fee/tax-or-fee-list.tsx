import type { TaxOrFee } from '@foyer/contracts/tax-or-fee/tax-or-fee'
import { Trans, useLingui } from '@lingui/react/macro'
import { Trash2 } from 'lucide-react'
import { Link, type To } from 'react-router-dom'
import { toast } from 'sonner'
import { EditMenuItem } from '../../components/foyer/edit-menu-item.tsx'
import { ActionsMenu } from '../../components/ui/actions-menu.tsx'
import { Badge } from '../../components/ui/badge.tsx'
import { Card } from '../../components/ui/card.tsx'
import { useConfirm } from '../../components/ui/confirm.tsx'
import { DropdownMenuItem } from '../../components/ui/dropdown-menu.tsx'
import { changeThen } from '../../lib/api/change-then.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { useDeleteTaxOrFee } from './tax-or-fee-mutations.ts'

interface TaxOrFeeListProps {
  accountId: string
  currency: string
  taxesAndFees: readonly TaxOrFee[]
  hrefFor: (id: string) => To
}

export function TaxOrFeeList({ accountId, currency, taxesAndFees, hrefFor }: TaxOrFeeListProps) {
  const { t } = useLingui()
  const format = useFormat()
  const confirm = useConfirm()
  const remove = useDeleteTaxOrFee(accountId)
  const askToDelete = async (taxOrFee: TaxOrFee) => {
    const isConfirmed = await confirm({
      title: t`Delete “${taxOrFee.name}”?`,
      description: t`It is removed from all tickets. Existing orders keep it.`,
      action: t`Delete`,
      isDestructive: true,
    })
    if (isConfirmed) changeThen(remove, taxOrFee.id, () => toast.success(t`Deleted`))
  }
  return (
    <Card>
      <ul className="divide-y">
        {taxesAndFees.map((taxOrFee) => (
          <li key={taxOrFee.id} className="relative flex items-center gap-4 px-4 py-3 hover:bg-muted/60">
            <div className="grid min-w-0 grow gap-1">
              <Link
                to={hrefFor(taxOrFee.id)}
                className="font-medium wrap-anywhere after:absolute after:inset-0"
              >
                {taxOrFee.name}
              </Link>
              <span className="flex flex-wrap gap-1">
                <Badge>{taxOrFee.type === 'TAX' ? <Trans>Tax</Trans> : <Trans>Fee</Trans>}</Badge>
                {taxOrFee.is_default && (
                  <Badge tone="accent">
                    <Trans>On new tickets</Trans>
                  </Badge>
                )}
              </span>
            </div>
            <span className="shrink-0 tabular-nums">
              {taxOrFee.calculation_type === 'FIXED'
                ? format.money(taxOrFee.amount, currency)
                : format.rate(taxOrFee.rate)}
            </span>
            <ActionsMenu name={taxOrFee.name}>
              <EditMenuItem href={hrefFor(taxOrFee.id)} />
              <DropdownMenuItem isDestructive onSelect={() => void askToDelete(taxOrFee)}>
                <Trash2 />
                <Trans>Delete</Trans>
              </DropdownMenuItem>
            </ActionsMenu>
          </li>
        ))}
      </ul>
    </Card>
  )
}
