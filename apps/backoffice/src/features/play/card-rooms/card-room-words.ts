// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { readCardTable } from '@tessera/rules/games/card-rooms/card-games'
import type { BadgeTone } from '@tessera/ui/data/badge.tsx'
import { t } from '../../../shared/texts.ts'

export type Pair = CallOutput<'backoffice.cardPairs'>['list'][number]
export type Hand = CallOutput<'backoffice.lookAtCardHand'>
export type Freeze = CallOutput<'backoffice.cardFreezes'>['list'][number]
export type CardTable = CallOutput<'backoffice.cardTables'>['list'][number]
type Signal = Pair['signals'][number]

export const freezeTones: Record<Freeze['state'], BadgeTone> = {
  held: 'wait',
  released: 'good',
  withheld: 'bad',
}

/** Percentages have no more digits than they are known by. */
const rounded = (value: number): string => String(Math.round(value * 10) / 10)

/** A signal in words, with its value. */
export const signalText = ({ kind, value }: Signal): string =>
  t(`console.cards.signal.${kind}`, { value: rounded(value) })

/** From where on it stands out; empty for what never does. */
export const limitText = ({ kind, limit }: Signal): string =>
  kind === 'sameAgent'
    ? ''
    : t(
        kind === 'chipDumping' || kind === 'softPlay' ? 'console.cards.limitPercent' : 'console.cards.limit',
        { limit: rounded(limit) },
      )

/** The name of somebody at a table; those who are not known any more have none. */
export const nameOf = ({ username }: { username: string }): string =>
  username === '' ? t('console.cards.nobody') : username

/** A table: its stakes and its number. */
export function tableText({ table }: { table: string }): string {
  const named = readCardTable(table)
  return named ? t('console.cards.tableOf', { level: named.level, number: named.number }) : table
}

const knownEvents = [
  'post',
  'fold',
  'check',
  'call',
  'bet',
  'raise',
  'street',
  'returned',
  'show',
  'muck',
  'pot',
  'win',
  'played',
  'passed',
  'drew',
  'discarded',
  'declared',
  'dropped',
  'dealt',
  'paid',
  'out',
  'trickEnded',
  'shuffledAgain',
] as const
type KnownEvent = (typeof knownEvents)[number]
const isKnownEvent = (type: string): type is KnownEvent => knownEvents.some((known) => known === type)

/** What happened; events of a newer studio stand by their own name. */
export const eventText = (type: string): string =>
  isKnownEvent(type) ? t(`console.cards.event.${type}`) : type
