// SPDX-License-Identifier: Apache-2.0
import { MULTIPLIER_ONE } from '../../fair/multiplier.ts'
import type { PlacedChips } from '../../fair/table/table-game.ts'
import type { GameEvent, RoundOf, TableCode } from '../../protocol.ts'
import type { GameHost } from '../game-host.ts'
import { isStill } from '../motion.ts'
import { colours } from '../stage/colours.ts'
import { openSparks } from '../stage/open-sparks.ts'
import type { Felt } from '../table/felt.ts'
import type { TableLook } from '../table/table-look.ts'
import { sayResult, sparksFor, spotResults } from '../table/table-parts.ts'
import { placedOf } from '../table/written-chips.ts'
import { t } from '../texts.ts'

/** Less time than this is none: the result is there at once. */
const LEAST_MS = 700

export interface RoomResults<Code extends TableCode> {
  /** Plays the result of a round, once; `lastsMs` is how long it may still take. */
  readonly play: (roundId: string, events: readonly GameEvent[Code][], lastsMs: number) => void
  /** Shows what the chips brought that were bet in the round that has been played. */
  readonly light: () => void
  /** The player's bet of a round has ended. */
  readonly ended: (round: RoundOf<Code>) => void
  /** The next round has begun. */
  readonly clear: () => void
}

/** What happens at the table after the close: one thing after the other, so that nothing is told before it is seen. */
export function createRoomResults<Code extends TableCode, Result>(
  host: GameHost<Code>,
  { game, picture, resultOf }: Pick<TableLook<Code, Result>, 'game' | 'picture' | 'resultOf'>,
  felt: Felt,
  bet: () => readonly PlacedChips[],
): RoomResults<Code> {
  const { decimals } = host.session
  const sparks = openSparks(host)
  const announced = new Set<string>()
  let played: string | undefined
  let seen: { readonly roundId: string; readonly events: readonly GameEvent[Code][] } | undefined
  let story: Promise<unknown> = Promise.resolve()
  const then = (next: () => unknown) => {
    const before = story
    const goOn = async () => {
      await before
      await next()
    }
    // A picture that failed must not keep the table from going on.
    story = goOn().catch((failure: unknown) => console.error(failure))
  }
  const light = () => {
    if (!seen) return
    const placed = placedOf(bet())
    felt.settle(spotResults(game, game.judge(seen.events), placed, decimals), placed)
  }
  const tell = (round: RoundOf<Code>) => {
    if (round.state === 'voided' || round.state === 'refused') host.say(t('studio.voided'))
    else {
      light()
      if (round.multiplier > MULTIPLIER_ONE)
        sparks.burst(picture.element, colours.gold, sparksFor(round.multiplier))
      sayResult(host, round, resultOf(round.events))
    }
    host.remember(round)
    host.moneyMoved()
  }
  return {
    light,
    play(roundId, events, lastsMs) {
      if (played === roundId) return
      played = roundId
      const until = performance.now() + lastsMs
      then(async () => {
        const leftMs = until - performance.now()
        picture.element.scrollIntoView({ block: 'nearest', behavior: isStill() ? 'auto' : 'smooth' })
        await picture.play(events, () => host.sound.play('tick'), leftMs < LEAST_MS ? 0 : leftMs)
        seen = { roundId, events }
        light()
        host.sound.play('stop')
        // Who has bet hears it with what was paid.
        if (bet().length === 0) host.say(resultOf(events))
      })
    },
    ended(round) {
      if (announced.has(round.id)) return
      announced.add(round.id)
      then(() => tell(round))
    },
    clear() {
      then(() => {
        seen = undefined
        picture.reset()
        felt.unsettle()
      })
    },
  }
}
