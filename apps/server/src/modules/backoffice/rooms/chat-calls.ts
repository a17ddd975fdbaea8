// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import type { DomainHandlers } from '../../../platform/http/index.ts'
import { memberById } from '../../members/index.ts'
import type { BackofficeDeps } from '../backoffice-deps.ts'
import { recordedStep } from '../catalogue/recorded-step.ts'
import { demand } from './demand.ts'

type ChatCalls = Pick<DomainHandlers<'backoffice'>, `backoffice.${'chatReports' | 'moderateChat'}`>

export const chatCalls = (deps: BackofficeDeps): ChatCalls => ({
  async 'backoffice.chatReports'(_, { db }) {
    const [reports, report] = [await deps.operatedRooms.chatReports(), await deps.operatedRooms.report()]
    if (!reports || !report) throw fault('backoffice.studioAway')
    const { games } = await deps.snapshot.current()
    const names = new Map(games.map(({ gameId, name }) => [gameId, name]))
    const tables = new Map(report.rooms.map(({ room, gameCode }) => [room, names.get(gameCode) ?? gameCode]))
    const usernames = new Map<bigint, string>()
    for (const { memberId } of reports)
      if (memberId !== undefined && !usernames.has(memberId))
        usernames.set(memberId, (await memberById(db, memberId))?.username ?? '')
    return {
      list: reports.map(({ room, memberId, playerRef: _ref, around, ...one }) => ({
        ...one,
        table: tables.get(room) ?? room,
        memberId: memberId === undefined ? null : Number(memberId),
        username: memberId === undefined ? '' : (usernames.get(memberId) ?? ''),
        around: around.map(({ author: _author, ...line }) => line),
      })),
    }
  },

  async 'backoffice.moderateChat'({ chatMessage, step, minutes, reason }, { operator, nowMs }) {
    const { name: by } = operator
    demand(await deps.operatedRooms.chatStep({ message: chatMessage, step, minutes, by, reason }))
    const deed = {
      ...{ operator, nowMs, action: 'moderateChat', subject: `chatMessage:${chatMessage}` },
      after: { step, reason, ...(step === 'silence' && { minutes }) },
    }
    await recordedStep(deps, deed, () => Promise.resolve())
    return null
  },
})
