// SPDX-License-Identifier: Apache-2.0
import { Badge } from '@tessera/ui/data/badge.tsx'
import { formatMoney } from '@tessera/ui/data/money.tsx'
import { t } from '../../../shared/texts.ts'
import { tones, type Deposit } from './deposit-status.ts'

/** The state of a deposit; of one that came in, also how it differs from what its member announced. */
export function DepositState({ of }: { of: Deposit }) {
  if (of.deviation === 'none')
    return <Badge tone={tones[of.status]}>{t(`console.deposit.${of.status}`)}</Badge>
  return (
    <>
      <Badge tone={of.deviation === 'takenBack' ? 'bad' : 'wait'}>
        {t(`console.deposit.deviation.${of.deviation}`)}
      </Badge>
      {of.takenBack > 0 && (
        <span className="text-xs whitespace-nowrap text-muted">
          {t('console.deposit.takenBackOf', { amount: `${of.currency} ${formatMoney(of.takenBack)}` })}
        </span>
      )}
    </>
  )
}
