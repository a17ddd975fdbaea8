// SPDX-License-Identifier: Apache-2.0
import { add, amountOfMillionths, subtract, zero, type Amount } from '@tessera/rules/money'

/** What the player sets before automatic bets start; undefined: not set. */
export interface AutoSettings {
  /** How many bets; undefined: until something else stops them. */
  readonly bets: number | undefined
  /** The stake rises by so many hundredths of a percent after a win; undefined: back to the first stake. */
  readonly raiseOnWin: number | undefined
  readonly raiseOnLoss: number | undefined
  readonly stopAtProfit: Amount | undefined
  /** No bet is placed that could lose more than this in all. */
  readonly stopAtLoss: Amount | undefined
}

/** Automatic bets in progress. */
export interface AutoRun {
  readonly settings: AutoSettings
  readonly firstStake: Amount
  readonly stake: Amount
  readonly placed: number
  /** Negative for a loss. */
  readonly profit: Amount
}

/** What the next bet may cost. */
export interface AutoBounds {
  readonly minimum: Amount
  readonly maximum: Amount
  readonly balance: Amount
  /** The smallest coin. */
  readonly coin: Amount
}

/** What a bet has brought. A free round takes nothing, one that was not played brings nothing. */
export interface AutoResult {
  readonly taken: Amount
  readonly stake: Amount
  readonly payout: Amount
}

export type StopReason = 'count' | 'profit' | 'loss' | 'maximum' | 'balance'

export const mostAutoBets = 100_000
const WHOLE = 10_000n

export function startRun(settings: AutoSettings, firstStake: Amount): AutoRun {
  return { settings, firstStake, stake: firstStake, placed: 0, profit: zero }
}

/** Why the run ends before its next bet; undefined: the next bet may be placed. */
export function stopReason(
  { settings, stake, placed, profit }: AutoRun,
  { maximum, balance }: Pick<AutoBounds, 'maximum' | 'balance'>,
  takes: Amount = stake,
): StopReason | undefined {
  if (settings.bets !== undefined && placed >= settings.bets) return 'count'
  if (settings.stopAtProfit !== undefined && profit >= settings.stopAtProfit) return 'profit'
  if (settings.stopAtLoss !== undefined && subtract(takes, profit) > settings.stopAtLoss) return 'loss'
  if (stake > maximum) return 'maximum'
  if (takes > balance) return 'balance'
  return undefined
}

/** The run after a bet, with its next stake in whole coins. A bet that returns its stake changes no stake. */
export function afterBet(
  run: AutoRun,
  { taken, stake, payout }: AutoResult,
  { minimum, coin }: Pick<AutoBounds, 'minimum' | 'coin'>,
): AutoRun {
  const raise = payout > stake ? run.settings.raiseOnWin : run.settings.raiseOnLoss
  const raised =
    payout === stake ? run.stake : raise === undefined ? run.firstStake : raisedBy(run.stake, raise, coin)
  return {
    ...run,
    stake: raised < minimum ? minimum : raised,
    placed: run.placed + 1,
    profit: add(run.profit, subtract(payout, taken)),
  }
}

/** How many bets are left; undefined: no number was set. */
export function betsLeft({ settings, placed }: AutoRun): number | undefined {
  return settings.bets === undefined ? undefined : Math.max(0, settings.bets - placed)
}

function raisedBy(stake: Amount, hundredthsOfPercent: number, coin: Amount): Amount {
  const raised = (stake * (WHOLE + BigInt(hundredthsOfPercent))) / WHOLE
  return amountOfMillionths(raised - (raised % coin))
}
