// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths } from '@tessera/rules/money'
import { MOST_SPOTS } from '../../fair/table/check-chips.ts'
import type { GameHost } from '../game-host.ts'
import { groupMoney } from '../money.ts'
import { t } from '../texts.ts'
import { createFelt, type FeltSpot, type FeltTools, type LaidChips } from './felt.ts'
import { addedTo, createPlacedChips, totalOf, type Placed } from './placed-chips.ts'
import { createTray } from './tray.ts'

interface ClothOptions {
  readonly spots: readonly FeltSpot[]
  /** Lays the spots out. */
  readonly layOut: (felt: FeltTools) => HTMLElement
  /** The chips that lie on it at first. */
  readonly placed: Placed
  /** The player has moved chips. */
  readonly onMoved?: () => void
  /** Why these chips cannot be laid. */
  readonly problemOf?: (total: bigint, chips: Placed) => string | undefined
  /** What the largest stake limits: everything that lies there, unless the table says otherwise. */
  readonly largestOf?: (chips: Placed) => bigint
  /** Whether the player may bet on a spot now; what cannot be bet is not repeated. */
  readonly isOffered?: (spot: string) => boolean
}

type ClothHost = Pick<GameHost<never>, 'session' | 'stake' | 'sound' | 'say' | 'forgive'>

/** The cloth of a table with its chips and the tray from which they come. */
export function createCloth(
  host: ClothHost,
  { spots, layOut, placed, onMoved, problemOf, largestOf = totalOf, isOffered = () => true }: ClothOptions,
) {
  const { currency, decimals, limits } = host.session
  const { maximum } = host.stake
  let isLocked = false
  let isWarned = false
  const warn = (sentence: string) => {
    isWarned = true
    host.say(sentence)
  }
  /** Whether these chips may lie on the table; if not, the player is told why. */
  const admits = (next: Placed): boolean => {
    const problem =
      largestOf(next) > maximum
        ? t('studio.stakeTooLarge', { maximum: groupMoney(limits.maximumStake) })
        : problemOf?.(totalOf(next), next)
    if (problem !== undefined) warn(problem)
    return problem === undefined
  }
  const chips = createPlacedChips(placed, () => {
    host.forgive()
    if (isWarned) host.say('')
    isWarned = false
    show()
    onMoved?.()
  })
  const layChips = (laid: readonly LaidChips[]) => {
    if (isLocked) return
    const value = tray.chosen()
    const added = new Map(
      laid.map(({ spot, chips: count }) => [spot, amountOfMillionths(value * BigInt(count))]),
    )
    const spots = new Set([...chips.current().keys(), ...added.keys()])
    if (spots.size > MOST_SPOTS) return warn(t('studio.badChips', { maximum: MOST_SPOTS }))
    if (!admits(addedTo(chips.current(), added))) return
    host.sound.play('press')
    chips.spots(added)
  }
  const double = () => admits(addedTo(chips.current(), chips.current())) && chips.double()
  const repeat = () => {
    const last = new Map([...chips.last()].filter(([spot]) => isOffered(spot)))
    if (admits(last)) chips.repeat(last)
  }
  const tray = createTray({ currency, decimals, chips, onDouble: double, onRepeat: repeat })
  const felt = createFelt({
    spots,
    currency,
    decimals,
    onChips: layChips,
    onUndo: () => !isLocked && chips.undo(),
  })
  const element = layOut(felt)
  element.setAttribute('role', 'group')
  element.setAttribute('aria-label', t('studio.table.felt'))
  felt.finish()
  const show = () => {
    felt.unsettle()
    felt.show(chips.current(), tray.values())
    tray.update()
    host.stake.set(chips.total())
  }
  return {
    ...{ element, chips, tray, felt, warn, show, repeat },
    isLocked: () => isLocked,
    /** Lays other chips than the player did. */
    lay(placed: Placed): void {
      if (chips.replace(placed)) show()
    },
    /** While a round is played no chip moves. */
    lock(locked: boolean): void {
      isLocked = locked
      felt.disable(locked)
      tray.disable(locked)
    },
  }
}
