import type { TaxOrFee } from '@foyer/contracts/tax-or-fee/tax-or-fee'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import { Field } from '../../components/ui/field.tsx'
import { NativeSelect } from '../../components/ui/native-select.tsx'
import { useFormat } from '../../lib/format/use-format.ts'
import { paths } from '../../paths.ts'

/** Which tax or fee of the account is meant by a name of the file. */
export type TaxChoice = Record<string, string>

interface TaxChoicesProps {
  /** What the file calls those that have no equal in the account, or several. */
  names: readonly string[]
  taxesAndFees: readonly TaxOrFee[]
  /** The account's currency. */
  currency: string
  chosen: TaxChoice
  onChange: (chosen: TaxChoice) => void
}

/** Asks for each of these which tax or fee is meant. */
export function TaxChoices({ names, taxesAndFees, currency, chosen, onChange }: TaxChoicesProps) {
  const { t } = useLingui()
  const format = useFormat()
  if (names.length === 0) return null
  const rateOf = (tax: TaxOrFee) =>
    tax.calculation_type === 'FIXED' ? format.money(tax.amount, currency) : format.rate(tax.rate)
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="mb-1 text-base font-semibold">
        <Trans>Taxes and fees of the file</Trans>
      </legend>
      <p className="text-sm text-muted-foreground">
        <Trans>
          This account has none with exactly these names. Choose which is meant, or{' '}
          <Link to={paths.account('taxes-and-fees')} className="text-link underline underline-offset-4">
            create it
          </Link>{' '}
          first. Events are refused while one is open.
        </Trans>
      </p>
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        {names.map((name) => (
          <Field key={name} name={`tax ${name}`} label={t`“${name}” is`} isOptional>
            {(field) => (
              <NativeSelect
                {...field}
                value={chosen[name] ?? ''}
                onChange={(event) => onChange({ ...chosen, [name]: event.target.value })}
              >
                <option value="">{t`Not chosen`}</option>
                {taxesAndFees.map((tax) => (
                  <option key={tax.id} value={tax.id}>
                    {`${tax.name} (${rateOf(tax)})`}
                  </option>
                ))}
              </NativeSelect>
            )}
          </Field>
        ))}
      </div>
    </fieldset>
  )
}

/** The names that lead to no tax or fee of the account, or to several, as an import finds them. */
export function namesWithoutEqual(
  names: readonly string[],
  taxesAndFees: readonly Pick<TaxOrFee, 'id' | 'name'>[],
): string[] {
  const folded = (name: string) => name.trim().toLowerCase()
  return names.filter((name) => {
    if (taxesAndFees.some(({ id }) => id === name)) return false
    return taxesAndFees.filter((tax) => folded(tax.name) === folded(name)).length !== 1
  })
}
