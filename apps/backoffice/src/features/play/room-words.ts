// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import type { ResultTone } from '@tessera/rules/games/rooms/short-result'
import type { BadgeTone } from '@tessera/ui/data/badge.tsx'

type Rooms = CallOutput<'backoffice.rooms'>
export type OperatedRoom = Rooms['list'][number]
export type VoidedRound = Rooms['voided'][number]
export type RoomReturn = OperatedRoom['returns'][number]

export const phaseTones: Record<OperatedRoom['phase'], BadgeTone> = {
  open: 'good',
  closing: 'wait',
  drawn: 'wait',
  settling: 'quiet',
  closed: 'quiet',
}
export const verdictTones: Record<RoomReturn['verdict'], BadgeTone> = {
  usual: 'good',
  rare: 'wait',
  outside: 'bad',
}
export const resultInks: Readonly<Record<ResultTone, string>> = {
  red: 'bg-danger-soft text-danger',
  black: 'bg-surface-3 text-text',
  green: 'bg-brand-soft text-brand',
  blue: 'bg-wala-soft text-wala',
  gold: 'bg-gold-soft text-gold',
  plain: 'bg-surface-2 text-text',
}

/** A part of all stakes, such as 97.30 %. */
export const shareOf = (amount: number, stake: number): string =>
  stake === 0 ? '—' : `${((amount / stake) * 100).toFixed(2)} %`
