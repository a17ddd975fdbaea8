// SPDX-License-Identifier: Apache-2.0
import type { BlackjackRoomState, OwnBoxes } from '../../../blackjack-room-protocol.ts'
import type { OwnChips, RoomChipsInput } from '../../../room-protocol.ts'
import type { GameHost } from '../../../runtime/game-host.ts'
import { h, on } from '../../../runtime/page/element.ts'
import { createOwnChips } from '../../../runtime/room/own-chips.ts'
import { createChipsSender } from '../../../runtime/room/send-chips.ts'
import { createCloth } from '../../../runtime/table/cloth.ts'
import type { FeltTools } from '../../../runtime/table/felt.ts'
import { placedOf, writtenChips } from '../../../runtime/table/written-chips.ts'
import { t } from '../../../runtime/texts.ts'
import { betsOfChips, chipsOfBets, hasBareSideBet, sumsByBox } from './bets-of-chips.ts'
import type { BoxOwner } from './seen-table.ts'
import { readSpotId, sevenSpots } from './spots.ts'

interface BetsOptions {
  readonly layOut: (felt: FeltTools) => HTMLElement
  readonly ownerOf: (box: number) => BoxOwner
  /** The time to the close. */
  readonly leftMs: () => number
  /** The server says what this player has. */
  readonly answered: (own: OwnBoxes) => void
  /** What lies on the table, or what is known of it, is another. */
  readonly changed: () => void
}

/** The chips of this player, here and at the server. */
export function createSevenBets(host: GameHost<'blackjack'>, options: BetsOptions) {
  const { ownerOf, leftMs, answered, changed } = options
  const own = createOwnChips()
  const follow = createFollowChoice(() => {
    own.move(own.visible())
    sender.moved(leftMs())
  })
  const isOffered = (spot: string) => {
    const read = readSpotId(spot)
    return read !== undefined && ownerOf(read.box) === (read.kind === 'behind' ? 'other' : 'own')
  }
  const cloth = createCloth(host, {
    spots: sevenSpots(),
    layOut: options.layOut,
    placed: new Map(),
    isOffered,
    largestOf: (chips) => sumsByBox(chips).reduce((most, sum) => (sum > most ? sum : most)),
    problemOf(total, chips) {
      if (hasBareSideBet(chips)) return t('studio.seven.handFirst')
      return total > host.balanceTracker.visible.get() ? t('studio.notEnoughMoney') : undefined
    },
    onMoved() {
      own.move(writtenChips(cloth.chips.current(), host.session.decimals))
      sender.moved(leftMs())
    },
  })
  const sender = createChipsSender(own, {
    async post(input) {
      const { roundId, revision, chips } = input
      const bets = betsOfChips(chips, follow.isChosen())
      const answer = await host.ask<OwnBoxes>('POST', '/api/room/box-bets', { roundId, revision, bets })
      answered(answer)
      return laidChips(answer, input)
    },
    changed,
    failed: host.fail,
  })
  return {
    ...{ cloth, own, sender, follow },
    canRepeat: () => cloth.chips.can().repeat && [...cloth.chips.last().keys()].some(isOffered),
    /** Takes back what lies on a box. */
    clearBox(box: number): void {
      own.move(own.visible().filter(({ spot }) => readSpotId(spot)?.box !== box))
      sender.flush()
    },
    /**
     * What the server has of this player's bets. `scope`: of all there is when the page connects, of the player's alone, or only
     * of the table, after which what is known of the player may be old.
     */
    receive(state: BlackjackRoomState, said: OwnBoxes, scope: 'all' | 'own' | 'table'): void {
      if (!('roundId' in state)) return
      const isOpen = state.phase === 'open'
      const laid = said.laid?.roundId === state.roundId ? ownChipsOf(said.laid) : undefined
      own.follow(state.roundId, scope === 'all' ? (laid ?? null) : laid, isOpen)
      if (laid)
        follow.choose(
          said.laid!.bets.some((bet) => bet.follow === true),
          own.isSettled(),
        )
      if (!isOpen) own.close()
      if ((state.phase === 'drawn' || state.phase === 'settling') && scope !== 'table')
        own.taken(state.roundId, chipsOfBets(said.staked))
      if (scope !== 'all' || !isOpen) return
      // A table that has begun again may have given up the boxes of these chips.
      const lying = own.visible().filter(({ spot }) => isOffered(spot))
      if (lying.length < own.visible().length) own.move(lying)
      sender.flush()
    },
    /** The stake of a box was not taken: its chips are off the table. */
    refuse(roundId: string, box: number): void {
      own.taken(
        roundId,
        own.confirmed().filter(({ spot }) => readSpotId(spot)?.box !== box),
      )
    },
    /** Shows what lies on the table. */
    draw(): void {
      cloth.lay(placedOf(own.visible()))
      follow.element.hidden = !own.visible().some(({ spot }) => readSpotId(spot)?.kind === 'behind')
      cloth.felt.rearrange()
    },
  }
}

export type SevenBets = ReturnType<typeof createSevenBets>

const ownChipsOf = ({ roundId, revision, bets }: NonNullable<OwnBoxes['laid']>): OwnChips => ({
  roundId,
  revision,
  chips: chipsOfBets(bets),
})

const laidChips = ({ laid }: OwnBoxes, { roundId, revision }: RoomChipsInput): OwnChips =>
  laid?.roundId === roundId ? ownChipsOf(laid) : { roundId, revision, chips: [] }

/** Whether stakes behind follow doubles and splits. */
function createFollowChoice(onChange: () => void) {
  const input = h('input', { type: 'checkbox' })
  on(input, { change: onChange })
  return {
    element: h(
      'label',
      { class: 'seven-follow', hidden: true },
      input,
      h('span', {}, t('studio.seven.follow')),
    ),
    isChosen: () => input.checked,
    choose(chosen: boolean, isSettled: boolean) {
      if (isSettled) input.checked = chosen
    },
    disable(disabled: boolean) {
      input.disabled = disabled
    },
  }
}
