// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths } from '@tessera/rules/money'
import { readCardTable } from '@tessera/rules/games/card-rooms/card-games'
import type { HandRecord, RecordedEvent } from '../../../card-protocol/hand-record.ts'
import { writeMoney } from '../../../runtime/money.ts'

/** What an export knows beside the record. */
export interface ExportOptions {
  readonly record: HandRecord
  /** Whose cards are written as dealt; null: nobody's. */
  readonly own: { readonly playerId: string; readonly cards: readonly number[] } | null
  readonly nameOf: (playerId: string) => string
}

/** A record with the names and amounts of its text form. */
export interface WrittenHand {
  readonly record: HandRecord
  readonly own: ExportOptions['own']
  readonly isTournament: boolean
  readonly variant: 'holdem' | 'omaha'
  /** By chair. */
  readonly names: ReadonlyMap<number, string>
  /** An amount of the hand: money of a cash table, chips of a tournament. */
  readonly amount: (text: string) => string
  /** Money, also in tournaments. */
  readonly money: (text: string) => string
  /** ` USD` where the form knows the currency. */
  readonly currency: string
}

/** Currencies that the form has signs for; others are written as figures alone, like play money. */
const currencySigns: Readonly<Record<string, string>> = { USD: '$', EUR: '€', GBP: '£' }

/** Prepares a record for its text form. */
export function writtenHand({ record, own, nameOf }: ExportOptions): WrittenHand {
  const { stakes, players, game } = record
  const code = String(stakes['currency'])
  const isPlayMoney = readCardTable(String(stakes['table']))?.playMoney === true
  const sign = isPlayMoney ? '' : (currencySigns[code] ?? '')
  const money = (text: string) => `${sign}${shortMoney(text, Number(stakes['decimals']))}`
  const isTournament = game === 'sitandgo'
  return {
    ...{ record, own, isTournament, money, variant: game === 'omaha' ? 'omaha' : 'holdem' },
    names: new Map(players.map(({ chair, playerId }) => [chair, nameOf(playerId)])),
    amount: isTournament ? (text) => text : money,
    currency: sign === '' ? '' : ` ${code}`,
  }
}

/** Without decimals where there are none: `50`, `36.51`. */
const shortMoney = (text: string, decimals: number): string =>
  writeMoney(amountOfMillionths(BigInt(text)), decimals).replace(/\.0+$/, '')

export const nameAt = ({ names }: WrittenHand, { chair }: RecordedEvent): string => names.get(chair!)!

/** The events of one type, in order. */
export const eventsOf = ({ record }: WrittenHand, type: string): RecordedEvent[] =>
  record.events.filter((event) => event.type === type)

/** The cards of each board that was dealt. */
export function boardsOf(hand: WrittenHand): number[][] {
  const first: number[] = []
  const second: number[] = []
  for (const { cards = [], board } of eventsOf(hand, 'street')) (board === 1 ? second : first).push(...cards)
  const common = first.slice(0, first.length - second.length)
  return second.length > 0 ? [first, [...common, ...second]] : first.length > 0 ? [first] : []
}
