// SPDX-License-Identifier: Apache-2.0
import type { OperationOutput } from '@tessera/contract'
import { standsOut } from '@tessera/rules/games/card-rooms/pair-signals'
import type { Member } from '../../members/index.ts'
import type { OperatedCardRooms } from '../../play/index.ts'

type AnswerOf<Call extends 'pairs' | 'freezes'> = Exclude<
  Awaited<ReturnType<OperatedCardRooms[Call]>>,
  'away'
>[number]
type Hand = Exclude<Awaited<ReturnType<OperatedCardRooms['hand']>>, 'away' | { refused: unknown }>
type Members = ReadonlyMap<bigint, Member>

interface Named {
  memberId: number | null
  username: string
}

const named = (memberId: bigint | undefined, members: Members): Named => {
  const member = memberId === undefined ? undefined : members.get(memberId)
  return { memberId: member ? Number(member.id) : null, username: member?.username ?? '' }
}

export const presentPair = (
  { memberIds: [one, other], users, from, signals, ...pair }: AnswerOf<'pairs'>,
  members: Members,
): OperationOutput<'backoffice.cardPairs'>['list'][number] => ({
  ...pair,
  players: [named(one, members), named(other, members)],
  from: users[0] === from ? 0 : 1,
  signals: signals.map((signal) => ({ ...signal, passed: standsOut(signal) })),
})

export const presentHand = (
  { players, ...hand }: Hand,
  members: Members,
): OperationOutput<'backoffice.lookAtCardHand'> => ({
  ...hand,
  players: players.map(({ user: _user, memberId, ...player }) => ({
    ...player,
    ...named(memberId, members),
  })),
})

export const presentFreeze = (
  { user: _user, memberId, withholding, ...freeze }: AnswerOf<'freezes'>,
  members: Members,
): OperationOutput<'backoffice.cardFreezes'>['list'][number] => ({
  ...freeze,
  player: named(memberId, members),
  currency:
    withholding?.currency ?? (memberId === undefined ? null : (members.get(memberId)?.currency ?? null)),
  shares: withholding?.state === 'paid' ? 'paid' : withholding?.state === 'asked' ? 'waiting' : 'none',
})
