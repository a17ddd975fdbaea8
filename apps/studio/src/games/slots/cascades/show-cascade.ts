// SPDX-License-Identifier: Apache-2.0
import type { RoundOf } from '../../../protocol.ts'
import type { GameHost } from '../../../runtime/game-host.ts'
import { t } from '../../../runtime/texts.ts'
import { isBigWin } from '../big-win.ts'
import { amountOfEvent } from '../spin-words.ts'
import type { SlotEvent } from '../story.ts'
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
    const event = round.events[spin]
    if (!event) return
    const scene = stage.scene()
    if (isFree(round, spin)) {
      plate.show(labelOf({ ...round, events: round.events.slice(0, spin) }, spin), 'free')
      scene?.light(true)
    }
    badge.show(startFactor(title, round, spin))
    if (!scene) return
    offerSkip()
    await scene.play(event, paceOf(round, spin, event))
    announce(stage, round, event)
    const stakes = inStakes(title, round, event.multiplier)
    if (isBigWin(stakes)) {
      sound.play('big')
      scene.celebrate(CELEBRATION_BURSTS)
      await bigWin.show(stakes, (share) => amountOfEvent(round, Math.floor(event.multiplier * share)))
    } else if (event.freeSpins > 0 && !(round.parameters.buy && spin === 0)) sound.play('win')
  }

  function paceOf(round: Round, spin: number, event: SlotEvent): CascadePace {
    let paid = 0
    return {
      quick: controls.isQuick(),
      free: isFree(round, spin),
      onColumn: () => sound.play('stop'),
      onSlow: () => sound.play('tension'),
      onWin(tumble, number) {
        paid += tumble.wins.reduce((sum, { multiplier }) => sum + multiplier, 0)
        sound.play(number === 0 ? 'reveal' : 'win')
        plate.show(amountOfEvent(round, paid), 'win')
        if (title.rules.engine === 'clusters') badge.show(factorOfWin(title, round, spin, number))
      },
      onMultipliers() {
        sound.play('win')
        badge.show(event.factor ?? 1)
      },
      amountOf: (multiplier) => amountOfEvent(round, multiplier).split(' ')[0]!,
    }
  }

  return show
}

/** Writes on the plate what a spin has brought. */
function announce({ plate }: CascadeStage, round: Round, event: SlotEvent): void {
  if (winsFreeSpins(round, event)) plate.show(t('studio.cascade.freeWon', { spins: event.freeSpins }), 'free')
  else if (event.multiplier > 0) plate.show(amountOfEvent(round, event.multiplier), 'win')
  else if (event.spin === 0) plate.show('')
}
