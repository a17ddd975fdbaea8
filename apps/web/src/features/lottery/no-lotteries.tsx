// SPDX-License-Identifier: Apache-2.0
import { EmptyState } from '@tessera/ui/data/empty-state.tsx'
import { Mosaic } from '@tessera/ui/layout/mosaic.tsx'
import { buttonClass } from '@tessera/ui/forms/button.tsx'
import { Link } from '../../shared/router/index.ts'
import { t } from '../../shared/texts/texts.ts'

/** A platform without lotteries. */
export function NoLotteries() {
  return (
    <section aria-label={t('lottery.draws')} className="rounded-panel border border-line bg-surface-1">
      <EmptyState title={t('lottery.noDraws')} drawing={<Mosaic of="die" />}>
        {t('lottery.noDrawsHint')}
      </EmptyState>
    </section>
  )
}

/** An address that names an unknown lottery. */
export function UnknownLottery() {
  return (
    <section aria-label={t('lottery.draws')} className="rounded-panel border border-line bg-surface-1">
      <EmptyState
        title={t('lottery.unknown')}
        drawing={<Mosaic of="search" />}
        action={
          <Link to="/lotteryCenter" className={buttonClass()}>
            {t('lottery.all')}
          </Link>
        }
      >
        {t('lottery.unknownHint')}
      </EmptyState>
    </section>
  )
}
