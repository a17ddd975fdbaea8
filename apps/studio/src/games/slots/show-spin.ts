// SPDX-License-Identifier: Apache-2.0
import { MULTIPLIER_ONE } from '../../fair/multiplier.ts'
import type { RoundOf } from '../../protocol.ts'
import type { GameHost } from '../../runtime/game-host.ts'
import { isStill } from '../../runtime/motion.ts'
import { isBigWin } from './big-win.ts'
import { featureWords, openedOf } from './feature-words.ts'
import type { PickBoard } from './pick-board.ts'
import type { SlotStage } from './slot-stage.ts'
import { amountOfBeat, coinsOf, freeSpinsWon, labelOf, waysOf } from './spin-words.ts'
import type { SlotBeat } from './story.ts'

type Round = RoundOf<'slot'>
const CELEBRATION_BURSTS = 9
/** How long one opened place is seen before the next, and the whole board at its end. */
const OPENED_MS = 420
const BOARD_STAYS_MS = 2_200

/** Shows the spins of a slot: the reels or the opened places, what pays, and the moment of a big win. */
export function createSpinShow(
  { sound }: Pick<GameHost<'slot'>, 'sound'>,
  stage: SlotStage,
  offerSkip: () => void,
): (round: Round, spin: number) => Promise<void> {
  const { title, plate, bigWin, controls, board } = stage

  async function show(round: Round, spin: number): Promise<void> {
    const beat = round.beats[spin]
    if (!beat) return
    const scene = stage.scene()
    if (spin > 0) plate.show(labelOf(title, { ...round, beats: round.beats.slice(0, spin) }, spin), 'free')
    if (board && beat.place !== undefined) return showPlace(round, beat, board)
    if (!scene) return
    offerSkip()
    await scene.spin(beat, {
      quick: controls.isQuick(),
      onStop: () => sound.play('stop'),
      onSlow: () => sound.play('tension'),
      onWild: () => sound.play('reveal'),
    })
    announce(stage, round, beat)
    if (isBigWin(beat.multiplier)) {
      sound.play('big')
      scene.celebrate(CELEBRATION_BURSTS)
    } else if (beat.multiplier > 0 || beat.freeSpins > 0)
      sound.play(beat.freeSpins > 0 || beat.multiplier >= MULTIPLIER_ONE ? 'win' : 'reveal')
    await Promise.all([
      scene.showWins(beat),
      bigWin.show(beat.multiplier, (share) => amountOfBeat(round, Math.floor(beat.multiplier * share))),
    ])
  }

  /** Shows what an opened place holds; at the end of the bonus the whole board. */
  async function showPlace(round: Round, beat: SlotBeat, opened: PickBoard): Promise<void> {
    opened.show(beat.places ?? [], openedOf(round.beats.slice(0, beat.spin + 1)))
    sound.play(beat.multiplier > 0 ? 'win' : 'lose')
    if (beat.multiplier > 0) plate.show(amountOfBeat(round, beat.multiplier), 'win')
    const isLast = beat.spin === round.beats.length - 1 && round.state !== 'open'
    await pause(isLast ? BOARD_STAYS_MS : OPENED_MS)
    if (isLast) opened.hide()
  }

  return show
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, isStill() ? 0 : ms))

/** Writes on the plate what a spin has brought. */
function announce({ title, plate }: SlotStage, round: Round, beat: SlotBeat): void {
  const words = featureWords(title, round.beats.slice(0, beat.spin + 1))
  if (words !== undefined)
    plate.show(beat.multiplier > 0 ? amountOfBeat(round, beat.multiplier) : words, 'free')
  else if (beat.coins && beat.multiplier === 0) plate.show(coinsOf(round, beat), 'free')
  else if (beat.freeSpins > 0) plate.show(freeSpinsWon(title, beat), 'free')
  else if (beat.multiplier > 0) plate.show(amountOfBeat(round, beat.multiplier), 'win')
  else if (title.rules.engine === 'ways' && title.rules.heights.length > 1) plate.show(waysOf(beat))
  else if (beat.spin === 0) plate.show('')
}
