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
}

/** The cloth of a table with its chips and the tray from which they come. */
export function createCloth<Code extends TableCode>(
  host: GameHost<Code>,
  { spots, layOut, placed }: ClothOptions,
) {
  const { currency, decimals, limits } = host.session
  const { maximum } = host.stake
  let isLocked = false
  let isWarned = false
  const warn = (sentence: string) => {
    isWarned = true
    host.say(sentence)
  }
  const sayTooLarge = () => warn(t('studio.stakeTooLarge', { maximum: groupMoney(limits.maximumStake) }))
  const chips = createPlacedChips(placed, () => {
    host.forgive()
    if (isWarned) host.say('')
    isWarned = false
    show()
  })
  const lay = (laid: readonly LaidChips[]) => {
    if (isLocked) return
    const value = tray.chosen()
    const added = new Map(
      laid.map(({ spot, chips: count }) => [spot, amountOfMillionths(value * BigInt(count))]),
    )
    const spots = new Set([...chips.current().keys(), ...added.keys()])
    if (spots.size > MOST_SPOTS) return warn(t('studio.badChips', { maximum: MOST_SPOTS }))
    if (chips.total() + totalOf(added) > maximum) return sayTooLarge()
    host.sound.play('press')
    chips.spots(added)
  }
  const double = () => (chips.total() * 2n > maximum ? sayTooLarge() : chips.double())
  const tray = createTray({ currency, decimals, chips, onDouble: double })
  const felt = createFelt({
    spots,
    currency,
    decimals,
    onChips: lay,
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
    ...{ element, chips, tray, felt, warn, show },
    isLocked: () => isLocked,
    /** While a round is played no chip moves. */
    lock(locked: boolean): void {
      isLocked = locked
      felt.disable(locked)
      tray.disable(locked)
    },
  }
}
