// SPDX-License-Identifier: Apache-2.0
import type { RecordedPlayer } from '../../../card-protocol/hand-record.ts'
import { bestHandOf } from '../cards/best-hand.ts'
import { cardsText, handWords } from './hand-words.ts'
import { boardsOf, eventsOf, type WrittenHand } from './written-hand.ts'

/** The summary of a hand: pots, rake, boards and what became of each chair. */
export function summaryLines(hand: WrittenHand): string[] {
  const boards = boardsOf(hand)
  const boardLines =
    boards.length === 2
      ? [
          'Hand was run twice',
          `FIRST Board ${cardsText(boards[0]!)}`,
          `SECOND Board ${cardsText(boards[1]!)}`,
        ]
      : boards.map((board) => `Board ${cardsText(board)}`)
  const chairs = hand.record.players.toSorted((a, b) => a.chair - b.chair)
  return [
    '*** SUMMARY ***',
    potLine(hand),
    ...boardLines,
    ...chairs.map((player) => `Seat ${player.chair + 1}: ${chairWords(hand, player)}`),
  ]
}

/** The total has the rake in it; the main pot and the side pots are what was paid of them. */
function potLine(hand: WrittenHand): string {
  const pots = eventsOf(hand, 'pot').map(({ amount, rake }) => ({
    ...{ amount: BigInt(amount!), rake: BigInt(String(rake)) },
  }))
  const total = pots.reduce((sum, { amount }) => sum + amount, 0n)
  const rake = pots.reduce((sum, pot) => sum + pot.rake, 0n)
  const net = pots.map((pot) => hand.amount(String(pot.amount - pot.rake)))
  const sides = net
    .slice(1)
    .map((amount, index) => `Side pot${net.length > 2 ? `-${index + 1}` : ''} ${amount}. `)
  const parts = net.length > 1 ? `Main pot ${net[0]}. ${sides.join('')}` : ''
  return `Total pot ${hand.amount(String(total))} ${parts}| Rake ${hand.amount(String(rake))}`
}

function chairWords(hand: WrittenHand, player: RecordedPlayer): string {
  const name = `${hand.names.get(player.chair)}${roleOf(hand, player)}`
  return `${name} ${endOf(hand, player)}`
}

function roleOf(hand: WrittenHand, { chair }: RecordedPlayer): string {
  const posted = (kind: string) =>
    eventsOf(hand, 'post').some((post) => post.chair === chair && post['kind'] === kind)
  const button = hand.record.stakes['button'] === chair ? ' (button)' : ''
  return `${button}${posted('small') ? ' (small blind)' : ''}${posted('big') ? ' (big blind)' : ''}`
}

function endOf(hand: WrittenHand, { chair }: RecordedPlayer): string {
  const won = eventsOf(hand, 'win').filter((win) => win.chair === chair)
  const sum = hand.amount(String(won.reduce((all, { amount }) => all + BigInt(amount!), 0n)))
  const show = eventsOf(hand, 'show').find((one) => one.chair === chair)
  if (show) {
    const with_ = boardsOf(hand)
      .map((board) => handWords(bestHandOf(hand.variant, show.cards!, board)!))
      .join(', and ')
    const result = won.length > 0 ? `won (${sum})` : 'lost'
    return `showed ${cardsText(show.cards!)} and ${result} with ${with_}`
  }
  if (won.length > 0) return `collected (${sum})`
  return foldWords(hand, chair)
}

function foldWords({ record }: WrittenHand, chair: number): string {
  const folded = record.events.findIndex((event) => event.type === 'fold' && event.chair === chair)
  if (folded < 0) return 'mucked'
  const before = record.events.slice(0, folded)
  const street = before.findLast(({ type }) => type === 'street')?.['street']
  if (street !== undefined) {
    const name = String(street)
    return `folded on the ${name[0]!.toUpperCase()}${name.slice(1)}`
  }
  const hasBet = before.some((event) => event.chair === chair && event.amount !== '0')
  return `folded before Flop${hasBet ? '' : " (didn't bet)"}`
}
