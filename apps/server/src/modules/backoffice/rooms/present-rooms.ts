// SPDX-License-Identifier: Apache-2.0
import type { OperationOutput } from '@tessera/contract'
import { returnBounds } from '@tessera/rules/games/rooms/return-bounds'
import { busyKey, type CatalogueSnapshot, type Game } from '../../catalogue/index.ts'
import type { Play } from '../../play/index.ts'

type Report = NonNullable<Awaited<ReturnType<Play['operatedRooms']['report']>>>
type ReportedRoom = Report['rooms'][number]
type Answer = OperationOutput<'backoffice.rooms'>

/** The tables of the studio under the names of our catalogue. */
export function presentRooms(report: Report, snapshot: CatalogueSnapshot, nowMs: number): Answer {
  const games = new Map(snapshot.games.filter(({ room }) => room).map((game) => [busyKey(game), game]))
  const gameOf = ({ vendorCode, gameCode }: ReportedRoom): Game | undefined =>
    games.get(busyKey({ vendorCode: vendorCode ?? report.vendorCode, gameId: gameCode }))
  const names = new Map(report.rooms.map((room) => [room.room, gameOf(room)?.name ?? room.gameCode]))
  return {
    now: nowMs,
    list: report.rooms.map((room) => presentRoom(room, gameOf(room), nowMs)),
    voided: report.voided.map((one) => ({ ...one, name: names.get(one.room) ?? one.room })),
  }
}

function presentRoom(
  { round, returns, gameCode, vendorCode, ...room }: ReportedRoom,
  game: Game | undefined,
  nowMs: number,
): Answer['list'][number] {
  return {
    ...room,
    name: game?.name ?? gameCode,
    vendorName: vendorCode === null ? '' : (game?.vendorName ?? vendorCode),
    nodeId: game?.nodeId ?? null,
    round: round && {
      id: round.id,
      number: round.number,
      closesAt: round.closesInMs === null ? null : nowMs + round.closesInMs,
    },
    returns: returns.map(({ deviation, ...sums }) => ({
      ...sums,
      ...returnBounds({ ...sums, deviation }, sums.paid),
    })),
  }
}
