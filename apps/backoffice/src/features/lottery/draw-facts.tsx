// SPDX-License-Identifier: Apache-2.0
import { Fragment } from 'react'
import { Money } from '@tessera/ui/data/money.tsx'
import { Moment } from '../../shared/moment.tsx'
import { t } from '../../shared/texts.ts'
import { Figure } from '../../shared/figure.tsx'
import type { WholeDraw } from './lottery-words.ts'

export function DrawFacts({ draw }: { draw: WholeDraw }) {
  return (
    <dl className="grid grid-cols-2 gap-4 rounded-tile border border-line bg-surface-1 p-4 md:grid-cols-4">
      <Figure name={t('console.lottery.closes')}>
        <Moment at={draw.closeTime} />
      </Figure>
      <Figure name={t('console.lottery.drawTime')}>
        <Moment at={draw.drawTime} />
      </Figure>
      <Figure name={t('console.lottery.drawn')}>
        {draw.drawnTime === null ? '—' : <Moment at={draw.drawnTime} />}
      </Figure>
      <Figure name={t('console.lottery.settled')}>
        {draw.settledTime === null ? '—' : <Moment at={draw.settledTime} />}
      </Figure>
      <Figure name={t('console.lottery.count')}>{draw.tickets}</Figure>
      <Figure name={t('console.lottery.worstCase')}>
        <Money value={draw.worstCase} />
      </Figure>
      {draw.totals.map((total) => (
        <Fragment key={total.currency}>
          <Figure name={t('console.lottery.stakes')}>
            <Money value={total.stake} currency={total.currency} />
          </Figure>
          <Figure name={t('console.lottery.paid')}>
            <Money value={total.returned} currency={total.currency} />
          </Figure>
        </Fragment>
      ))}
    </dl>
  )
}
