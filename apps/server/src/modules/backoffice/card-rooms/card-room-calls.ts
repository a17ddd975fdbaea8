// SPDX-License-Identifier: Apache-2.0
import { ACCOUNT_SIGNALS } from '@tessera/rules/games/card-rooms/pair-signals'
import { hasPermission } from '@tessera/rules/operators/permissions'
import type { DomainHandlers, OperatorActor } from '../../../platform/http/index.ts'
import { membersById } from '../../members/index.ts'
import { recordAction } from '../audit/record-action.ts'
import type { BackofficeDeps } from '../backoffice-deps.ts'
import { brandFilter } from '../brand-filter.ts'
import { demandAnswer } from './demand-answer.ts'
import { presentFreeze, presentHand, presentPair } from './present-card-rooms.ts'

type CardRoomCalls = Pick<
  DomainHandlers<'backoffice'>,
  `backoffice.${'cardTables' | 'closeCardTable' | 'cardPairs' | 'lookAtCardHand' | 'cardFreezes' | 'freezeCardWin' | 'decideCardFreeze'}`
>

export const cardRoomCalls = (deps: BackofficeDeps): CardRoomCalls => ({
  async 'backoffice.cardTables'() {
    return { list: demandAnswer(await deps.operatedCardRooms.tables()) }
  },

  async 'backoffice.closeCardTable'({ room, reason }, { operator, nowMs }) {
    const step = { table: room, by: operator.name, reason }
    const { paid } = demandAnswer(await deps.operatedCardRooms.close(step), 'backoffice.noRoom')
    await deps.database.transaction((tx) =>
      recordAction(tx, {
        ...deedOf(operator, nowMs, 'closeCardTable', `room:${room}`),
        after: { reason, paid },
      }),
    )
    return { paid }
  },

  async 'backoffice.cardPairs'({ brandCode }, { db, operator }) {
    const brand = await brandFilter(deps, brandCode)
    const pairs = demandAnswer(await deps.operatedCardRooms.pairs())
    const members = await membersById(db, known(pairs.flatMap(({ memberIds }) => memberIds)))
    // Whoever talks with members does not know what gave them away.
    const masked = !hasPermission(operator.role, 'cardHands')
    const isOf = (id: bigint | undefined): boolean => id !== undefined && members.get(id)?.brandCode === brand
    return {
      list: pairs
        .filter(({ memberIds }) => brand === undefined || memberIds.some(isOf))
        .map((pair) => presentPair(masked ? maskedPair(pair) : pair, members)),
      masked,
    }
  },

  async 'backoffice.lookAtCardHand'({ handId }, { db, operator, nowMs }) {
    const hand = demandAnswer(await deps.operatedCardRooms.hand(handId))
    // Recorded before anything is told.
    await deps.database.transaction((tx) =>
      recordAction(tx, { ...deedOf(operator, nowMs, 'lookAtCardHand', `cardHand:${handId}`), after: {} }),
    )
    return presentHand(hand, await membersById(db, known(hand.players.map(({ memberId }) => memberId))))
  },

  async 'backoffice.cardFreezes'({ brandCode }, { db }) {
    const brand = await brandFilter(deps, brandCode)
    const freezes = demandAnswer(await deps.operatedCardRooms.freezes())
    const members = await membersById(db, known(freezes.map(({ memberId }) => memberId)))
    return {
      list: freezes
        .filter(
          ({ memberId }) =>
            brand === undefined || (memberId !== undefined && members.get(memberId)?.brandCode === brand),
        )
        .map((freeze) => presentFreeze(freeze, members)),
    }
  },

  async 'backoffice.freezeCardWin'({ handId, memberId, reason }, { operator, nowMs }) {
    const step = { handId, memberId: BigInt(memberId), by: operator.name, reason }
    const frozen = demandAnswer(await deps.operatedCardRooms.freeze(step))
    await deps.database.transaction((tx) =>
      recordAction(tx, {
        ...deedOf(operator, nowMs, 'freezeCardWin', `cardHand:${handId}`),
        memberId: BigInt(memberId),
        after: { freeze: frozen.freezeId, reason },
      }),
    )
    return frozen
  },

  async 'backoffice.decideCardFreeze'({ freezeId, decision, reason }, { operator, nowMs }) {
    const { state } = demandAnswer(
      await deps.operatedCardRooms.decide({ freezeId, decision, by: operator.name, reason }, (tx) =>
        recordAction(tx, {
          ...deedOf(operator, nowMs, 'decideCardFreeze', `cardFreeze:${freezeId}`),
          after: { decision, reason },
        }),
      ),
      'backoffice.noCardFreeze',
    )
    return { freezeId, state }
  },
})

type Pair = Parameters<typeof presentPair>[0]

/** Without hands, and without what accounts have in common. */
const maskedPair = (pair: Pair): Pair => ({
  ...pair,
  handIds: [],
  signals: pair.signals.filter(({ kind }) => !ACCOUNT_SIGNALS.some((one) => one === kind)),
})

const known = (ids: readonly (bigint | undefined)[]): bigint[] => [
  ...new Set(ids.filter((id) => id !== undefined)),
]

const deedOf = (operator: OperatorActor, nowMs: number, action: string, subject: string) => ({
  operatorId: operator.operatorId,
  operatorName: operator.name,
  ...{ action, subject, nowMs },
})
