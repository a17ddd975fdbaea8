// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import { firstBrandCode } from '@tessera/rules/site/brand'
import type { DomainHandlers } from '../../../platform/http/index.ts'
import type { BackofficeDeps } from '../backoffice-deps.ts'
import { recordedStep } from '../catalogue/recorded-step.ts'
import { isApproved, requireApproval } from '../second-person/require-second.ts'
import { chatCalls } from './chat-calls.ts'
import { demand } from './demand.ts'
import { presentRooms } from './present-rooms.ts'

type RoomCalls = Pick<DomainHandlers<'backoffice'>, `backoffice.${'rooms' | 'pauseRoom' | 'voidRoomRound'}`>

export const roomCalls = (deps: BackofficeDeps): RoomCalls & ReturnType<typeof chatCalls> => ({
  ...chatCalls(deps),

  async 'backoffice.rooms'(_, { nowMs }) {
    const report = await deps.operatedRooms.report()
    if (!report) throw fault('backoffice.studioAway')
    return presentRooms(report, await deps.snapshot.current(), nowMs)
  },

  async 'backoffice.pauseRoom'({ room, set, reason }, { operator, nowMs }) {
    demand(await deps.operatedRooms.pause({ room, paused: set, by: operator.name, reason }))
    const deed = {
      ...{ operator, nowMs, action: set ? 'pauseRoom' : 'resumeRoom', subject: `room:${room}` },
      after: { reason },
    }
    await recordedStep(deps, deed, () => Promise.resolve())
    return null
  },

  async 'backoffice.voidRoomRound'({ room, tableRoundId: roundId, reason }, context) {
    const { operator, db, nowMs } = context
    const payment = {
      ...{ call: 'voidRoomRound', subject: `room:${room}`, brandCode: firstBrandCode },
      terms: { roundId },
    }
    // A round is paid within seconds, so it is held before the second person is asked.
    demand(await deps.operatedRooms.hold({ room, roundId }))
    // The studio is asked before anything is written, because no transaction may wait for it; whoever repeats the call after
    // a break in between changes nothing there, and is recorded then.
    if (await isApproved(db, context, payment))
      demand(await deps.operatedRooms.void({ room, roundId, by: operator.name, reason }))
    const deed = {
      ...{ operator, nowMs, action: 'voidRoomRound', subject: `room:${room}` },
      after: { round: roundId, reason },
    }
    await recordedStep(deps, deed, (tx) => requireApproval(tx, context, payment))
    return null
  },
})
