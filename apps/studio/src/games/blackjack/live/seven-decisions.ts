// SPDX-License-Identifier: Apache-2.0
import type { BoxMove, OwnBoxes } from '../../../blackjack-room-protocol.ts'
import type { GameHost } from '../../../runtime/game-host.ts'
import { Refused } from '../../../runtime/server/failures.ts'
import { retryUntilAnswered } from '../../../runtime/server/retry-until-answered.ts'
import type { SevenModel } from './seven-model.ts'
import { currentHand, type Decision } from './table-of-state.ts'

/** What this player decides, hand after hand, while the clock of the step runs. */
export function createSevenDecisions(
  host: Pick<GameHost<'blackjack'>, 'ask' | 'fail' | 'forgive' | 'sound'>,
  model: SevenModel,
  changed: () => void,
) {
  let asked: readonly Decision[] = []
  const current = () => currentHand({ state: model.state(), own: model.own(), asked })
  /** Asks until it is answered or the step has ended, which the table then says. */
  const send = (roundId: string, decision: Decision) =>
    retryUntilAnswered(
      () => {
        const state = model.state()
        const isOpen = state.phase === 'drawn' && state.roundId === roundId && state.step === decision.step
        return isOpen
          ? host.ask<OwnBoxes>('POST', '/api/room/decide', { roundId, ...decision })
          : Promise.reject(new Refused({ code: 'studio.stepEnded' }))
      },
      () => {},
    )
  return {
    current,
    asked: () => asked,
    /** Decides for the current hand; what is refused can be decided anew. */
    async decide(move: BoxMove): Promise<void> {
      const [hand, state] = [current(), model.state()]
      if (!hand || state.phase !== 'drawn') return
      const decision: Decision = { step: state.step, box: hand.box, hand: hand.hand, move }
      asked = [...asked, decision]
      host.forgive()
      host.sound.play('press')
      changed()
      try {
        model.answered(await send(state.roundId, decision))
      } catch (failure) {
        host.fail(failure)
      }
      asked = asked.filter((each) => each !== decision)
      changed()
    },
  }
}
