// SPDX-License-Identifier: Apache-2.0
import { agentsJobs } from '../../modules/agents/index.ts'
import { backofficeJobs } from '../../modules/backoffice/index.ts'
import { bonusesJobs, type BonusesDeps } from '../../modules/bonuses/index.ts'
import type { GameEdges } from '../../modules/catalogue/index.ts'
import { complianceJobs, type ComplianceDeps } from '../../modules/compliance/index.ts'
import { contractsJobs } from '../../modules/contracts/index.ts'
import { liabilitiesJobs } from '../../modules/liabilities/index.ts'
import { lotteryJobs } from '../../modules/lottery/index.ts'
import { messagesJobs } from '../../modules/messages/index.ts'
import { playJobs } from '../../modules/play/index.ts'
import { promotionsJobs } from '../../modules/promotions/index.ts'
import { siteJobs } from '../../modules/site/index.ts'
import { sportsbookJobs } from '../../modules/sportsbook/index.ts'
import { payoutJobs, walletJobs } from '../../modules/wallet/index.ts'
import type { Database } from '../../platform/db/index.ts'
import { cleanUpJobs, createJobs, type Job, type Jobs } from '../../platform/jobs/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { identityJobs } from './identity-jobs.ts'
import type { Modules, WireOptions } from './modules.ts'
import { cleanUpCounts } from './share-counts.ts'
import type { wireRewards } from './wire-rewards.ts'
import { wireSharing } from './wire-sharing.ts'

type JobModules = Pick<
  Modules,
  | 'directory'
  | 'identity'
  | 'messages'
  | 'walletDeps'
  | 'lotteryDeps'
  | 'sportsbookDeps'
  | 'rollUpDeps'
  | 'contractsDeps'
  | 'play'
> & {
  protection: ComplianceDeps
  bonusesDeps: BonusesDeps
  gameEdges: GameEdges
  rewards: ReturnType<typeof wireRewards>
}

/** The scheduled work of all modules, over the connections of jobs. */
export const wireJobs = (
  platform: Platform,
  database: Database,
  options: WireOptions,
  modules: JobModules,
): Jobs =>
  createJobs({
    ...platform,
    database,
    before: () => Promise.all([platform.settings.refresh(), modules.directory.refresh()]),
    jobs: jobsOf({ ...platform, database }, options, modules),
  })

/** `platform` with the connections of jobs. */
const jobsOf = (
  platform: Platform,
  { publicUrl }: WireOptions,
  { identity, messages, play, rewards, bonusesDeps, gameEdges, ...modules }: JobModules,
): Job[] => {
  const { database, clock } = platform
  return [
    ...identityJobs(identity, database),
    ...siteJobs({ database, clock, publicUrl }),
    ...complianceJobs({ ...modules.protection, database }),
    ...liabilitiesJobs(platform),
    ...agentsJobs(modules.rollUpDeps, wireSharing(platform, database)),
    ...walletJobs(platform),
    ...playJobs({ ...play.vendorWallets, database }, { ...play.cardRooms, database }),
    ...payoutJobs({ ...modules.walletDeps, database }),
    ...messagesJobs({ ...platform, files: messages.files }),
    ...contractsJobs({ ...modules.contractsDeps, database }),
    ...bonusesJobs({ ...bonusesDeps, database }),
    ...promotionsJobs({ ...platform, freeRounds: play.freeRounds, gameEdges }),
    ...lotteryJobs({ ...modules.lotteryDeps, database }),
    ...sportsbookJobs(modules.sportsbookDeps),
    ...rewards.jobs(database, { gameTypes: bonusesDeps.gameTypes, gameEdges }),
    ...backofficeJobs(platform, { ...identity.deps, database }),
    ...cleanUpJobs(database),
    cleanUpCounts(database),
  ]
}
