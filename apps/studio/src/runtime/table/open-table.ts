// SPDX-License-Identifier: Apache-2.0
import './table.css'
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { MULTIPLIER_ONE, formatMultiplier, type Multiplier } from '../../fair/multiplier.ts'
import { RETURN_ONE, type TableGame } from '../../fair/table/table-game.ts'
import type { BetInput, GameEvent, RoundOf, TableCode } from '../../protocol.ts'
import type { GameHost } from '../game-host.ts'
import { amountOf, groupMoney, writeMoney } from '../money.ts'
import { isStill } from '../motion.ts'
import { h } from '../page/element.ts'
import { playInstantly } from '../play-instantly.ts'
import type { RoomHistory } from '../room/room-parts.ts'
import { colours } from '../stage/colours.ts'
import { openSparks } from '../stage/open-sparks.ts'
import { t } from '../texts.ts'
import { chipValues } from './chip-values.ts'
import { createCloth } from './cloth.ts'
import type { FeltSpot, FeltTools, SpotResult } from './felt.ts'
import type { Placed } from './placed-chips.ts'

/** What shows the result above or beside the cloth. */
export interface TablePicture<RoundEvent> {
  readonly element: HTMLElement
  /** Plays the story; resolves when its result is seen. */
  readonly play: (events: readonly RoundEvent[], tick: () => void) => Promise<void>
  /** Clears what the last round left. */
  readonly reset: () => void
}

/** One table: its rules, its spots and how it looks. */
export interface TableLook<Code extends TableCode, Result> {
  readonly game: TableGame<GameEvent[Code], Result>
  readonly spots: readonly FeltSpot[]
  /** Lays the spots out. */
  readonly layOut: (felt: FeltTools) => HTMLElement
  readonly picture: TablePicture<GameEvent[Code]>
  /** The result in words or figures, read aloud before what it paid. */
  readonly resultOf: (events: readonly GameEvent[Code][]) => string
  /** What a table with others shows of its past rounds. */
  readonly history?: () => RoomHistory
}

/** Opens a table: chips are placed on its cloth, bet together and paid one by one. Returns what lies on it. */
export function openTable<Code extends TableCode, Result>(
  host: GameHost<Code>,
  { game, spots, layOut, picture, resultOf }: TableLook<Code, Result>,
): () => Placed {
  const { decimals } = host.session
  document.body.dataset['table'] = ''
  host.stake.element.remove()
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
      const result = game.judge(events)
      const placed = placedOf(round.parameters.chips)
      felt.settle((id) => spotResult(game.returns(id, result), placed.get(id), decimals), placed)
      if (round.multiplier > MULTIPLIER_ONE)
        sparks.burst(picture.element, colours.gold, sparksFor(round.multiplier))
      sayResult(host, round, resultOf(events))
    },
  })
  return chips.current
}

/** Puts the table on the page, with chips of the player's quick stakes. */
function mountTable<Code extends TableCode>(
  { options, overlay, quickStakes, stake: { minimum, maximum } }: GameHost<Code>,
  { element, tray, show }: ReturnType<typeof createCloth>,
  picture: HTMLElement,
): void {
  options.append(tray.element)
  overlay.append(h('div', { class: 'table-stage' }, picture, element))
  quickStakes.watch((own) => {
    tray.offer(chipValues(own, minimum, maximum))
    show()
  })
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

/** The more a win pays, the more sparks it has. */
const sparksFor = (multiplier: Multiplier): number =>
  Math.min(70, 16 + Math.round(multiplier / MULTIPLIER_ONE) * 3)

function placedOf(chips: readonly { readonly spot: string; readonly amount: string }[]): Placed {
  return new Map(chips.map(({ spot, amount }) => [spot, amountOf(amount)]))
}

function writtenChips(placed: Placed, decimals: number) {
  return [...placed].map(([spot, amount]) => ({ spot, amount: writeMoney(amount, decimals) }))
}

function spotResult(parts: number, amount: Amount | undefined, decimals: number): SpotResult {
  const tone = parts > RETURN_ONE ? 'won' : parts > 0 ? 'back' : 'lost'
  if (amount === undefined || parts === 0) return { tone }
  const coin = 10n ** BigInt(6 - decimals)
  const paid = (amount * BigInt(parts)) / BigInt(RETURN_ONE)
  return { tone, paid: amountOfMillionths(paid - (paid % coin)) }
}

/** Announces the result and what it paid, with its sound. */
function sayResult<Code extends TableCode>(
  { sound, say }: Pick<GameHost<Code>, 'sound' | 'say'>,
  { id, payout, currency, multiplier }: RoundOf<Code>,
  result: string,
): void {
  const outcome = multiplier > MULTIPLIER_ONE ? 'won' : multiplier === MULTIPLIER_ONE ? 'even' : 'lost'
  sound.play(outcome === 'won' ? 'win' : 'lose')
  const paid =
    multiplier === 0
      ? t('studio.round.lost')
      : t('studio.round.paid', {
          payout: groupMoney(payout),
          currency,
          multiplier: formatMultiplier(multiplier),
        })
  say(`${result} · ${paid}`, { outcome, roundId: id })
}
