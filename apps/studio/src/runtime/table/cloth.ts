// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths } from '@tessera/rules/money'
import { MOST_SPOTS } from '../../fair/table/check-chips.ts'
import type { TableCode } from '../../protocol.ts'
import type { GameHost } from '../game-host.ts'
import { groupMoney } from '../money.ts'
import { t } from '../texts.ts'
import { createFelt, type FeltSpot, type FeltTools, type LaidChips } from './felt.ts'
import { createPlacedChips, totalOf, type Placed } from './placed-chips.ts'
import { createTray } from './tray.ts'

interface ClothOptions {
  readonly spots: readonly FeltSpot[]
  /** Lays the spots out. */
  readonly layOut: (felt: FeltTools) => HTMLElement
  /** The chips that lie on it at first. */
  readonly placed: Placed
  /** The player has moved chips. */
  readonly onMoved?: () => void
  /** Why so much cannot be laid. */
  readonly problemOf?: (total: bigint) => string | undefined
}

/** The cloth of a table with its chips and the tray from which they come. */
export function createCloth<Code extends TableCode>(
  host: GameHost<Code>,
  { spots, layOut, placed, onMoved, problemOf }: ClothOptions,
) {
  const { currency, decimals, limits } = host.session
  const { maximum } = host.stake
  let isLocked = false
  let isWarned = false
  const warn = (sentence: string) => {
    isWarned = true
    host.say(sentence)
  }
  /** Whether so much may lie on the table; if not, the player is told why. */
  const admits = (total: bigint): boolean => {
    const problem =
      total > maximum
        ? t('studio.stakeTooLarge', { maximum: groupMoney(limits.maximumStake) })
        : problemOf?.(total)
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
    if (!admits(chips.total() + totalOf(added))) return
    host.sound.play('press')
    chips.spots(added)
  }
  const double = () => admits(chips.total() * 2n) && chips.double()
  const repeat = () => admits(totalOf(chips.last())) && chips.repeat()
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
