// SPDX-License-Identifier: Apache-2.0
import { walletDecimals } from '@tessera/rules/currencies/known'
import { messageOf } from '@tessera/contract/client/failure'
import { Button } from '@tessera/ui/forms/button.tsx'
import { unreadable } from '@tessera/ui/forms/number-text.ts'
import { Dialog } from '@tessera/ui/overlays/dialog.tsx'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { useState } from 'react'
import { NumberField } from '../../../shared/forms/number-field.tsx'
import { useCallMutation } from '../../../shared/api/use-call-query.ts'
import { ReasonedButton } from '../../../shared/forms/reasoned-button.tsx'
import { Refusal } from '../../../shared/forms/refusal.tsx'
import { useWalletCurrency } from '../../../shared/session/use-wallet-currency.ts'
import { t } from '../../../shared/texts/texts.ts'
import type { Limit } from './limit-words.ts'

/** Sets, changes or removes one limit. */
export function LimitDialog({
  kind,
  period,
  limit,
  onClose,
}: {
  kind: Limit['kind']
  period: Limit['period']
  limit: Limit | undefined
  onClose: () => void
}) {
  const currency = useWalletCurrency()
  const [most, setMost] = useState(limit ? String(limit.most) : '')
  const { mutate, isPending, error } = useCallMutation('compliance.setLimit', ['compliance.show'])
  const set = (wanted: number | null): void =>
    mutate(
      { kind, period, most: wanted },
      {
        onSuccess: ({ applies }) => {
          showToast(t(applies === 'now' ? 'saferPlay.done.now' : 'saferPlay.done.later'), 'good')
          onClose()
        },
      },
    )
  const isTime = kind === 'playTime'
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${t(`saferPlay.kind.${kind}`)} · ${t(`saferPlay.period.${period}`)}`}
      closeLabel={t('common.close')}
    >
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (most !== '' && most !== unreadable) set(Number(most))
        }}
      >
        <NumberField
          label={
            isTime ? t('saferPlay.most.minutes') : t('saferPlay.most.money', { currency: currency.code })
          }
          hint={t(`saferPlay.kind.${kind}.hint`)}
          decimals={isTime ? 0 : walletDecimals(currency.code)}
          value={most}
          onChange={setMost}
          autoFocus
        />
        <p className="text-xs text-muted">{t('saferPlay.intro')}</p>
        <Refusal message={error ? messageOf(error, t('common.error.unknown')) : undefined} />
        <div className="flex flex-col gap-3">
          <ReasonedButton
            type="submit"
            size="form"
            look="primary"
            busy={isPending}
            reason={most === '' ? t('saferPlay.mostFirst') : undefined}
            reasonClassName="text-center"
          >
            {t('saferPlay.save')}
          </ReasonedButton>
          {limit && (
            <Button size="form" disabled={isPending} onClick={() => set(null)}>
              {t('saferPlay.remove')}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  )
}
