// SPDX-License-Identifier: Apache-2.0
import type { DomainHandlers } from '../../platform/http/index.ts'
import { showLeaderboard } from './leaderboard/show-leaderboard.ts'
import type { MissionsDeps } from './missions-deps.ts'
import { showMissions } from './show-missions.ts'

export const missionsCalls = ({ settings }: Pick<MissionsDeps, 'settings'>): DomainHandlers<'missions'> => ({
  'missions.summary': (_, { db, member: { memberId }, brandCode, language, nowMs }) =>
    showMissions(db, settings.of(brandCode), { brandCode, memberId, language, nowMs }),
  'missions.leaderboard': (_, { db, member: { memberId }, brandCode, nowMs }) =>
    showLeaderboard(db, settings.of(brandCode), { brandCode, memberId, nowMs }),
})
