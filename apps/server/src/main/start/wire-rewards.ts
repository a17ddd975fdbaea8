// SPDX-License-Identifier: Apache-2.0
import { isOperatorOpen } from '../../modules/backoffice/index.ts'
import type { LabelGames } from '../../modules/bets/index.ts'
import type { GameTypes } from '../../modules/bonuses/index.ts'
import type { GameEdges } from '../../modules/catalogue/index.ts'
import type { IdentityEvents } from '../../modules/identity/index.ts'
import { missionsCalls, missionsJobs } from '../../modules/missions/index.ts'
import {
  noteRegistration,
  noteSharedDevice,
  referralsCalls,
  referralsJobs,
  type ReferralsDeps,
} from '../../modules/referrals/index.ts'
import { rewardsCalls, rewardsJobs, type RewardsDeps } from '../../modules/rewards/index.ts'
import type { Database } from '../../platform/db/index.ts'
import type { CallHandlers } from '../../platform/http/index.ts'
import type { Job } from '../../platform/jobs/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { artAddresses } from '../pages/art-addresses.ts'
import { betsUnderBonus } from './wire-bonuses.ts'

/** Connects missions, referrals, points, ranks and rebates: their calls, their jobs, and what identity tells them. */
export function wireRewards(
  platform: Platform,
  { siteUrl, labelGames }: Pick<ReferralsDeps, 'siteUrl'> & { labelGames: LabelGames },
) {
  const { settings } = platform
  const events = {
    registered: (tx, registered) => noteRegistration(tx, { settings }, registered),
    deviceShared: noteSharedDevice,
  } satisfies Partial<IdentityEvents>
  const calls = (games: Pick<RewardsDeps, 'snapshot' | 'gameEdges' | 'countryOf'>) =>
    ({
      ...missionsCalls({ settings }),
      ...referralsCalls({ ...platform, siteUrl }),
      ...rewardsCalls({
        ...platform,
        labelGames,
        gamePicture: artAddresses.game,
        rewardPicture: artAddresses.reward,
        rankPicture: artAddresses.rank,
        isOperatorOpen,
        ...games,
      }),
    }) satisfies Partial<CallHandlers>
  const jobs = (
    database: Database,
    { gameTypes, gameEdges }: { gameTypes: GameTypes; gameEdges: GameEdges },
  ): Job[] => [
    ...missionsJobs({ ...platform, database, gameTypes, gameEdges }),
    ...referralsJobs({ ...platform, database, siteUrl, gameEdges }),
    ...rewardsJobs({ ...platform, database, gameEdges, underBonus: betsUnderBonus }),
  ]
  return { events, calls, jobs }
}
