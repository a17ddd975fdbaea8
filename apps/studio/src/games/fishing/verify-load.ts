// SPDX-License-Identifier: Apache-2.0
import type { Seeds } from '../../fair/seeds.ts'
import { amountOf } from '../../runtime/money.ts'
import { areaTargets } from './pond/area-targets.ts'
import { chainedWith } from './pond/chain-fish.ts'
import { fishKinds } from './pond/kinds.ts'
import { WEAPONS, type FishCode } from './pond/pond.ts'
import { resolveShot } from './pond/resolve-shot.ts'
import { rollsOfBullet, winsJackpot } from './pond/rolls.ts'
import { weaponOf } from './pond/weapons.ts'
import { eventOfShot, type FishingBet, type FishingEvent } from './story.ts'

/** More than any load or beam has: records that a page reads have a bound. */
const MOST_BULLETS = 1_000
const MOST_LISTED = 12

/** Why an event of a load does not follow from its seeds. */
export type LoadFault =
  /** It is no event of a load: unknown words, or bullets that the load does not have. */
  | 'unreadable'
  /** Two shots took the same bullet. */
  | 'bullet'
  /** The weapon cannot meet these fish together. */
  | 'met'
  /** It took other fish, returned something else or played another number of bullets. */
  | 'taken'
  /** It won the jackpot without the roll, or the roll won and it did not. */
  | 'jackpot'

/** What is computed for each event, and the first event that differs. */
export interface LoadCheck {
  readonly computed: readonly FishingEvent[]
  readonly differs?: { readonly index: number; readonly fault: LoadFault }
}

/**
 * Computes each shot of a load again from its seeds and the fish that it met. What is in the record is compared, never trusted. How much was in
 * the jackpot does not follow from seeds; whether the load won it does.
 */
export async function verifyLoad(
  seeds: Seeds,
  bet: FishingBet,
  events: readonly FishingEvent[],
): Promise<LoadCheck> {
  const computed: FishingEvent[] = []
  const taken = new Set<number>()
  for (const [index, event] of events.entries()) {
    const fault = faultBefore(bet, event, taken)
    if (fault) return { computed, differs: { index, fault } }
    const again = await computeShot(seeds, bet, event)
    computed.push(again.event)
    if (!sameShot(again.event, event)) return { computed, differs: { index, fault: 'taken' } }
    if (again.winsJackpot !== (event.jackpot !== undefined))
      return { computed, differs: { index, fault: 'jackpot' } }
  }
  return { computed }
}

function faultBefore(bet: FishingBet, event: FishingEvent, taken: Set<number>): LoadFault | undefined {
  if (!isObject(event) || !isReadable(bet, event)) return 'unreadable'
  const { cost } = weaponOf(event.weapon)
  for (let bullet = event.bullet; bullet < event.bullet + cost; bullet += 1) {
    if (taken.has(bullet)) return 'bullet'
    taken.add(bullet)
  }
  return canMeet(event) ? undefined : 'met'
}

function isReadable({ bullets, bullet: stake, highest }: FishingBet, event: FishingEvent): boolean {
  const { bullet, weapon, met, others = [], taken } = event
  return (
    [stake, highest].every((amount) => typeof amount === 'string') &&
    amountOf(stake) > 0n &&
    amountOf(highest) >= amountOf(stake) &&
    Number.isInteger(bullets) &&
    bullets <= MOST_BULLETS &&
    WEAPONS.some((known) => known === weapon) &&
    Number.isInteger(bullet) &&
    bullet >= 0 &&
    bullet + weaponOf(weapon).cost <= bullets &&
    [met, others].every((codes) => isListOf(codes, isFish)) &&
    isListOf(taken, isObject) &&
    (event.jackpot === undefined || typeof event.jackpot === 'string')
  )
}

const isListOf = (list: unknown, isOne: (one: unknown) => boolean): boolean =>
  Array.isArray(list) && list.length <= MOST_LISTED + 1 && list.every(isOne)

const isObject = (one: unknown): boolean => typeof one === 'object' && one !== null

const isFish = (code: unknown): code is FishCode => typeof code === 'string' && Object.hasOwn(fishKinds, code)

/** Whether its weapon may take these fish together, and these others with an eel or a bombfish. */
function canMeet({ weapon, met, others = [] }: FishingEvent): boolean {
  const [first] = met
  if (first === undefined) return false
  if (weapon === 'single')
    return met.length === 1 && chainedWith(first, asFish(others)).length === others.length
  return others.length === 0 && areaTargets(weapon, asFish(met)).length === met.length
}

/** Numbered, so that those that went with another can be told apart. */
const asFish = (codes: readonly FishCode[], from = 1): { fish: number; code: FishCode }[] =>
  codes.map((code, index) => ({ fish: from + index, code }))

async function computeShot(
  seeds: Seeds,
  bet: FishingBet,
  { bullet, weapon, met, others = [], jackpot }: FishingEvent,
): Promise<{ readonly event: FishingEvent; readonly winsJackpot: boolean }> {
  const rolls = await rollsOfBullet(seeds, bullet)
  const shot = { weapon, met: asFish(met), others: asFish(others, met.length + 1) }
  const result = resolveShot({ ...shot, rolls })
  const wins = winsJackpot({
    ...{ rolls, used: result.used },
    ...{ stake: amountOf(bet.bullet), highestStake: amountOf(bet.highest) },
  })
  // How much it held is the record's.
  return { event: eventOfShot(bullet, shot, result, wins ? jackpot : undefined), winsJackpot: wins }
}

/** Whether two events played and took the same. */
const sameShot = (one: FishingEvent, other: FishingEvent): boolean =>
  one.used === other.used &&
  one.taken.length === other.taken.length &&
  one.taken.every(({ code, multiple, by }, index) => {
    const second = other.taken[index]!
    return code === second.code && multiple === second.multiple && by === second.by
  })
