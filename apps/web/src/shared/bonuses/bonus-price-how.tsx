// SPDX-License-Identifier: Apache-2.0
import type { BonusPriceView } from '@tessera/contract'
import { Accordion } from '@tessera/ui/layout/accordion.tsx'
import type { ReactNode } from 'react'
import { t } from '../texts/texts.ts'
import {
  costsOf,
  formatCount,
  formatError,
  formatPercent,
  formatShare,
  namesOf,
  paysOf,
  type BonusCost,
} from './bonus-words.ts'

interface HowProps {
  price: BonusPriceView
  money: (amount: number) => string
}

/** How the price of a bonus is computed: by groups of games, and by the simulation with its seed and error. */
export function BonusPriceHow({ price, money }: HowProps) {
  const costs = costsOf(price)
  const simulated = costs.find(({ chances }) => chances !== null)?.chances
  return (
    <Accordion
      items={[
        {
          id: 'how',
          title: t('bonusPrice.how'),
          content: (
            <div className="flex flex-col gap-4">
              <p>{t('bonusPrice.how.cost')}</p>
              <ul className="flex flex-col gap-3">
                {price.groups.map((group) => (
                  <li key={`${group.gameType} ${group.weight}`}>
                    <Group group={group} money={money} />
                  </li>
                ))}
              </ul>
              {simulated && (
                <p>
                  {t('bonusPrice.how.simulation', {
                    rounds: formatCount(simulated.rounds),
                    stake: money(simulated.betStake),
                    bets: formatCount(simulated.bets),
                  })}{' '}
                  {t('bonusPrice.how.seed', { seed: simulated.seed })}
                </p>
              )}
              {costs.map((cost) => (
                <AtGame key={cost.nodeId} cost={cost} deposit={price.deposit} money={money} />
              ))}
              {simulated && <p>{t('bonusPrice.how.error')}</p>}
            </div>
          ),
        },
      ]}
    />
  )
}

function Group({ group, money }: { group: BonusPriceView['groups'][number]; money: HowProps['money'] }) {
  const { weight, games, unknown, stake, rtp, cost } = group
  return (
    <Figures title={namesOf(group).join(', ')}>
      <Line title={t('bonusPrice.weight')} value={formatPercent(weight)} />
      <Line title={t('bonusPrice.stake')} value={money(stake)} />
      {rtp && (
        <Line
          title={t('bonusPrice.return')}
          value={rangeOf(formatPercent(rtp.dearest), formatPercent(rtp.cheapest))}
        />
      )}
      {cost && (
        <Line title={t('bonusPrice.average')} value={rangeOf(money(cost.cheapest), money(cost.dearest))} />
      )}
      <p className="text-xs">
        {t('bonusPrice.gameCount', { count: formatCount(games) })}
        {unknown > 0 && ` · ${t('bonusPrice.unknown', { count: formatCount(unknown) })}`}
      </p>
    </Figures>
  )
}

function AtGame({ cost, deposit, money }: { cost: BonusCost; deposit: number; money: HowProps['money'] }) {
  const { name, rtp, chances } = cost
  if (!chances) return null
  const share = (chance: typeof chances.finished): string => `${formatShare(chance)} ± ${formatError(chance)}`
  return (
    <Figures title={name}>
      <Line title={t('bonusPrice.return')} value={formatPercent(rtp)} />
      <Line title={t('bonusPrice.finished')} value={share(chances.finished)} />
      {deposit > 0 && <Line title={t('bonusPrice.moreThanDeposit')} value={share(chances.moreThanDeposit)} />}
      <Line title={t('bonusPrice.moreThanBonus')} value={share(chances.moreThanBonus)} />
      <Line title={t('bonusPrice.medianLeft')} value={money(chances.medianLeft)} />
      <p className="text-xs">{paysOf(cost)}</p>
    </Figures>
  )
}

const rangeOf = (from: string, to: string): string => (from === to ? from : `${from} – ${to}`)

const Figures = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="flex flex-col gap-1 rounded-control bg-surface-2 p-3">
    <p className="font-semibold text-text">
      <bdi>{title}</bdi>
    </p>
    {children}
  </div>
)

const Line = ({ title, value }: { title: string; value: string }) => (
  <p className="flex flex-wrap items-baseline justify-between gap-x-4">
    <span>{title}</span>
    <bdi dir="ltr" className="tabular text-text">
      {value}
    </bdi>
  </p>
)
