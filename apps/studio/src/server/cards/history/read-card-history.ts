// SPDX-License-Identifier: Apache-2.0
import type {
  CardHandsView,
  CardHandText,
  CardHandView,
  CardStatistics,
} from '../../../card-protocol/card-history-protocol.ts'
import type { HandDealView } from '../../../card-protocol/hand-deal-view.ts'
import { handText } from '../../../games/holdem/history/text-export.ts'
import type { StudioDeps } from '../../deps.ts'
import { formatMoney } from '../../money.ts'
import { StudioRefusal } from '../../refusal.ts'
import type { Session } from '../../sessions/session-store.ts'
import { kindOf, prefixOf } from '../kind-of-tables.ts'
import { findOwnHand, listOwnHands, sumOwnHands, type EndedHand } from '../store/card-history-store.ts'
import { createHandOpener, positionsSeen, type OpenedHand } from './open-hand.ts'
import { listedHand, viewHand } from './view-hand.ts'

const PAGE = 20
const WHOLE_BASIS_POINTS = 10_000n
const HUNDRED = 100n
/** So long after a hand its whole shuffle stays secret: folded hands would tell how others play. */
const LINK_SECRET_FOR_MS = 24 * 60 * 60 * 1000

/** The own hands of the session's game, newest first. */
export async function listHands(
  deps: StudioDeps,
  session: Session,
  beforeMs?: number,
): Promise<CardHandsView> {
  const open = createHandOpener(deps)
  const hands = await listOwnHands(deps.database, {
    ...{ playerId: session.playerId, prefix: prefixOf(session), count: PAGE },
    beforeMs: beforeMs ?? deps.clock.now() + 1,
  })
  const listed: CardHandsView['hands'][number][] = []
  for (const hand of hands) listed.push(listedHand(await open(hand), session.playerId))
  return { hands: listed, before: hands.length === PAGE ? hands.at(-1)!.endedAt.getTime() : null }
}

/** A hand as its player saw it. Throws studio.notFound for one in which they were not dealt in. */
export async function readHand(deps: StudioDeps, session: Session, id: string): Promise<CardHandView> {
  return viewHand(await openOwn(deps, session, id), session.playerId)
}

/** The text of a hand, as trackers read it. Throws studio.notFound in games without such a form. */
export async function writeHand(deps: StudioDeps, session: Session, id: string): Promise<CardHandText> {
  const { hand, deck } = await openOwn(deps, session, id)
  if (isOpenAtEnd(hand)) throw new StudioRefusal('studio.notFound')
  const playerId = String(session.playerId)
  const own = hand.record.players.find((player) => player.playerId === playerId)
  const names = new Map(hand.seeds.map((one) => [one.playerId, one.name]))
  return {
    text: handText({
      record: hand.record,
      own: own ? { playerId, cards: own.positions.map((position) => deck.deck[position]!) } : null,
      nameOf: (other) => names.get(other) ?? other,
    }),
  }
}

/** The hand with its deck, for whoever was dealt in. */
export async function openOwn(deps: StudioDeps, session: Session, id: string): Promise<OpenedHand> {
  kindOf(session)
  const hand = await findOwnHand(deps.database, session.playerId, id)
  if (!hand) throw new StudioRefusal('studio.notFound')
  return createHandOpener(deps)(hand)
}

/** What proves the cards that this player has seen; after a day the link, which proves all of them. */
export async function proveHand(deps: StudioDeps, session: Session, id: string): Promise<HandDealView> {
  const { hand, deck, chain } = await openOwn(deps, session, id)
  const linkAt = isOpenAtEnd(hand) ? hand.endedAt.getTime() : hand.endedAt.getTime() + LINK_SECRET_FOR_MS
  const isOpen = deps.clock.now() >= linkAt
  return {
    ...{ handId: hand.id, game: hand.record.game, position: hand.position, root: hand.root },
    ...{ terminalHash: chain.view.terminalHash, salt: chain.view.salt },
    commitments: deck.commitments,
    seeds: hand.seeds.map(({ tag, seed }) => ({ tag, seed })),
    opened: positionsSeen(hand, session.playerId).map((position) => deck.open(position)),
    link: isOpen ? chain.links[hand.position]! : null,
    linkAt,
  }
}

/** In these games no hand stays hidden when the game has ended. */
const isOpenAtEnd = ({ record: { game } }: EndedHand): boolean =>
  game === 'tienlen' || game === 'bigtwo' || game === 'rummy'

/** The own figures of all hands of this game in the session's currency. */
export async function readStatistics(deps: StudioDeps, session: Session): Promise<CardStatistics> {
  const game = kindOf(session)
  const { currency, playerId } = session
  const figures = await sumOwnHands(deps.database, playerId, prefixOf(session))
  const sum = (pick: (one: (typeof figures)[number]) => bigint): bigint =>
    figures.reduce((total, one) => total + pick(one), 0n)
  const hands = sum((one) => one.hands)
  const won = sum((one) => one.won)
  const hasFlop = game === 'holdem' || game === 'omaha' || game === 'sitandgo'
  const share = (part: bigint): number | null =>
    hasFlop && hands > 0n ? Number((part * WHOLE_BASIS_POINTS) / hands) : null
  const write = (amount: bigint): string =>
    game === 'sitandgo' ? String(amount) : formatMoney(amount, currency.decimals)
  return {
    ...{ hands: Number(hands), currency: currency.code, won: write(won) },
    ...{ vpip: share(sum((one) => one.entered)), pfr: share(sum((one) => one.raisedFirst)) },
    wonPer100:
      hands > 0n
        ? write(wholeCoins((won * HUNDRED) / hands, game === 'sitandgo' ? 1n : currency.unit))
        : null,
    byPosition: hasFlop
      ? figures.map(({ position, hands: count, won: sums }) => ({
          ...{ position, hands: Number(count), won: write(sums) },
        }))
      : [],
  }
}

const wholeCoins = (amount: bigint, coin: bigint): bigint => amount - (amount % coin)
