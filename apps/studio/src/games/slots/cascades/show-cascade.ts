// SPDX-License-Identifier: Apache-2.0
import type { RoundOf } from '../../../protocol.ts'
import type { GameHost } from '../../../runtime/game-host.ts'
import { t } from '../../../runtime/texts.ts'
import { isBigWin } from '../big-win.ts'
import { amountOfBeat } from '../spin-words.ts'
import type { SlotBeat } from '../story.ts'
import type { CascadeStage } from './cascade-stage.ts'
import { factorOfWin, inStakes, isFree, labelOf, startFactor, winsFreeSpins } from './cascade-words.ts'
import type { CascadePace } from './scene/play-tumbles.ts'

type Round = RoundOf<'slot'>
const CELEBRATION_BURSTS = 9

/** Shows spins with cascades: their boards, what pays on them, and the moment of a big win. */
export function createCascadeShow(
  { sound }: Pick<GameHost<'slot'>, 'sound'>,
  stage: CascadeStage,
  offerSkip: () => void,
): (round: Round, spin: number) => Promise<void> {
  const { title, plate, bigWin, badge, controls } = stage

  async function show(round: Round, spin: number): Promise<void> {
    const beat = round.beats[spin]
    if (!beat) return
    const scene = stage.scene()
    if (isFree(round, spin)) {
      plate.show(labelOf({ ...round, beats: round.beats.slice(0, spin) }, spin), 'free')
      scene?.light(true)
    }
    badge.show(startFactor(title, round, spin))
    if (!scene) return
    offerSkip()
    await scene.play(beat, paceOf(round, spin, beat))
    announce(stage, round, beat)
    const stakes = inStakes(title, round, beat.multiplier)
    if (isBigWin(stakes)) {
      sound.play('big')
      scene.celebrate(CELEBRATION_BURSTS)
      await bigWin.show(stakes, (share) => amountOfBeat(round, Math.floor(beat.multiplier * share)))
    } else if (beat.freeSpins > 0 && !(round.parameters.buy && spin === 0)) sound.play('win')
  }

  function paceOf(round: Round, spin: number, beat: SlotBeat): CascadePace {
    let paid = 0
    return {
      quick: controls.isQuick(),
      free: isFree(round, spin),
      onColumn: () => sound.play('stop'),
      onSlow: () => sound.play('tension'),
      onWin(tumble, number) {
        paid += tumble.wins.reduce((sum, { multiplier }) => sum + multiplier, 0)
        sound.play(number === 0 ? 'reveal' : 'win')
        plate.show(amountOfBeat(round, paid), 'win')
        if (title.rules.engine === 'clusters') badge.show(factorOfWin(title, round, spin, number))
      },
      onMultipliers() {
        sound.play('win')
        badge.show(beat.factor ?? 1)
      },
      amountOf: (multiplier) => amountOfBeat(round, multiplier).split(' ')[0]!,
    }
  }

  return show
}

/** Writes on the plate what a spin has brought. */
function announce({ plate }: CascadeStage, round: Round, beat: SlotBeat): void {
  if (winsFreeSpins(round, beat)) plate.show(t('studio.cascade.freeWon', { spins: beat.freeSpins }), 'free')
  else if (beat.multiplier > 0) plate.show(amountOfBeat(round, beat.multiplier), 'win')
  else if (beat.spin === 0) plate.show('')
}
