// SPDX-License-Identifier: Apache-2.0
import type { RecordedEvent } from '../../../card-protocol/hand-record.ts'
import { bestHandOf } from '../cards/best-hand.ts'
import { cardsText, handWords } from './hand-words.ts'
import { summaryLines } from './text-summary.ts'
import {
  boardsOf,
  eventsOf,
  nameAt,
  writtenHand,
  type ExportOptions,
  type WrittenHand,
} from './written-hand.ts'

/**
 * A hand in the text form that poker trackers read, which is the one of PokerStars. Its words are English and part of the form. Only cards that
 * everybody has seen are in it, and those of the owner.
 */
export function handText(options: ExportOptions): string {
  const hand = writtenHand(options)
  const lines = [
    ...[headerLine(hand), tableLine(hand), ...chairLines(hand), ...postLines(hand)],
    ...['*** HOLE CARDS ***', ...dealtLines(hand), ...playLines(hand)],
    ...[...endLines(hand), ...summaryLines(hand)],
  ]
  return `${lines.join('\n')}\n`
}

function headerLine({ record, isTournament, variant, amount, money, currency }: WrittenHand): string {
  const { stakes, id, beganAtMs } = record
  const game = variant === 'omaha' ? 'Omaha No Limit' : "Hold'em No Limit"
  const blinds = `${amount(String(stakes['smallBlind']))}/${amount(String(stakes['bigBlind']))}`
  const start = `PokerStars Hand #${numberOf(id)}: `
  if (!isTournament) return `${start} ${game} (${blinds}${currency}) - ${timeText(beganAtMs)}`
  const entry = `${money(String(stakes['entry']))}+${money(String(stakes['fee']))}${currency}`
  const level = `Level ${roman(Number(stakes['level']))} (${blinds})`
  return `${start}Tournament #${stakes['tournament']}, ${entry} ${game} - ${level} - ${timeText(beganAtMs)}`
}

const LARGEST_NUMBER = 9_007_199_254_740_881n

/** A number that is always the same for a hand: trackers know hands by it. */
function numberOf(id: string): string {
  if (/^[1-9]\d{0,14}$/.test(id)) return id
  let number = 0n
  for (const letter of id) number = (number * 1_114_111n + BigInt(letter.codePointAt(0)!)) % LARGEST_NUMBER
  return String(number)
}

/** `2026/01/09 05:00:00 UTC [2026/01/09 0:00:00 ET]`. */
function timeText(atMs: number): string {
  const inZone = (timeZone: string) => {
    const format = new Intl.DateTimeFormat('en-US', {
      ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit' },
      ...{ hour: '2-digit', minute: '2-digit', second: '2-digit' },
    })
    const part = Object.fromEntries(format.formatToParts(atMs).map(({ type, value }) => [type, value]))
    return `${part['year']}/${part['month']}/${part['day']} ${part['hour']}:${part['minute']}:${part['second']}`
  }
  return `${inZone('UTC')} UTC [${inZone('America/New_York')} ET]`
}

function roman(level: number): string {
  const tens = 'X'.repeat(Math.floor(level / 10))
  return `${tens}${['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'][level % 10]}`
}

function tableLine({ record: { stakes }, isTournament }: WrittenHand): string {
  const name = isTournament ? `${stakes['tournament']} 1` : stakes['table']
  return `Table '${name}' ${stakes['chairs']}-max Seat #${Number(stakes['button']) + 1} is the button`
}

const chairLines = ({ record, names, amount }: WrittenHand): string[] =>
  record.players
    .toSorted((a, b) => a.chair - b.chair)
    .map(({ chair, before }) => `Seat ${chair + 1}: ${names.get(chair)} (${amount(before)} in chips)`)

const postWords: Readonly<Record<string, string>> = {
  ...{ small: 'small blind', big: 'big blind', entry: 'big blind', straddle: 'straddle' },
}

/** The small blind first, as trackers expect it. A missed one that is dead is written together with the big one. */
function postLines(hand: WrittenHand): string[] {
  const posts = eventsOf(hand, 'post')
  const isSmall = (post: RecordedEvent) => post['kind'] === 'small'
  const inOrder = [...posts.filter(isSmall), ...posts.filter((post) => !isSmall(post))]
  return inOrder.flatMap((post) => {
    if (post['kind'] === 'dead') return []
    const dead = posts.find((other) => other['kind'] === 'dead' && other.chair === post.chair)
    const words = dead ? 'small & big blinds' : postWords[String(post['kind'])]
    const amount = String(BigInt(post.amount!) + BigInt(dead?.amount ?? 0n))
    const { before } = hand.record.players.find(({ chair }) => chair === post.chair)!
    const isAllIn = amount === before
    return [`${nameAt(hand, post)}: posts ${words} ${hand.amount(amount)}${isAllIn ? ALL_IN : ''}`]
  })
}

const ALL_IN = ' and is all-in'

function dealtLines({ own, record, names }: WrittenHand): string[] {
  const player = record.players.find(({ playerId }) => playerId === own?.playerId)
  return own && player ? [`Dealt to ${names.get(player.chair)} ${cardsText(own.cards)}`] : []
}

const actions = new Set(['fold', 'check', 'call', 'bet', 'raise'])

/** Actions and streets; what was not called goes back before the rest of the board. */
function playLines(hand: WrittenHand): string[] {
  const { events } = hand.record
  const last = events.findLastIndex(({ type }) => actions.has(type))
  const isTwice = boardsOf(hand).length === 2
  return [
    ...events.slice(0, last + 1).flatMap((event) => playLine(hand, event, false)),
    ...eventsOf(hand, 'returned').map(
      (event) => `Uncalled bet (${hand.amount(event.amount!)}) returned to ${nameAt(hand, event)}`,
    ),
    ...events.slice(last + 1).flatMap((event) => playLine(hand, event, isTwice)),
  ]
}

function playLine(hand: WrittenHand, event: RecordedEvent, isTwice: boolean): string[] {
  if (event.type === 'street') return [streetLine(hand, event, isTwice)]
  if (!actions.has(event.type)) return []
  const allIn = event['allIn'] === true ? ALL_IN : ''
  const amount = event.amount ? hand.amount(event.amount) : ''
  const words: Readonly<Record<string, string>> = {
    ...{ fold: 'folds', check: 'checks', call: `calls ${amount}`, bet: `bets ${amount}` },
    raise: `raises ${hand.amount(String(event['by'] ?? 0))} to ${hand.amount(String(event['to'] ?? 0))}`,
  }
  return [`${nameAt(hand, event)}: ${words[event.type]}${allIn}`]
}

const cardsBefore: Readonly<Record<string, number>> = { flop: 0, turn: 3, river: 4 }

function streetLine(hand: WrittenHand, event: RecordedEvent, isTwice: boolean): string {
  const street = String(event['street'])
  const run = isTwice ? (event['board'] === 1 ? 'SECOND ' : 'FIRST ') : ''
  const board = boardsOf(hand)[event['board'] === 1 ? 1 : 0]!
  const before = board.slice(0, cardsBefore[street])
  const open = before.length > 0 ? `${cardsText(before)} ` : ''
  return `*** ${run}${street.toUpperCase()} *** ${open}${cardsText(event.cards ?? [])}`
}

/** What was laid open, and who collected what. */
function endLines(hand: WrittenHand): string[] {
  const shows = eventsOf(hand, 'show')
  const wins = eventsOf(hand, 'win')
  const collected = (run: number) =>
    wins.filter(({ board }) => board === run).map((win) => collectedLine(hand, win))
  if (shows.length === 0)
    return [...collected(0), ...wins.map((win) => `${nameAt(hand, win)}: doesn't show hand`)]
  const boards = boardsOf(hand)
  return boards.flatMap((board, run) => [
    `*** ${boards.length === 2 ? ['FIRST ', 'SECOND '][run] : ''}SHOW DOWN ***`,
    ...shows.map(
      (show) =>
        `${nameAt(hand, show)}: shows ${cardsText(show.cards!)} (${handWords(bestHandOf(hand.variant, show.cards!, board)!)})`,
    ),
    ...eventsOf(hand, 'muck').map((muck) => `${nameAt(hand, muck)}: mucks hand`),
    ...collected(run),
  ])
}

function collectedLine(hand: WrittenHand, win: RecordedEvent): string {
  const pots = eventsOf(hand, 'pot').length
  const pot = Number(win['pot'])
  const side = pots === 2 ? 'side pot' : `side pot-${pot}`
  const name = pots === 1 ? 'pot' : pot === 0 ? 'main pot' : side
  return `${nameAt(hand, win)} collected ${hand.amount(win.amount!)} from ${name}`
}
