// SPDX-License-Identifier: Apache-2.0
import { MULTIPLIER_ONE } from '../../fair/multiplier.ts'
import type { RoundOf } from '../../protocol.ts'
import type { GameHost } from '../../runtime/game-host.ts'
import { isStill } from '../../runtime/motion.ts'
import { isBigWin } from './big-win.ts'
import { featureWords, openedOf } from './feature-words.ts'
import type { PickBoard } from './pick-board.ts'
import type { SlotStage } from './slot-stage.ts'
import { amountOfEvent, coinsOf, freeSpinsWon, labelOf, waysOf } from './spin-words.ts'
import type { SlotEvent } from './story.ts'

type Round = RoundOf<'slot'>
const CELEBRATION_BURSTS = 9
/** How long one opened cell is seen before the next, and the whole board at its end. */
const OPENED_MS = 420
const BOARD_STAYS_MS = 2_200

/** Shows the spins of a slot: the reels or the opened cells, what pays, and the moment of a big win. */
export function createSpinShow(
  { sound }: Pick<GameHost<'slot'>, 'sound'>,
  stage: SlotStage,
  offerSkip: () => void,
): (round: Round, spin: number) => Promise<void> {
  const { title, plate, bigWin, controls, board } = stage

  async function show(round: Round, spin: number): Promise<void> {
    const event = round.events[spin]
    if (!event) return
    const scene = stage.scene()
    if (spin > 0) plate.show(labelOf(title, { ...round, events: round.events.slice(0, spin) }, spin), 'free')
    if (board && event.cell !== undefined) return showCell(round, event, board)
    if (!scene) return
    offerSkip()
    await scene.spin(event, {
      quick: controls.isQuick(),
      onStop: () => sound.play('stop'),
      onSlow: () => sound.play('tension'),
      onWild: () => sound.play('reveal'),
    })
    announce(stage, round, event)
    if (isBigWin(event.multiplier)) {
      sound.play('big')
      scene.celebrate(CELEBRATION_BURSTS)
    } else if (event.multiplier > 0 || event.freeSpins > 0)
      sound.play(event.freeSpins > 0 || event.multiplier >= MULTIPLIER_ONE ? 'win' : 'reveal')
    await Promise.all([
      scene.showWins(event),
      bigWin.show(event.multiplier, (share) => amountOfEvent(round, Math.floor(event.multiplier * share))),
    ])
  }

  /** Shows what an opened cell holds; at the end of the bonus the whole board. */
  async function showCell(round: Round, event: SlotEvent, opened: PickBoard): Promise<void> {
    opened.show(event.cells ?? [], openedOf(round.events.slice(0, event.spin + 1)))
    sound.play(event.multiplier > 0 ? 'win' : 'lose')
    if (event.multiplier > 0) plate.show(amountOfEvent(round, event.multiplier), 'win')
    const isLast = event.spin === round.events.length - 1 && round.state !== 'open'
    await pause(isLast ? BOARD_STAYS_MS : OPENED_MS)
    if (isLast) opened.hide()
  }

  return show
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, isStill() ? 0 : ms))

/** Writes on the plate what a spin has brought. */
function announce({ title, plate }: SlotStage, round: Round, event: SlotEvent): void {
  const words = featureWords(title, round.events.slice(0, event.spin + 1))
  if (words !== undefined)
    plate.show(event.multiplier > 0 ? amountOfEvent(round, event.multiplier) : words, 'free')
  else if (event.coins && event.multiplier === 0) plate.show(coinsOf(round, event), 'free')
  else if (event.freeSpins > 0) plate.show(freeSpinsWon(title, event), 'free')
  else if (event.multiplier > 0) plate.show(amountOfEvent(round, event.multiplier), 'win')
  else if (title.rules.engine === 'ways' && title.rules.heights.length > 1) plate.show(waysOf(event))
  else if (event.spin === 0) plate.show('')
}
