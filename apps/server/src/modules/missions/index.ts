// SPDX-License-Identifier: Apache-2.0
export { missionsCalls } from './calls.ts'
export { countBets, countDeposits } from './counting/follow-missions.ts'
export { missionsToClaim } from './show-missions.ts'
export { missionsJobs } from './jobs.ts'
export type { MissionsDeps } from './missions-deps.ts'
export { addMission } from './terms/add-mission.ts'
export { changeMission } from './terms/change-mission.ts'
export { listMissions, missionById, type Mission, type MissionToAdd } from './terms/mission-store.ts'
