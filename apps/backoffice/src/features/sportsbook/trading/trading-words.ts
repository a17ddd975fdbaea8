// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { sports, type Sport } from '@tessera/rules/sportsbook/model/sport'
import { formatPrice } from '@tessera/rules/sportsbook/prices/formats'
import type { BadgeTone } from '@tessera/ui/data/badge.tsx'
import { outcomeName } from '../../../shared/sportsbook/market-words.ts'
import { t } from '../../../shared/texts.ts'

export type ListedEvent = CallOutput<'backoffice.sportsbookEvents'>['list'][number]
export type WholeEvent = CallOutput<'backoffice.sportsbookEvent'>
export type TradedMarket = WholeEvent['markets'][number]
export type TradedOutcome = TradedMarket['outcomes'][number]
export type Limit = CallOutput<'backoffice.sportsbookLimits'>['list'][number]

export const marketTones: Record<TradedMarket['status'], BadgeTone> = {
  open: 'good',
  suspended: 'wait',
  closed: 'quiet',
  settled: 'quiet',
}

/** All sports, then each of them. */
export const sportOptions: { value: Sport | ''; label: string }[] = [
  { value: '', label: t('console.all') },
  ...sports.map((value) => ({ value, label: t(`console.sportsbook.sport.${value}`) })),
]

/** The name of an event: its two sides, or its season. */
export const eventName = ({
  kind,
  home,
  away,
  competition,
  season,
}: Pick<ListedEvent, 'kind' | 'home' | 'away' | 'competition' | 'season'>): string =>
  kind === 'match'
    ? `${home} – ${away}`
    : t('console.sportsbook.outright', { name: competition.name, season })

/** The name of an outcome; of an outright that of its competitor. */
export const outcomeIn = (
  event: Pick<WholeEvent, 'competitors' | 'home' | 'away'>,
  market: TradedMarket,
  outcome: string,
): string => event.competitors.find(({ id }) => id === outcome)?.name ?? outcomeName(market, outcome, event)

/** A price as decimals; a dash for what is not on sale. */
export const priceText = (thousandths: number): string =>
  thousandths > 1000 ? formatPrice(thousandths, 'decimal') : '–'

/** Whether betting on a market can still be opened. */
export const canTrade = ({ status }: Pick<TradedMarket, 'status'>): boolean =>
  status === 'open' || status === 'suspended'

/** Whether an operator has changed something about a market. */
export const isChanged = ({ stopped, outcomes }: TradedMarket): boolean =>
  stopped || outcomes.some(({ manual, offset }) => manual !== null || offset !== 0)
