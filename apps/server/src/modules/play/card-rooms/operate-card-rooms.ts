// SPDX-License-Identifier: Apache-2.0
import type { PairSignal } from '@tessera/rules/games/card-rooms/pair-signals'
import type { Amount } from '@tessera/rules/money'
import { firstBrandCode } from '@tessera/rules/site/brand'
import { linksBetween } from '../../agents/index.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { membersByRefs } from '../wallet-core/index.ts'
import {
  isRefused,
  type CardFreeze,
  type CardHand,
  type CardPair,
  type CardRefused,
  type CardTable,
} from './card-operation.ts'
import { askStudio, type CardRoomDeps } from './card-room-deps.ts'
import { decideFreeze, type FreezeDecision } from './decide-freeze.ts'
import { withholdingsOf, type Withholding } from './withholding-store.ts'

type Member = bigint | undefined
type WithMember<Named> = Named & { memberId: Member }

/** Two players with who they are, and what their accounts have in common. */
export interface OperatedPair extends Omit<CardPair, 'signals'> {
  memberIds: readonly [Member, Member]
  signals: PairSignal[]
}

export interface OperatedFreeze extends WithMember<CardFreeze> {
  /** What this platform has done about it; undefined unless it was withheld here. */
  withholding: Withholding | undefined
}

/** The card rooms of the studio, as operators work with them; `away` without an answer of the studio. */
export interface OperatedCardRooms {
  tables(): Promise<CardTable[] | 'away'>
  close(step: { table: string; by: string; reason: string }): Promise<{ paid: number } | CardRefused | 'away'>
  pairs(): Promise<OperatedPair[] | 'away'>
  hand(
    handId: string,
  ): Promise<
    | (Omit<CardHand, 'players'> & { players: WithMember<CardHand['players'][number]>[] })
    | CardRefused
    | 'away'
  >
  freezes(): Promise<OperatedFreeze[] | 'away'>
  freeze(step: {
    handId: string
    memberId: bigint
    by: string
    reason: string
  }): Promise<{ freezeId: string; amount: Amount } | CardRefused | 'away'>
  /** `record` notes who decided, in the transaction that stores it. */
  decide(
    step: FreezeDecision,
    record: (tx: Tx) => Promise<void>,
  ): Promise<{ state: CardFreeze['state'] } | CardRefused | 'away'>
}

export function createOperatedCardRooms(deps: CardRoomDeps): OperatedCardRooms {
  const { database: db } = deps
  return {
    tables: async () => (await askStudio(deps, (operation, account) => operation.tables(account))) ?? 'away',
    close: async (step) =>
      (await askStudio(deps, (operation, account) => operation.close(account, step))) ?? 'away',
    pairs: async () =>
      (await askStudio(deps, async (operation, account) => {
        const pairs = await operation.pairs(account)
        const members = await membersByRefs(db, account.id, [...new Set(pairs.flatMap(({ users }) => users))])
        return withLinks(
          deps,
          pairs.map((pair) => ({
            ...pair,
            memberIds: [members.get(pair.users[0]), members.get(pair.users[1])] as const,
          })),
        )
      })) ?? 'away',
    hand: async (handId) =>
      (await askStudio(deps, async (operation, account) => {
        const hand = await operation.hand(account, handId)
        if (isRefused(hand)) return hand
        const members = await membersByRefs(
          db,
          account.id,
          hand.players.map(({ user }) => user),
        )
        return {
          ...hand,
          players: hand.players.map((player) => ({ ...player, memberId: members.get(player.user) })),
        }
      })) ?? 'away',
    freezes: async () =>
      (await askStudio(deps, async (operation, account) => {
        const freezes = await operation.freezes(account)
        const members = await membersByRefs(
          db,
          account.id,
          freezes.map(({ user }) => user),
        )
        const stored = await withholdingsOf(
          db,
          account.id,
          freezes.map(({ freezeId }) => freezeId),
        )
        return freezes.map((freeze) => ({
          ...freeze,
          memberId: members.get(freeze.user),
          withholding: stored.get(freeze.freezeId),
        }))
      })) ?? 'away',
    freeze: async ({ memberId, ...step }) =>
      (await askStudio(deps, async (operation, account) => {
        const hand = await operation.hand(account, step.handId)
        if (isRefused(hand)) return hand
        const users = hand.players.map(({ user }) => user)
        const members = await membersByRefs(db, account.id, users)
        const user = users.find((one) => members.get(one) === memberId)
        return user === undefined
          ? { refused: 'unknown' as const }
          : operation.freeze(account, { ...step, user })
      })) ?? 'away',
    decide: (step, record) => decideFreeze(deps, step, record),
  }
}

/** Adds what accounts have in common, for pairs of whom both are known. */
async function withLinks(
  { database, settings, clock }: CardRoomDeps,
  pairs: readonly (CardPair & Pick<OperatedPair, 'memberIds'>)[],
): Promise<OperatedPair[]> {
  const known = pairs.flatMap((pair) => {
    const [one, other] = pair.memberIds
    return one === undefined || other === undefined ? [] : [{ pair, one, other }]
  })
  const widespreadAbove = await settings.of(firstBrandCode).read('agents.widespreadAbove')
  const links = await linksBetween(database, known, { widespreadAbove, nowMs: clock.now() })
  const linksOf = new Map(known.map(({ pair }, index) => [pair, links[index] ?? []]))
  return pairs.map((pair) => ({ ...pair, signals: [...pair.signals, ...(linksOf.get(pair) ?? [])] }))
}
