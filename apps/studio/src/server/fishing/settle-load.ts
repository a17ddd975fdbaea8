// SPDX-License-Identifier: Apache-2.0
import { parseMoney, type Millionths } from '../money.ts'
import type { StoredShot } from './stored-shot.ts'

export interface SettledLoad {
  /** What the wallet gets: fish, jackpots and bullets that were not played. */
  readonly payout: Millionths
  /** The part of it that comes back because it was not played. */
  readonly unplayed: Millionths
  readonly won: Millionths
  readonly usedBullets: number
}

/** What a load comes to with these shots: every bullet that is in none of them comes back. */
export function settleLoad(
  { stake, bullets }: { readonly stake: Millionths; readonly bullets: number },
  shots: readonly StoredShot[],
): SettledLoad {
  let [used, won] = [0, 0n]
  for (const shot of shots) {
    used += shot.used
    won += winOf(shot, stake)
  }
  const unplayed = stake * BigInt(bullets - used)
  return { payout: won + unplayed, unplayed, won, usedBullets: used }
}

/** What one shot returned, with its jackpot. */
export const winOf = ({ taken, jackpot }: StoredShot, stake: Millionths): Millionths =>
  taken.reduce((sum, { multiple }) => sum + stake * BigInt(multiple), parseMoney(jackpot ?? '0'))

/** Of 200 played bullets the stake of one goes to the jackpot. */
const BULLETS_OF_ONE_TO_JACKPOT = 200n

/** What a load adds to the jackpot of its level: 0.5 % of the bullets that were played. */
export const contributionOf = (stake: Millionths, usedBullets: number): Millionths =>
  (stake * BigInt(usedBullets)) / BULLETS_OF_ONE_TO_JACKPOT
