// SPDX-License-Identifier: Apache-2.0
import type { CounterFamily, Metrics } from '@tessera/telemetry'
import { BASIS_POINTS, EDGE_BASIS_POINTS } from '../../fair/multiplier.ts'
import { playCurrency } from '@tessera/rules/identity/trial'
import type { OwnGame } from '../../protocol.ts'
import { ownGames } from '../http/inputs.ts'
import { everySlot } from '../../games/slots/titles/every-slot.ts'
import { titleOfWireCode } from '../slots/slot-sessions.ts'
import type { Round } from './round-store.ts'

const millionths = 1e6

/** Rounds, stakes and payouts by game: over many rounds the quotient of the last two should match the stated return. */
export function countSettled(
  metrics: Metrics,
  {
    game,
    wireCode,
    currency,
    stake,
    raised,
    payout,
    playMoney,
  }: Pick<Round, 'game' | 'wireCode' | 'currency' | 'stake' | 'raised' | 'payout' | 'playMoney'>,
): void {
  // Every slot states a return of its own.
  const counted = titleOfWireCode(wireCode)?.code ?? game
  // Play money is no money of any currency, whatever it is named after.
  const money = playMoney ? playCurrency : currency
  roundsOf(metrics).of(counted, money).add()
  stakesOf(metrics)
    .of(counted, money)
    .add(Number(stake + raised) / millionths)
  payoutsOf(metrics)
    .of(counted, money)
    .add(Number(payout) / millionths)
}

const roundsOf = (metrics: Metrics): CounterFamily =>
  metrics.counter('tessera_studio_rounds_total', 'Rounds that are settled, by game', ['game', 'currency'])
const stakesOf = (metrics: Metrics): CounterFamily =>
  metrics.counter(
    'tessera_studio_stakes_total',
    'Stakes of rounds that are settled, by game, in units of the currency',
    ['game', 'currency'],
  )
const payoutsOf = (metrics: Metrics): CounterFamily =>
  metrics.counter(
    'tessera_studio_payouts_total',
    'Payouts of rounds that are settled, by game, in units of the currency',
    ['game', 'currency'],
  )

/** The games without the studio's edge of one percent: what they return with the best choices. */
const ownReturns: Readonly<Partial<Record<OwnGame, number>>> = {
  jacks: 0.995_439,
  deuces: 0.989_131,
  blackjack: 0.995_142,
}

/** Names what games state before the first round is settled. */
export function watchStatedReturn(metrics: Metrics): void {
  roundsOf(metrics)
  stakesOf(metrics)
  payoutsOf(metrics)
  const stated = metrics.gauge('tessera_studio_stated_return', 'Return to player that a game states', [
    'game',
  ])
  for (const game of ownGames)
    stated.watch([game], () => ownReturns[game] ?? 1 - EDGE_BASIS_POINTS / BASIS_POINTS)
  for (const { code, par } of everySlot) stated.watch([code], () => Number(par.rtpPercent) / 100)
}
