// SPDX-License-Identifier: Apache-2.0
import type { RoundOf } from '../../../protocol.ts'
import { t } from '../../../runtime/texts.ts'
import { sentenceOf } from '../spin-words.ts'
import { freeSpinsIn, type SlotEvent } from '../story.ts'
import { atNumber, partOf } from './cascade-rules.ts'
import type { CascadeTitle } from './titles/index.ts'

type Round = RoundOf<'slot'>

/** Whether a spin is a free one: in a bought round all are. */
export const isFree = ({ parameters }: Pick<Round, 'parameters'>, spin: number): boolean =>
  spin > 0 || parameters.buy === true

/** "Free spin 3 of 10". The first one of a bought round has number 0 on the wire. */
export function labelOf(round: Pick<Round, 'events' | 'parameters'>, spin: number): string {
  const more = round.parameters.buy ? 1 : 0
  return t('studio.sample.freeSpin', {
    spin: spin + more,
    spins: Math.max(spin + more, freeSpinsIn(round.events) + more),
  })
}

/** The wins before a spin that its factor counts: in free games whose factor never falls, those of all before it. */
function winsBefore(
  { rules }: CascadeTitle,
  round: Pick<Round, 'events' | 'parameters'>,
  spin: number,
): number {
  if (rules.engine !== 'clusters' || !rules.keepsFactor || !isFree(round, spin)) return 0
  return round.events
    .slice(round.parameters.buy ? 0 : 1, spin)
    .reduce((sum, { tumbles = [] }) => sum + tumbles.filter(({ wins }) => wins.length > 0).length, 0)
}

/** What the badge shows when a spin begins: the factor so far, or the collected multipliers. */
export function startFactor(
  title: CascadeTitle,
  round: Pick<Round, 'events' | 'parameters'>,
  spin: number,
): number {
  const { rules } = title
  if (!isFree(round, spin)) return 1
  if (rules.engine === 'clusters') {
    const wins = winsBefore(title, round, spin)
    return wins === 0 ? 1 : atNumber(rules.factors, wins)
  }
  const last = round.events
    .slice(round.parameters.buy ? 0 : 1, spin)
    .map(({ tumbles }) => tumbles?.at(-1)?.board ?? '')
  return [...last.join('')].reduce((sum, symbol) => sum + (rules.multipliers[symbol] ?? 0), 0)
}

/** What the badge shows when a board of a spin wins; boards count from 0. */
export function factorOfWin(title: CascadeTitle, round: Round, spin: number, number: number): number {
  const { rules } = title
  return rules.engine === 'clusters'
    ? atNumber(rules.factors, winsBefore(title, round, spin) + number + 1)
    : 1
}

/** What a bought round pays is in parts of its price: this is in parts of the stake that the price multiplies. */
export const inStakes = ({ rules }: CascadeTitle, { parameters }: Round, multiplier: number): number =>
  parameters.buy ? Math.round((multiplier / partOf(rules, true)) * partOf(rules, false)) : multiplier

/** Whether a spin has won free spins; those that were bought were not. */
export const winsFreeSpins = ({ parameters }: Round, event: SlotEvent): boolean =>
  event.freeSpins > 0 && !(parameters.buy && event.spin === 0)

/** What the last spin of an open round brought. */
export function openSentence(round: Round): string {
  const last = round.events.at(-1)
  return last && winsFreeSpins(round, last)
    ? t('studio.cascade.freeWon', { spins: last.freeSpins })
    : said(round, last?.multiplier ?? 0, last)
}

/** What a spin or a round pays, in words, with the factor of its last wins. */
export function said(round: Round, multiplier: number, event: SlotEvent | undefined): string {
  const factor = event?.factor ?? 1
  const pays = sentenceOf(round, multiplier)
  return factor > 1 ? `${pays}. ${t('studio.cascade.factor', { factor })}` : pays
}
