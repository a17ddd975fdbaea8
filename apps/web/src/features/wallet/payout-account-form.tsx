// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import type { PayoutKind } from '@tessera/rules/wallet/payout-kinds'
import { Select } from '@tessera/ui/forms/select.tsx'
import { useState } from 'react'
import { t } from '../../shared/texts/texts.ts'
import { BankAccountForm } from './bank-account-form.tsx'
import { OtherAccountForm } from './other-account-form.tsx'

type Methods = CallOutput<'wallet.withdrawalConfig'>['methods']

/** A new account for withdrawals, of a kind that the brand pays to. */
export function PayoutAccountForm({ methods, onSaved }: { methods: Methods; onSaved?: () => void }) {
  const [kind, setKind] = useState<PayoutKind>('bank')
  const kinds = kindsOf(methods)
  const saved = onSaved ? { onSaved } : {}
  return (
    <div className="flex flex-col gap-4">
      {kinds.length > 1 && (
        <Select
          label={t('payout.kind')}
          value={kind}
          onChange={(event) => setKind(kinds.find((one) => one === event.target.value) ?? 'bank')}
          options={kinds.map((value) => ({ value, label: t(`payout.kind.${value}`) }))}
        />
      )}
      {kind === 'bank' ? (
        <BankAccountForm {...saved} />
      ) : (
        <OtherAccountForm
          key={kind}
          kind={kind}
          methods={kind === 'crypto' ? methods.crypto : methods.eWallets}
          {...saved}
        />
      )}
    </div>
  )
}

/** Banks first; a kind without a method is not offered. */
export const kindsOf = ({ eWallets, crypto }: Methods): PayoutKind[] => [
  'bank',
  ...(eWallets.length > 0 ? (['e-wallet'] as const) : []),
  ...(crypto.length > 0 ? (['crypto'] as const) : []),
]
