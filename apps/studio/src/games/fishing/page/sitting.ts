// SPDX-License-Identifier: Apache-2.0
import type { ShotView } from '../../../fishing-protocol.ts'
import { amountOf } from '../../../runtime/money.ts'
import { fishKinds } from '../pond/kinds.ts'
import type { FishCode } from '../pond/pond.ts'
import { weaponOf } from '../pond/weapons.ts'

/** What happened with one kind of fish. */
export interface KindFigures {
  hits: number
  taken: number
  returned: bigint
}

/** The own figures since this page was opened; amounts in millionths. */
export interface SittingFigures {
  /** Bullets that were played. */
  bullets: number
  /** Shots that met a fish. */
  hits: number
  taken: number
  staked: bigint
  returned: bigint
  readonly kinds: Map<FishCode, KindFigures>
}

export const newSitting = (): SittingFigures => ({
  ...{ bullets: 0, hits: 0, taken: 0, staked: 0n, returned: 0n },
  kinds: new Map(),
})

/** Adds a shot that the server decided. */
export function addShot(
  figures: SittingFigures,
  shot: ShotView,
  { used, stake, codeOf }: { used: number; stake: bigint; codeOf: (fish: number) => FishCode | undefined },
): void {
  figures.bullets += used
  figures.staked += stake * BigInt(used)
  if (shot.met.length > 0) figures.hits += 1
  const kindOf = (code: FishCode): KindFigures => {
    const known = figures.kinds.get(code)
    if (known) return known
    const made: KindFigures = { hits: 0, taken: 0, returned: 0n }
    figures.kinds.set(code, made)
    return made
  }
  for (const fish of shot.met) {
    const code = codeOf(fish)
    if (code) kindOf(code).hits += 1
  }
  for (const { code, win } of shot.taken) {
    const kind = kindOf(code)
    kind.taken += 1
    kind.returned += amountOf(win)
    figures.taken += 1
    figures.returned += amountOf(win)
  }
  if (shot.jackpot !== undefined) figures.returned += amountOf(shot.jackpot)
}

/** How many bullets a shot used of what it costs: an area weapon no more than what it met can return. */
export function usedBy({ weapon, met }: ShotView, codeOf: (fish: number) => FishCode | undefined): number {
  if (weapon === 'single') return met.length
  const worth = met.reduce((sum, fish) => {
    const code = codeOf(fish)
    return code ? sum + fishKinds[code].mean : sum
  }, 0)
  return Math.min(weaponOf(weapon).cost, worth)
}

/** What a shot returned, with its jackpot. */
export const winOf = ({ taken, jackpot }: ShotView): bigint =>
  taken.reduce((sum, { win }) => sum + amountOf(win), 0n) + amountOf(jackpot ?? '0')
