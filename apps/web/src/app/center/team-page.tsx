// SPDX-License-Identifier: Apache-2.0
import { Dialog } from '@tessera/ui/overlays/dialog.tsx'
import { useState } from 'react'
import { TeamListPage } from '../../features/agents/team-list-page.tsx'
import { PaymentPasswordForm } from '../../features/identity/payment-password-form.tsx'
import { useMember } from '../../features/members/use-member.ts'
import { TransferDownline } from '../../features/wallet/transfer-downline.tsx'
import { t } from '../../shared/texts/texts.ts'

/** The agent's team, and a transfer to one of its members. */
export function TeamPage() {
  const { data: member } = useMember()
  const [account, setAccount] = useState<string>()
  const close = (): void => setAccount(undefined)
  return (
    <>
      <TeamListPage onTransfer={setAccount} />
      {account !== undefined && (
        <Dialog
          open
          onClose={close}
          title={t('center.transfer.to', { account })}
          closeLabel={t('common.close')}
        >
          <TransferDownline
            account={account}
            passwordForm={member?.hasPaymentPassword ? undefined : <PaymentPasswordForm exists={false} />}
            onDone={close}
          />
        </Dialog>
      )}
    </>
  )
}
