// SPDX-License-Identifier: Apache-2.0
import type { BonusPriceView } from '@tessera/contract'
import { formatMoney } from '@tessera/ui/data/money.tsx'
import { t } from '../texts/texts.ts'

export type BonusCost = NonNullable<BonusPriceView['cheapest']>
export type Chances = NonNullable<BonusCost['chances']>
type Chance = Chances['finished']

const wholes = new Intl.NumberFormat('en-US')
const tenths = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const hundredths = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })

export const formatCount = (count: number): string => wholes.format(count)
/** A percent of the wire, such as 96.34. */
export const formatPercent = (percent: number): string => `${hundredths.format(percent)}%`
export const formatShare = ({ share }: Chance): string => `${tenths.format(share * 100)}%`
export const formatError = ({ error }: Chance): string => `${tenths.format(Math.max(error * 100, 0.1))}%`

/** An amount with the sign of the currency, which stay together in sentences of every direction. */
export const moneyIn =
  (symbol: string) =>
  (amount: number): string =>
    `\u2066${symbol}${formatMoney(amount)}\u2069`

/** What one wagering at a game ends with: more than the bonus, on top of a deposit if there was one. */
export const chanceOf = ({ moreThanBonus }: Chances): string => formatShare(moreThanBonus)

/** How the bets of the simulation pay. */
export function paysOf({ pays, setting }: BonusCost): string {
  if (pays === 'model') return t('bonusPrice.pays.model')
  return setting === null
    ? t('bonusPrice.pays.exact')
    : t('bonusPrice.pays.choice', { choice: t(`bonusPrice.choice.${setting}`) })
}

/** The games at which the figures are stated, each once. */
export function costsOf({ cheapest, dearest, own }: BonusPriceView): BonusCost[] {
  const costs = [cheapest, dearest, own].filter((cost) => cost !== null)
  return costs.filter((cost, index) => costs.findIndex(({ nodeId }) => nodeId === cost.nodeId) === index)
}

/** Games that count the same: a type, or a few games that count differently from their type. */
export const namesOf = ({ gameType, names }: BonusPriceView['groups'][number]): readonly string[] =>
  names.length > 0 ? names : [t(`lobby.type.${gameType}`)]
