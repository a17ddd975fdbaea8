// SPDX-License-Identifier: Apache-2.0
import { standsOut } from '@tessera/rules/games/card-rooms/pair-signals'
import { membersById, type Member } from '../../members/index.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { membersByRefs } from '../wallet-core/index.ts'
import type { CardPair } from './card-operation.ts'
import { forgetAlerted, noteAlerted } from './pair-alert-store.ts'
import { askStudio, type CardRoomDeps } from './card-room-deps.ts'

const dayMs = 86_400_000
const rememberedDays = 30
const dayOf = (atMs: number): string => new Date(atMs).toISOString().slice(0, 10)

/** Job: alerts operators to pairs whose play together stands out, each pair once a day. */
export async function watchPairs(deps: CardRoomDeps): Promise<void> {
  const found = await askStudio(deps, async (operation, account) => {
    const pairs = (await operation.pairs(account)).filter(({ signals }) => signals.some(standsOut))
    const users = [...new Set(pairs.flatMap(({ users: both }) => both))]
    return { pairs, members: await membersByRefs(deps.database, account.id, users) }
  })
  if (!found || found.pairs.length === 0) return
  const known = await membersById(deps.database, [...found.members.values()])
  for (const pair of found.pairs) {
    const both = pair.users.flatMap((user) => known.get(found.members.get(user) ?? 0n) ?? [])
    const [low, high] = both.toSorted((one, other) => (one.id < other.id ? -1 : 1))
    if (low && high && low.id !== high.id)
      await deps.database.transaction((tx) => alertOnce(tx, deps, { pair, low, high }))
  }
  await forgetAlerted(deps.database, dayOf(deps.clock.now() - rememberedDays * dayMs))
}

async function alertOnce(
  tx: Tx,
  { alerts, clock }: CardRoomDeps,
  { pair, low, high }: { pair: CardPair; low: Member; high: Member },
): Promise<void> {
  const nowMs = clock.now()
  const isNew = await noteAlerted(tx, { lowId: low.id, highId: high.id, day: dayOf(nowMs) })
  if (!isNew) return
  const details = {
    ...(low.brandCode === high.brandCode && { brand: low.brandCode }),
    ...{ one: low.username, other: high.username, game: pair.game },
    signals: pair.signals
      .filter(standsOut)
      .map(({ kind }) => kind)
      .join(', '),
  }
  await alerts.raise(tx, { kind: 'play.cardPairs', reference: `${low.id}:${high.id}`, details }, nowMs)
}
