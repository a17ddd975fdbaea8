// SPDX-License-Identifier: Apache-2.0
import { block, floatFrom, type Seeds } from '../../fair/seeds.ts'
import { chainedWith } from './pond/chain-fish.ts'
import type { FishCode, Weapon } from './pond/pond.ts'
import { resolveShot } from './pond/resolve-shot.ts'
import { JACKPOT_ONE_IN, rollsOfBullet, winsJackpot } from './pond/rolls.ts'
import { weaponOf } from './pond/weapons.ts'
import { eventOfShot, type FishingBet, type FishingEvent } from './story.ts'

export const seeds: Seeds = { serverSeed: 'c5'.repeat(32), clientSeed: 'fisher', nonce: 3 }

export const bet: FishingBet = {
  hall: 'fishing:reef:USD:money:1:1',
  bullet: '0.10',
  bullets: 20,
  highest: '0.10',
}

/** A shot of a load: its weapon, what it meets and what is around that. */
export type PlayedShot = readonly [weapon: Weapon, met: readonly FishCode[], others?: readonly FishCode[]]

/** Plays shots one after another as a hall does. */
export async function playLoad(
  shots: readonly PlayedShot[],
  from: Seeds = seeds,
  load: FishingBet = bet,
): Promise<FishingEvent[]> {
  const events: FishingEvent[] = []
  let bullet = 0
  for (const [weapon, metCodes, otherCodes = []] of shots) {
    const rolls = await rollsOfBullet(from, bullet)
    const met = metCodes.map((code, index) => ({ fish: index + 1, code }))
    const near = otherCodes.map((code, index) => ({ fish: index + 100, code }))
    const others = weapon === 'single' ? chainedWith(metCodes[0]!, near) : []
    const shot = { weapon, met, others }
    const result = resolveShot({ ...shot, rolls })
    const [stake, highestStake] = [load.bullet, load.highest].map((text) => BigInt(Number(text) * 1e6))
    const wins = winsJackpot({ rolls, used: result.used, stake: stake!, highestStake: highestStake! })
    events.push(eventOfShot(bullet, shot, result, wins ? '12.34' : undefined))
    bullet += weaponOf(weapon).cost
  }
  return events
}

/** Twenty bullets: single ones, an eel and a bombfish, a net and a laser. */
export const manyShots: readonly PlayedShot[] = [
  ['single', ['sprat']],
  ['single', ['sprat']],
  ['single', ['goldSprat']],
  ['single', ['neon']],
  ['net', ['sprat', 'tang', 'neon']],
  ['laser', ['sprat', 'neon', 'clown', 'goldTang', 'whale']],
  ['single', ['eel'], ['sprat', 'neon']],
  ['single', ['bombfish'], ['sword', 'sprat']],
  ['single', ['sprat']],
]

/** Seeds whose first bullet wins the jackpot at the highest stake. */
export async function luckySeeds(): Promise<Seeds> {
  for (let nonce = 0; ; nonce += 1) {
    const first = floatFrom(await block({ ...seeds, nonce }, 0), 0)
    if (first * JACKPOT_ONE_IN < 1) return { ...seeds, nonce }
  }
}
