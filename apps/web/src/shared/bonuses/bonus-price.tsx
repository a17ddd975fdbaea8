// SPDX-License-Identifier: Apache-2.0
import type { BonusPriceView } from '@tessera/contract'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import Dices from 'lucide-react/icons/dices'
import Gamepad2 from 'lucide-react/icons/gamepad-2'
import HandCoins from 'lucide-react/icons/hand-coins'
import Repeat2 from 'lucide-react/icons/repeat-2'
import Split from 'lucide-react/icons/split'
import { useId, type ComponentType, type ReactNode } from 'react'
import { t } from '../texts/texts.ts'
import { BonusPriceHow } from './bonus-price-how.tsx'
import { chanceOf, formatError, formatPercent, moneyIn, namesOf } from './bonus-words.ts'

interface BonusPriceProps {
  price: BonusPriceView
  /** Symbol of the currency. */
  currency: string
}

/** What a bonus costs its owner, in plain sentences, before they claim it. */
export function BonusPrice({ price, currency }: BonusPriceProps) {
  const id = useId()
  const money = moneyIn(currency)
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-4">
      <h2 id={id} className="text-md font-bold text-text">
        {t('bonusPrice.title')}
      </h2>
      {price.required === 0 ? (
        <p className="text-sm text-text">{t('bonusPrice.cash')}</p>
      ) : (
        <>
          <ul className="flex flex-col gap-4">
            <Fact icon={Repeat2} says={t('bonusPrice.required', { amount: money(price.required) })}>
              <p>{t('bonusPrice.requiredHint')}</p>
              {price.maxStake !== null && (
                <p>{t('bonusPrice.maxStake', { amount: money(price.maxStake) })}</p>
              )}
              <p>{t(`bonusPrice.order.${price.spendingOrder}`)}</p>
            </Fact>
            <Fact icon={CalendarClock} says={t('bonusPrice.until', { days: price.daysToWager })}>
              <p>{t('bonusPrice.untilHint')}</p>
            </Fact>
            <Games price={price} money={money} />
            <Cost price={price} money={money} />
            <Chance price={price} />
            {price.halfWay && (
              <Fact icon={Split} says={t('bonusPrice.halfWay')}>
                <p>
                  {t('bonusPrice.halfWayText', {
                    staked: money(price.halfWay.staked),
                    lost: money(price.halfWay.lost),
                    cash: money(price.halfWay.cashLeft),
                    bonus: money(price.halfWay.bonusGone),
                  })}
                </p>
              </Fact>
            )}
          </ul>
          <BonusPriceHow price={price} money={money} />
        </>
      )}
    </section>
  )
}

interface PartProps {
  price: BonusPriceView
  money: (amount: number) => string
}

function Games({ price: { groups, excludedTypes, excludedGames }, money }: PartProps) {
  const more = excludedGames.games - excludedGames.names.length
  const excluded = [
    ...excludedTypes.map((type) => t(`lobby.type.${type}`)),
    ...excludedGames.names,
    ...(more > 0 ? [`+${more}`] : []),
  ]
  return (
    <Fact icon={Gamepad2} says={t(groups.length === 0 ? 'bonusPrice.noGames' : 'bonusPrice.games')}>
      <ul className="flex flex-col gap-1">
        {byWeight(groups).map(({ weight, stake, names }) => (
          <li key={weight}>
            <bdi className="font-semibold text-text">{names.join(', ')}</bdi>
            {' – '}
            {t('bonusPrice.counts', { percent: formatPercent(weight), amount: money(stake) })}
          </li>
        ))}
      </ul>
      {groups.length > 0 && excluded.length > 0 && (
        <p>{t('bonusPrice.excluded', { types: excluded.join(', ') })}</p>
      )}
    </Fact>
  )
}

/** What counts the same, in one line: types, and games that count differently from their type. */
function byWeight(
  groups: BonusPriceView['groups'],
): { weight: number; stake: number; names: readonly string[] }[] {
  return [...new Set(groups.map(({ weight }) => weight))].map((weight) => {
    const alike = groups.filter((group) => group.weight === weight)
    return { weight, stake: alike[0]?.stake ?? 0, names: alike.flatMap(namesOf) }
  })
}

function Cost({ price: { groups, cheapest, dearest, own }, money }: PartProps) {
  if (groups.length === 0) return null
  if (!cheapest || !dearest) return <Fact icon={HandCoins} says={t('bonusPrice.costUnknown')} />
  const one = cheapest.nodeId === dearest.nodeId
  const [least, most] = [money(cheapest.cost), money(dearest.cost)]
  return (
    <Fact
      icon={HandCoins}
      says={
        least === most ? t('bonusPrice.cost', { amount: least }) : t('bonusPrice.costRange', { least, most })
      }
    >
      <p>
        {one
          ? t('bonusPrice.costAt', { game: cheapest.name })
          : t('bonusPrice.costBoth', { least, game: cheapest.name, most, other: dearest.name })}
      </p>
      {own && <p>{t('bonusPrice.costOwn', { game: own.name, amount: money(own.cost) })}</p>}
    </Fact>
  )
}

function Chance({ price: { cheapest, dearest, deposit } }: { price: BonusPriceView }) {
  if (!cheapest) return null
  if (!cheapest.chances) return <Fact icon={Dices} says={t('bonusPrice.chanceUnknown')} />
  const { chances } = cheapest
  const other = dearest && dearest.nodeId !== cheapest.nodeId ? dearest : null
  return (
    <Fact
      icon={Dices}
      says={t(deposit > 0 ? 'bonusPrice.chanceWithDeposit' : 'bonusPrice.chance', {
        percent: chanceOf(chances),
      })}
    >
      <p>
        {other?.chances
          ? t('bonusPrice.chanceBoth', {
              game: cheapest.name,
              error: formatError(chances.moreThanBonus),
              other: other.name,
              percent: chanceOf(other.chances),
              otherError: formatError(other.chances.moreThanBonus),
            })
          : t('bonusPrice.chanceAt', { game: cheapest.name, error: formatError(chances.moreThanBonus) })}
      </p>
    </Fact>
  )
}

function Fact({
  icon: Icon,
  says,
  children,
}: {
  icon: ComponentType<{ className?: string }>
  says: string
  children?: ReactNode
}) {
  return (
    <li className="flex gap-3">
      <span
        aria-hidden="true"
        className="flex size-8 shrink-0 items-center justify-center rounded-control bg-surface-2 text-brand"
      >
        <Icon className="size-4" />
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-1 text-sm text-muted">
        <p className="text-md leading-snug font-bold text-text">{says}</p>
        {children}
      </div>
    </li>
  )
}
