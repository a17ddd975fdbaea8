// SPDX-License-Identifier: Apache-2.0
import type { BonusPriceView } from '@tessera/contract'
import { formatMoney, Money } from '@tessera/ui/data/money.tsx'
import { Table } from '@tessera/ui/data/table.tsx'
import { t } from '../texts.ts'

type Cost = NonNullable<BonusPriceView['cheapest']>
type Chances = NonNullable<Cost['chances']>

const tenths = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const whole = new Intl.NumberFormat('en-US')
const percent = (share: number): string => `${tenths.format(share * 100)}%`

/** How simulated wagerings end at the cheapest and at the dearest game. */
export function BonusEndings({ price: { cheapest, dearest } }: { price: BonusPriceView }) {
  const costs = [cheapest, dearest].filter((cost) => cost !== null)
  const different = costs.filter((cost, index) => index === 0 || cost.nodeId !== costs[0]?.nodeId)
  const simulated = costs.find(({ chances }) => chances !== null)?.chances
  return (
    <div className="flex flex-col gap-2">
      <h2 className="text-sm font-bold text-text">{t('console.bonusPrice.chances')}</h2>
      {simulated ? (
        <>
          <Table
            caption={t('console.bonusPrice.chances')}
            room="own"
            rows={different}
            rowKey={({ nodeId }) => nodeId}
            columns={[
              {
                key: 'game',
                title: t('console.bonusPrice.games'),
                render: ({ name, rtp }) => `${name} (${rtp}%)`,
              },
              chanceColumn('finished'),
              chanceColumn('moreThanDeposit'),
              chanceColumn('moreThanBonus'),
              {
                key: 'medianLeft',
                title: t('console.bonusPrice.medianLeft'),
                end: true,
                render: ({ chances }) => (chances ? <Money value={chances.medianLeft} /> : '–'),
              },
              {
                key: 'rounds',
                title: t('console.bonusPrice.rounds'),
                end: true,
                render: ({ chances }) => (chances ? whole.format(chances.rounds) : '–'),
              },
              {
                key: 'pays',
                title: t('console.bonusPrice.pays'),
                render: ({ pays }) => t(`console.bonusPrice.pays.${pays}`),
              },
            ]}
          />
          <p className="text-xs text-muted">{aboutSimulation(simulated)}</p>
        </>
      ) : (
        <p className="text-sm text-muted">{t('console.bonusPrice.tooLong')}</p>
      )}
    </div>
  )
}

const chanceColumn = (key: 'finished' | 'moreThanDeposit' | 'moreThanBonus') => ({
  key,
  title: t(`console.bonusPrice.${key}`),
  end: true,
  render: ({ chances }: Cost) =>
    chances ? (
      <span className="whitespace-nowrap">
        {percent(chances[key].share)} ± {percent(chances[key].error)}
      </span>
    ) : (
      '–'
    ),
})

const aboutSimulation = ({ betStake, seed }: Chances): string =>
  t('console.bonusPrice.simulation', { stake: formatMoney(betStake), seed })
