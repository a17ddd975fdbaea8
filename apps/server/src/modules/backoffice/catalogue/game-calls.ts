// SPDX-License-Identifier: Apache-2.0
import { fault, type OperationOutput } from '@tessera/contract'
import type { DomainHandlers } from '../../../platform/http/index.ts'
import type { Queries } from '../../../platform/db/index.ts'
import {
  changeGame,
  changeGames,
  findAdminGames,
  orderGames,
  type BulkChange,
  type AdminGame,
} from '../../catalogue/index.ts'
import { presentPage } from '../../wallet/index.ts'
import type { BackofficeDeps } from '../backoffice-deps.ts'
import { audited, recordedStep } from './recorded-step.ts'

type GameCalls = Pick<
  DomainHandlers<'backoffice'>,
  `backoffice.${'catalogueGames' | 'changeGames' | 'changeGame' | 'orderGames'}`
>
type Presented = OperationOutput<'backoffice.changeGame'>

export const gameCalls = (deps: BackofficeDeps): GameCalls => {
  const presentGame = ({ minimumStake, rtpBasisPoints, edgeBasisPoints, ...game }: AdminGame): Presented => ({
    ...game,
    names: present(game.names),
    features: [...game.features],
    classify: [...game.classify],
    blockedCountries: [...game.blockedCountries],
    minBet: minimumStake,
    rtp: rtpBasisPoints === null ? null : rtpBasisPoints / 100,
    edge: edgeBasisPoints === null ? null : edgeBasisPoints / 100,
    iconUrl: deps.gamePicture(game),
  })
  async function gameAt(db: Queries, nodeId: number): Promise<Presented> {
    const { games } = await findAdminGames(db, {
      search: String(nodeId),
      vendorCode: '',
      gameType: '',
      state: 'all',
      order: 'name',
      pageNo: 1,
      pageSize: 200,
    })
    const game = games.find((one) => one.nodeId === nodeId)
    if (!game) throw fault('call.notFound')
    return presentGame(game)
  }
  return {
    async 'backoffice.catalogueGames'({ vendorCode = '', gameType = '', ...query }, { db }) {
      const { games, totalCount } = await findAdminGames(db, { ...query, vendorCode, gameType })
      return presentPage(games.map(presentGame), totalCount, query)
    },
    async 'backoffice.changeGames'({ nodeIds, set }, { operator, nowMs }) {
      const deed = {
        operator,
        nowMs,
        action: 'changeGames',
        subject: `games:${nodeIds.length}`,
        after: { ...audited(set), games: nodeIds.slice(0, 100).join(' ') },
      }
      return { changed: await recordedStep(deps, deed, (tx) => changeGames(tx, nodeIds, set as BulkChange)) }
    },
    async 'backoffice.changeGame'({ nodeId, rtp, edge, minBet, ...facts }, { operator, nowMs, db }) {
      const before = await gameAt(db, nodeId)
      const asked = { ...facts, rtp, edge, minBet }
      const named = Object.keys(asked).filter((field) => asked[field as keyof typeof asked] !== undefined)
      const deed = {
        operator,
        nowMs,
        action: 'changeGame',
        subject: `game:${nodeId}`,
        after: audited(asked),
        before: audited(
          Object.fromEntries(Object.entries(before).filter(([field]) => named.includes(field))),
        ),
      }
      await recordedStep(deps, deed, (tx) =>
        changeGame(tx, nodeId, {
          ...facts,
          minimumStake: minBet,
          rtpBasisPoints: typeof rtp === 'number' ? Math.round(rtp * 100) : rtp,
          edgeBasisPoints: typeof edge === 'number' ? Math.round(edge * 100) : edge,
        }),
      )
      return gameAt(db, nodeId)
    },
    async 'backoffice.orderGames'({ gameType, nodeIds }, { operator, nowMs }) {
      await recordedStep(
        deps,
        {
          operator,
          nowMs,
          action: 'orderGames',
          subject: `games:${gameType}`,
          after: { order: nodeIds.join(' ') },
        },
        (tx) => orderGames(tx, gameType, nodeIds),
      )
      return null
    },
  }
}

/** Only the defined names. */
export const present = (names: Readonly<Partial<Record<string, string>>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(names).flatMap(([code, name]) => (name === undefined ? [] : [[code, name]])),
  )
