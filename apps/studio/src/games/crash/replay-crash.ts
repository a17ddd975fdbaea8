// SPDX-License-Identifier: Apache-2.0
import type { RoundOf } from '../../protocol.ts'
import type { GameHost } from '../../runtime/game-host.ts'
import { groupHundredths } from '../../runtime/hundredths.ts'
import { groupMoney } from '../../runtime/money.ts'
import { isStill } from '../../runtime/motion.ts'
import { offerReplay } from '../../runtime/offer-replay.ts'
import { t } from '../../runtime/texts.ts'
import { cashOutOf, pointOf, recordedFlight, replayMs } from './recorded-flight.ts'
import type { Flight } from './table-model.ts'

/** Where the recorded curve is drawn. */
export interface ReplayedTable {
  /** Shows the table at a moment, and where the bet was cashed out once the curve has come that far. */
  readonly show: (flight: Flight, cashedOutHundredths: number | undefined) => void
}

/** Shows the curve of a recorded bet again: it rises, the bet leaves where it left, and it crashes where it crashed. */
export function replayCrash(host: GameHost<'crash'>, table: ReplayedTable): void {
  offerReplay(host, async (round) => {
    const [point, left] = [pointOf(round), cashOutOf(round)]
    if (point === undefined) return
    const lastsMs = isStill() ? 0 : replayMs(point)
    let announced = false
    const announce = () => {
      if (announced) return
      announced = true
      sayResult(host, round, left, point)
    }
    await everyFrame(lastsMs, (passedMs) => {
      const flight = recordedFlight(round.id, point, lastsMs === 0 ? 1 : passedMs / lastsMs)
      const hasLeft = left !== undefined && flight.hundredths >= left
      if (hasLeft || flight.phase === 'crashed') announce()
      table.show(flight, hasLeft ? left : undefined)
    })
    if (left !== undefined) host.sound.play('burst')
    host.remember(round)
  })
}

function sayResult(
  host: GameHost<'crash'>,
  round: RoundOf<'crash'>,
  left: number | undefined,
  point: number,
): void {
  host.sound.play(left === undefined ? 'burst' : 'win')
  const values = {
    point: groupHundredths(left ?? point),
    payout: groupMoney(round.payout),
    currency: round.currency,
  }
  host.say(t(left === undefined ? 'studio.crash.lost' : 'studio.crash.won', values), {
    outcome: left === undefined ? 'lost' : 'won',
    roundId: round.id,
  })
}

/** Calls `draw` with the time that has passed, frame by frame; the last call has the whole time. */
function everyFrame(lastsMs: number, draw: (passedMs: number) => void): Promise<void> {
  return new Promise((resolve) => {
    let startedMs: number | undefined
    const step = (nowMs: number) => {
      startedMs ??= nowMs
      const passedMs = Math.min(lastsMs, nowMs - startedMs)
      draw(passedMs)
      if (passedMs < lastsMs) requestAnimationFrame(step)
      else resolve()
    }
    requestAnimationFrame(step)
  })
}
