// SPDX-License-Identifier: Apache-2.0
import { messageOf } from '@tessera/contract/client/failure'
import { Money } from '@tessera/ui/data/money.tsx'
import { Button } from '@tessera/ui/forms/button.tsx'
import { Dialog } from '@tessera/ui/overlays/dialog.tsx'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { useCallMutation, useCallQuery } from '../../shared/api/use-call-query.ts'
import { Refusal } from '../../shared/forms/refusal.tsx'
import { useWalletCurrency } from '../../shared/session/use-wallet-currency.ts'
import { t } from '../../shared/texts/texts.ts'
import type { OpenBonus } from './use-bonus-wallet.ts'

/** Asks before a bonus is given up, and says what goes and what stays. */
export default function ForfeitDialog({ bonus, onClose }: { bonus: OpenBonus; onClose: () => void }) {
  const { data: wallet } = useCallQuery('wallet.balance', {}, { member: true, staleTimeMs: 10_000 })
  const forfeit = useCallMutation('bonuses.forfeit', [
    'bonuses.wallet',
    'wallet.bonusDetails',
    'wallet.balance',
    'wallet.withdrawalConfig',
  ])
  const go = (): void =>
    forfeit.mutate(
      { bonusId: bonus.bonusId },
      {
        onSuccess: ({ state }) => {
          showToast(t(state === 'ending' ? 'bonuses.forfeitLater' : 'bonuses.forfeited'), 'good')
          onClose()
        },
      },
    )
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={onClose}
      title={t('bonuses.forfeitTitle')}
      closeLabel={t('common.close')}
    >
      <p className="text-md font-semibold text-text">
        <bdi>{bonus.title}</bdi>
      </p>
      <dl className="mt-3 flex flex-col gap-3">
        <Line name={t('bonuses.forfeitGoes')} value={bonus.balance} tone="text-danger" />
        {wallet && <Line name={t('bonuses.forfeitStays')} value={wallet.mainBalance} tone="text-brand" />}
        <Line name={t('bonuses.forfeitTurnover')} value={0} tone="text-text" />
      </dl>
      <p className="mt-3 text-xs text-muted">{t('bonuses.forfeitInPlay')}</p>
      <Refusal message={forfeit.error ? messageOf(forfeit.error, t('common.error.unknown')) : undefined} />
      <div className="mt-6 grid grid-cols-2 gap-3">
        <Button size="form" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button size="form" look="danger" busy={forfeit.isPending} onClick={go}>
          {t('bonuses.forfeitYes')}
        </Button>
      </div>
    </Dialog>
  )
}

function Line({ name, value, tone }: { name: string; value: number; tone: string }) {
  const { symbol } = useWalletCurrency()
  return (
    <div className="flex items-baseline justify-between gap-4 text-sm">
      <dt className="min-w-0 text-muted">{name}</dt>
      <dd className={`font-bold ${tone}`}>
        <Money value={value} currency={symbol} />
      </dd>
    </div>
  )
}
