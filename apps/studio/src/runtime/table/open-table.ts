// SPDX-License-Identifier: Apache-2.0
import { isChipRoom } from '@tessera/rules/games/rooms/room'
import type { Amount } from '@tessera/rules/money'
import { MULTIPLIER_ONE } from '../../fair/multiplier.ts'
import type { BetInput, GameEvent, TableCode } from '../../protocol.ts'
import type { Playing } from '../game.ts'
import type { GameHost } from '../game-host.ts'
import { groupMoney } from '../money.ts'
import { isStill } from '../motion.ts'
import { playInstantly } from '../play-instantly.ts'
import { openRoom } from '../room/open-room.ts'
import { colours } from '../stage/colours.ts'
import { openSparks } from '../stage/open-sparks.ts'
import { t } from '../texts.ts'
import { createCloth } from './cloth.ts'
import type { TableLook } from './table-look.ts'
import { mountTable, sayResult, sparksFor, spotResults } from './table-parts.ts'
import { placedOf, writtenChips } from './written-chips.ts'

/** Opens a table, with others if the session says so. */
export function openTable<Code extends TableCode, Result>(
  host: GameHost<Code>,
  look: TableLook<Code, Result>,
): Playing {
  const { room } = host.session
  const { lastResult } = look
  return room && isChipRoom(room) && lastResult
    ? openRoom(host, { ...look, lastResult }, room)
    : openOwnTable(host, look)
}

/** A table of one player: chips are placed on its cloth, bet together and paid one by one. */
function openOwnTable<Code extends TableCode, Result>(
  host: GameHost<Code>,
  { game, spots, layOut, picture, resultOf, rulesOf }: TableLook<Code, Result>,
): Playing {
  const { decimals } = host.session
  const cloth = createCloth(host, {
    spots,
    layOut,
    placed: placedOf(host.recorded?.().parameters.chips ?? []),
  })
  const { chips, felt } = cloth
  mountTable(host, cloth, picture.element)
  const sparks = openSparks(host)

  playInstantly(host, {
    fixedStake: true,
    chosen() {
      const total = chips.total()
      const problem = problemOf(host, total)
      if (problem !== undefined) {
        cloth.warn(problem)
        return undefined
      }
      host.stake.set(total)
      // The chips are the whole bet of every table.
      return { chips: writtenChips(chips.current(), decimals) } as unknown as Omit<
        BetInput<Code>,
        'requestId' | 'stake'
      >
    },
    busy(busy) {
      if (busy && !cloth.isLocked()) {
        chips.bet()
        picture.reset()
        felt.unsettle()
      }
      cloth.lock(busy)
    },
    async describe(round) {
      const events: readonly GameEvent[Code][] = round.events
      picture.element.scrollIntoView({ block: 'nearest', behavior: isStill() ? 'auto' : 'smooth' })
      await picture.play(events, () => host.sound.play('tick'))
      const placed = placedOf(round.parameters.chips)
      felt.settle(spotResults(game, game.judge(events), placed, decimals), placed)
      if (round.multiplier > MULTIPLIER_ONE)
        sparks.burst(picture.element, colours.gold, sparksFor(round.multiplier))
      sayResult(host, round, resultOf(events))
    },
  })
  return {
    rules() {
      const rules = rulesOf(chips.current())
      return { ...rules, sentences: [...rules.sentences, t('studio.table.rules.automatic')] }
    },
  }
}

/** Why chips of this total cannot be bet. */
function problemOf<Code extends TableCode>(
  { session: { limits }, stake: { minimum } }: GameHost<Code>,
  total: Amount,
): string | undefined {
  if (total === 0n) return t('studio.table.empty')
  if (total < minimum) return t('studio.stakeTooSmall', { minimum: groupMoney(limits.minimumStake) })
  return undefined
}
