// SPDX-License-Identifier: Apache-2.0
import { Segmented } from '@tessera/ui/forms/segmented.tsx'
import { Dialog } from '@tessera/ui/overlays/dialog.tsx'
import { useState } from 'react'
import { TeamListPage } from '../../features/agents/team-list-page.tsx'
import { ContractsView } from '../../features/contracts/offers/contracts-view.tsx'
import { useOpenKinds } from '../../features/contracts/offers/kind-calls.ts'
import { OfferForm } from '../../features/contracts/offers/offer-form.tsx'
import { PaymentPasswordForm } from '../../features/identity/payment-password-form.tsx'
import { useMember } from '../../features/members/use-member.ts'
import { TransferDownline } from '../../features/wallet/transfer-downline.tsx'
import { t } from '../../shared/texts/texts.ts'

const views = ['accounts', 'title'] as const
type View = (typeof views)[number]

/** The agent's team and their contracts; an account in a row can receive a transfer or the offer of a contract. */
export function TeamPage() {
  const { data: member } = useMember()
  const kinds = useOpenKinds() ?? []
  const [view, show] = useState<View>('accounts')
  const [doing, begin] = useState<{ what: 'transfer' | 'offer'; account: string }>()
  const close = (): void => begin(undefined)
  return (
    <div className="flex flex-1 flex-col gap-4">
      {kinds.length > 0 && (
        <Segmented
          label={t('contracts.view')}
          value={view}
          onChange={show}
          options={views.map((value) => ({ value, label: t(`contracts.${value}`) }))}
        />
      )}
      {view === 'title' && kinds.length > 0 ? (
        <ContractsView kinds={kinds} />
      ) : (
        <TeamListPage
          onTransfer={(account) => begin({ what: 'transfer', account })}
          onOffer={kinds.length > 0 ? (account) => begin({ what: 'offer', account }) : undefined}
        />
      )}
      {doing && (
        <Dialog
          open
          onClose={close}
          size={doing.what === 'offer' ? 'large' : 'small'}
          title={
            doing.what === 'offer'
              ? t('contracts.offerTo', { account: doing.account })
              : t('center.transfer.to', { account: doing.account })
          }
          closeLabel={t('common.close')}
        >
          {doing.what === 'offer' ? (
            <OfferForm account={doing.account} kinds={kinds} onDone={close} />
          ) : (
            <TransferDownline
              account={doing.account}
              passwordForm={member?.hasPaymentPassword ? undefined : <PaymentPasswordForm exists={false} />}
              onDone={close}
            />
          )}
        </Dialog>
      )}
    </div>
  )
}
