// SPDX-License-Identifier: Apache-2.0
import type { Amount } from '@tessera/rules/money'
import type {
  BlackjackRoomState,
  BoxMove,
  DecideInput,
  OwnBoxes,
  TableHand,
} from '../../../blackjack-room-protocol.ts'
import { pairOf, threeOf } from '../side-bets.ts'
import { boxNumbers, type BoxOwner, type SeenBox, type SeenHand, type SeenTable } from './seen-table.ts'

/** A decision on its way or made. */
export type Decision = Omit<DecideInput, 'roundId'>

export interface TableSource {
  readonly state: BlackjackRoomState
  readonly own: OwnBoxes
  /** What was sent and is not answered yet. */
  readonly asked: readonly Decision[]
  /** What this player's bets on a box brought, once they have ended. */
  readonly paidAt: (box: number) => Amount | undefined
}

/** The hand that this player decides now, in the order of the table; undefined when there is none. */
export function currentHand({ state, own, asked }: Omit<TableSource, 'paidAt'>): TableHand | undefined {
  if (state.phase !== 'drawn' || (state.stage !== 'insurance' && state.stage !== 'deciding')) return undefined
  return state.hands.find(
    (hand) =>
      own.boxes.includes(hand.box) &&
      hand.moves.length > 0 &&
      !hand.decided &&
      decisionFor(hand, state.step, own, asked) === undefined,
  )
}

/** What this player has chosen for a hand in this step. */
function decisionFor(
  { box, hand }: Pick<TableHand, 'box' | 'hand'>,
  step: number,
  { decided }: OwnBoxes,
  asked: readonly Decision[],
): BoxMove | undefined {
  return [...decided, ...asked].find((each) => each.step === step && each.box === box && each.hand === hand)
    ?.move
}

/** The table as this player sees it. */
export function tableOfState(source: TableSource): SeenTable {
  const { state } = source
  const dealer = 'dealer' in state ? state.dealer : []
  return {
    dealer,
    isCovered: dealer.length === 1,
    boxes: boxNumbers.map((box) => boxOfState(box, source)),
  }
}

/** This player's bets of the round that is played: as they were staked, or as they were laid until that is told. */
export function betsInPlay(state: BlackjackRoomState, { staked, laid }: OwnBoxes): OwnBoxes['staked'] {
  if (!('roundId' in state) || laid?.roundId !== state.roundId) return staked
  const known = laid.bets.map((bet) => ({ ...bet, id: '', insured: false }))
  return known.length > 0 ? known : staked
}

function boxOfState(box: number, source: TableSource): SeenBox {
  const { state, own, paidAt } = source
  const hands = 'hands' in state ? state.hands.filter((hand) => hand.box === box) : []
  const staked = betsInPlay(state, own).filter((bet) => bet.box === box)
  const [first, second] = hands
  const firstTwo = first && second ? [first.cards[0]!, second.cards[0]!] : first?.cards.slice(0, 2)
  const up = 'dealer' in state ? state.dealer[0] : undefined
  const areDealt = firstTwo?.length === 2 && up !== undefined
  const has = (side: 'pairs' | 'three') => areDealt && staked.some((bet) => bet[side] !== undefined)
  const paid = state.phase === 'settling' ? paidAt(box) : undefined
  return {
    owner: ownerOf(box, state, own),
    hands: hands.map((hand) => handOfState(hand, source)),
    isInsured: staked.some(({ insured }) => insured),
    ...(has('pairs') && { pairs: pairOf(firstTwo!) }),
    ...(has('three') && { three: threeOf([...firstTwo!, up!]) }),
    ...(paid !== undefined && { paid }),
  }
}

function handOfState(hand: TableHand, { state, own, asked }: TableSource): SeenHand {
  const current = currentHand({ state, own, asked })
  const chosen =
    state.phase === 'drawn' && own.boxes.includes(hand.box)
      ? decisionFor(hand, state.step, own, asked)
      : undefined
  const result =
    state.phase === 'settling'
      ? state.events[0].hands.find((each) => each.box === hand.box && each.hand === hand.hand)?.result
      : undefined
  return {
    cards: hand.cards,
    stakes: hand.stakes,
    isCurrent: current !== undefined && current.box === hand.box && current.hand === hand.hand,
    ...(chosen !== undefined && { chosen }),
    ...(result !== undefined && { result }),
  }
}

/** Whose a box is: what this player holds is known before the table says so. */
export function ownerOf(box: number, { boxes }: BlackjackRoomState, own: OwnBoxes): BoxOwner {
  if (own.boxes.includes(box)) return 'own'
  return (boxes.find((each) => each.box === box)?.alias ?? null) === null ? 'free' : 'other'
}
