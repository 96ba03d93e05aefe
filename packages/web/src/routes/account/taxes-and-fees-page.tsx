import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQueries } from '@tanstack/react-query'
import { Percent, Plus } from 'lucide-react'
import { Link } from 'react-router-dom'
import { toast } from 'sonner'
import { Button } from '../../components/ui/button.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { NothingHere } from '../../components/ui/error-state.tsx'
import { PageHeader } from '../../components/ui/page-header.tsx'
import { Sheet, SheetContent } from '../../components/ui/sheet.tsx'
import { accountQueries } from '../../features/account/account-queries.ts'
import { TaxOrFeeForm } from '../../features/tax-or-fee/tax-or-fee-form.tsx'
import { TaxOrFeeList } from '../../features/tax-or-fee/tax-or-fee-list.tsx'
import { taxOrFeeQueries } from '../../features/tax-or-fee/tax-or-fee-queries.ts'
import { useOpenRow } from '../../lib/list/use-open-row.ts'
import { useMe } from '../manage/use-me.ts'

export function TaxesAndFeesPage() {
  const { t } = useLingui()
  const { account_id } = useMe()
  const [account, taxesAndFees] = useSuspenseQueries({
    queries: [accountQueries.detail(account_id), taxOrFeeQueries.all(account_id)],
  })
  const { openId, hrefFor, close } = useOpenRow('item')
  const open = taxesAndFees.data.find(({ id }) => id === openId)
  const { currency } = account.data
  const create = (
    <Button asChild>
      <Link to={hrefFor('new')} preventScrollReset>
        <Plus />
        <Trans>Create tax or fee</Trans>
      </Link>
    </Button>
  )
  return (
    <>
      <PageHeader
        title={t`Taxes and fees`}
        description={t`Added to the price of the tickets they apply to: fees first, then taxes.`}
        action={create}
      />
      {taxesAndFees.data.length === 0 ? (
        <EmptyState
          icon={Percent}
          title={<Trans>No taxes or fees yet</Trans>}
          example={<Trans>A booking fee of 5%, added to the price of each ticket.</Trans>}
          firstStep={create}
        >
          <Trans>Create them once, then choose for each ticket which ones apply.</Trans>
        </EmptyState>
      ) : (
        <TaxOrFeeList
          accountId={account_id}
          currency={currency}
          taxesAndFees={taxesAndFees.data}
          hrefFor={hrefFor}
        />
      )}
      <Sheet open={openId !== null} onOpenChange={(isOpen) => !isOpen && close()}>
        <SheetContent title={open ? t`Edit tax or fee` : t`Create tax or fee`}>
          {openId === 'new' || open ? (
            <TaxOrFeeForm
              key={openId}
              accountId={account_id}
              currency={currency}
              taxOrFee={open}
              onSaved={() => {
                toast.success(open ? t`Saved` : t({ message: 'Created', context: 'a tax or fee' }))
                close()
              }}
            />
          ) : (
            <NothingHere />
          )}
        </SheetContent>
      </Sheet>
    </>
  )
}
