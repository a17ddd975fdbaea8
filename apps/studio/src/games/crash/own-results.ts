// SPDX-License-Identifier: Apache-2.0
import type { RoundOf } from '../../protocol.ts'
import type { GameHost } from '../../runtime/game-host.ts'
import { groupHundredths } from '../../runtime/hundredths.ts'
import { groupMoney } from '../../runtime/money.ts'
import { t } from '../../runtime/texts.ts'

export interface OwnResults {
  /** Announces the result of one's own bet, once; nothing while it rides. */
  readonly show: (round: RoundOf<'crash'>) => void
  readonly isAnnounced: (roundId: string) => boolean
}

/** The results of the player's own bets, which come over more than one way. */
export function createOwnResults(host: GameHost<'crash'>): OwnResults {
  const announced = new Set<string>()
  return {
    isAnnounced: (roundId) => announced.has(roundId),
    show(round) {
      const left = round.events.find((event) => event.type === 'cashOut')?.atHundredths
      const point = round.events.find((event) => event.type === 'crash')?.pointHundredths
      if (announced.has(round.id) || (left === undefined && point === undefined && round.state !== 'voided'))
        return
      announced.add(round.id)
      const values = {
        point: groupHundredths(left ?? point ?? 100),
        payout: groupMoney(round.payout),
        currency: round.currency,
      }
      host.sound.play(left === undefined ? 'burst' : 'win')
      if (round.state === 'voided') host.say(t('studio.voided'))
      else
        host.say(t(left === undefined ? 'studio.crash.lost' : 'studio.crash.won', values), {
          outcome: left === undefined ? 'lost' : 'won',
          roundId: round.id,
        })
      host.count(round)
      host.moneyMoved()
    },
  }
}
