// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths } from '@tessera/rules/money'
import { formatMultiplier, MULTIPLIER_ONE, returnOf } from '../../fair/multiplier.ts'
import type { RoundOf } from '../../protocol.ts'
import { amountOf, groupMoney, showAmount } from '../../runtime/money.ts'
import { t } from '../../runtime/texts.ts'
import { featureWords, wildWords } from './feature-words.ts'
import { holdOf, pickOf } from './slot-rules.ts'
import { freeSpinsIn, type SlotEvent } from './story.ts'
import type { SlotTitle } from './titles/index.ts'
import { wildReelsOf } from './wild-reels.ts'

type Round = RoundOf<'slot'>

/** "Free spin 3 of 10", or "Respin 3". */
export function labelOf({ rules }: SlotTitle, round: Pick<Round, 'events'>, spin: number): string {
  if (holdOf(rules) || wildReelsOf(rules) === 'walking') return t('studio.slot.respin', { spin })
  if (pickOf(rules)) return t('studio.slot.pick.next')
  return t('studio.sample.freeSpin', { spin, spins: Math.max(spin, freeSpinsIn(round.events)) })
}

/** How many coins there are after a spin, and how many respins are left. */
export function coinsOf({ events }: Pick<Round, 'events'>, { coins = [], spin }: SlotEvent): string {
  return t('studio.slot.coins', {
    coins: coins.filter((coin) => coin > 0).length,
    left: freeSpinsIn(events.slice(0, spin + 1)) - spin,
  })
}

/** "7,776 ways": what the heights of the reels make. */
export function waysOf(event: SlotEvent): string {
  const ways = event.heights.reduce((product, height) => product * height, 1)
  return t('studio.slot.ways', { ways: groupMoney(String(ways)) })
}

/** How many free spins were won, and what their wins count. */
export const freeSpinsWon = ({ rules }: SlotTitle, { freeSpins }: SlotEvent): string =>
  t('studio.slot.freeWon', { spins: freeSpins, factor: rules.freeGames?.factor ?? 1 })

/** What the last spin of an open round brought: its feature, coins, free spins or win. */
export function openSentence(title: SlotTitle, round: Round): string {
  const last = round.events.at(-1)
  const feature = featureWords(title, round.events)
  if (feature !== undefined) return [wildWords(last ?? {}), feature].filter(Boolean).join('. ')
  if (last?.coins) return coinsOf(round, last)
  if (last && last.freeSpins > 0) return freeSpinsWon(title, last)
  return sentenceOf(round, last?.multiplier ?? 0)
}

/** What is said when a reload continues a round. */
export function resumedSentence(title: SlotTitle, round: Round): string {
  const last = round.events.at(-1)
  return last?.coins
    ? coinsOf(round, last)
    : (featureWords(title, round.events) ?? t('studio.sample.resumed'))
}

function writeReturn({ stake }: Round, multiplier: number): string {
  const decimals = stake.split('.')[1]?.length ?? 0
  const millionths = returnOf(amountOf(stake), multiplier, 10n ** BigInt(6 - decimals))
  return showAmount(amountOfMillionths(millionths), decimals)
}

/** What a multiplier of the stake pays, with its currency. */
export const amountOfEvent = (round: Round, multiplier: number): string =>
  `${writeReturn(round, multiplier)} ${round.currency}`

/** What a round has paid so far, with the coins that it will pay for at its end. */
export function soFar(round: Round): string {
  const coins = round.events.at(-1)?.coins ?? []
  const multiplier = round.multiplier + coins.reduce((sum, coin) => sum + coin, 0) * MULTIPLIER_ONE
  return `${amountOfEvent(round, multiplier)} · ${formatMultiplier(multiplier)}×`
}

/** What a spin or a whole round pays, in words. */
export function sentenceOf(round: Round, multiplier: number): string {
  return multiplier === 0
    ? t('studio.slot.lost')
    : t('studio.sample.won', {
        multiplier: formatMultiplier(multiplier),
        payout: writeReturn(round, multiplier),
        currency: round.currency,
      })
}
