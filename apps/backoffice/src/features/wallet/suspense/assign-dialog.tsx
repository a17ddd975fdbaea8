// SPDX-License-Identifier: Apache-2.0
import { useState } from 'react'
import { formatMoney } from '@tessera/ui/data/money.tsx'
import { RadioGroup } from '@tessera/ui/forms/radio-group.tsx'
import { Select } from '@tessera/ui/forms/select.tsx'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { useCallMutation } from '../../../shared/api.ts'
import { useBrands, type Brand } from '../../../shared/brand.tsx'
import { ReasonDialog } from '../../../shared/reason-dialog.tsx'
import { t } from '../../../shared/texts.ts'
import { amountOf, takesMoney, type SuspensePayment } from './suspense-payment.ts'

/** Credits a payment to the deposit that it is likely to be for, or to a member. */
export default function AssignDialog({
  payment,
  onClose,
}: {
  payment: SuspensePayment
  onClose: () => void
}) {
  const { suggestion, paymentId: id } = payment
  const offered = takesMoney(payment) ? suggestion : null
  const [to, setTo] = useState<'deposit' | 'member'>(offered ? 'deposit' : 'member')
  const [username, setUsername] = useState(suggestion?.username ?? '')
  const [chosenBrand, setBrandCode] = useState(suggestion?.brandCode)
  const brands = useBrands() ?? []
  const brandCode = chosenBrand ?? brands[0]?.code
  const invalidates = ['backoffice.suspense', 'backoffice.deposits', 'backoffice.overview'] as const
  const toDeposit = useCallMutation('backoffice.assignToDeposit', invalidates)
  const toMember = useCallMutation('backoffice.assignToMember', invalidates)
  const doing = to === 'deposit' ? toDeposit : toMember
  const done = {
    onSuccess: () => {
      showToast(t('console.suspense.assigned'), 'good')
      onClose()
    },
  }
  const assign = (reason: string): void => {
    if (to === 'deposit' && offered) toDeposit.mutate({ id, depositId: offered.depositId, reason }, done)
    else toMember.mutate({ id, username: username.trim(), reason, ...(brandCode && { brandCode }) }, done)
  }
  return (
    <ReasonDialog
      title={t('console.suspense.assignTitle', { amount: amountOf(payment) })}
      explain={t('console.suspense.assignHint')}
      action={t('console.suspense.assign')}
      doing={{ isPending: doing.isPending, error: doing.error, mutate: assign }}
      onClose={onClose}
    >
      {offered && (
        <RadioGroup
          label={t('console.suspense.toWhom')}
          value={to}
          onChange={setTo}
          options={[
            {
              value: 'deposit',
              label: t('console.suspense.toDeposit', { name: offered.username }),
              hint: t('console.suspense.toDepositHint', {
                amount: formatMoney(offered.amount),
                code: offered.matchCode ?? '',
              }),
            },
            { value: 'member', label: t('console.suspense.toMember') },
          ]}
        />
      )}
      {to === 'member' && (
        <WhichMember {...{ brands, username, brandCode }} onUsername={setUsername} onBrand={setBrandCode} />
      )}
    </ReasonDialog>
  )
}

interface WhichMemberProps {
  brands: readonly Brand[]
  username: string
  brandCode: string | undefined
  onUsername: (username: string) => void
  onBrand: (brandCode: string) => void
}

/** Names are of a brand, so that it is asked for where there are several. */
function WhichMember({ brands, username, brandCode, onUsername, onBrand }: WhichMemberProps) {
  return (
    <div className="flex flex-col gap-4">
      {brands.length > 1 && (
        <Select
          label={t('console.brand')}
          value={brandCode ?? ''}
          options={brands.map(({ code, name }) => ({ value: code, label: name }))}
          onChange={(event) => onBrand(event.target.value)}
        />
      )}
      <TextField
        label={t('console.username')}
        required
        maxLength={64}
        autoComplete="off"
        value={username}
        onChange={(event) => onUsername(event.target.value)}
      />
    </div>
  )
}
