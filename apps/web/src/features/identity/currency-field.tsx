// SPDX-License-Identifier: Apache-2.0
import { Select, type SelectProps } from '@tessera/ui/forms/select.tsx'
import { useSite } from '../../shared/site/use-site.ts'
import { t } from '../../shared/texts/texts.ts'

/** The currency of the new wallet; nothing at a brand with only one. */
export function CurrencyField(
  props: Pick<SelectProps, 'name' | 'error'> & {
    value: string
    onChange: (event: { target: { value: string } }) => void
  },
) {
  const { currency, currencies } = useSite().whitelabel
  if (currencies.length < 2) return null
  const { value, ...rest } = props
  return (
    <Select
      {...rest}
      label={t('identity.currency')}
      hint={t('identity.currency.hint')}
      value={value === '' ? currency.code : value}
      options={currencies.map(({ code, symbol }) => ({
        value: code,
        label: symbol === code ? code : `${code} (${symbol})`,
      }))}
    />
  )
}
