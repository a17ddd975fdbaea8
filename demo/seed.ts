// SPDX-License-Identifier: Apache-2.0
import {
  createPlatformServer,
  type PlatformServer,
} from '@tessera/server/src/main/start/create-platform-server.ts'
import type { Environment } from '@tessera/server/src/platform/env/environment.ts'
import { rollUp } from '@tessera/server/src/modules/agents/index.ts'
import { memberByUsername } from '@tessera/server/src/modules/members/index.ts'
import { firstBrandCode } from '@tessera/rules/site/brand'
import { createLog } from '@tessera/server-kit/log/create-log'
import { demoAccounts, openDemoAccounts, openSecondAccount, type DemoAccount } from './accounts/accounts.ts'
import { fillCatalogue } from './catalogue/fill-catalogue.ts'
import { addMissions } from './missions/add-missions.ts'
import { fillMall } from './mall/fill-mall.ts'
import { simulatePast } from '@tessera/server/src/modules/lottery/index.ts'
import { importRealHistory } from './lottery/import-history.ts'
import { importRecorded } from '@tessera/server/src/modules/sportsbook/index.ts'
import { beginningOfPlay, liveThrough } from './line/live-through.ts'
import { openHeads } from './line/open-accounts.ts'
import { demoHead } from './line/plan.ts'
import { openBrands } from './brands/open-brands.ts'
import { registerStudio } from './studio/register-studio.ts'
import { writeMessages } from './contents/write-messages.ts'
import { playDemoRounds } from './studio/play-demo-rounds.ts'

/**
 * Fills a demo installation: vendors and games, the studio's vendor account, banners and notices, accounts
 * with known passwords, two past weeks of the installation's own lottery draws, imported state results, recorded matches whose clubs the sportsbook lets play, and a first stretch of play,
 * so that results, the record and the winners board show real rounds. Deterministic; an installation that was
 * seeded before stays as it is. Answers the accounts to print.
 */
export async function seedDemo({
  databaseUrl,
  environment,
}: {
  databaseUrl: string
  environment: Environment
}): Promise<{ accounts: DemoAccount[] }> {
  const platform = await createPlatformServer({ ...environment, databaseUrl, log: createLog('warn') })
  try {
    await platform.openKeys()
    await fill(platform, environment)
  } finally {
    await platform.close()
  }
  return { accounts: demoAccounts }
}

async function fill(platform: PlatformServer, environment: Environment): Promise<void> {
  await openBrands(platform)
  await fillCatalogue(platform, environment.seedGames)
  await registerStudio(platform, environment)
  await simulatePast(platform.modules.lotteryDeps)
  await importRealHistory(platform.platform)
  await importRecorded(platform.platform)
  const { database } = platform.platform
  if (await memberByUsername(database, firstBrandCode, 'demo')) return
  const heads = await openHeads(platform, await beginningOfPlay(platform))
  if (await openDemoAccounts(platform, heads.get(demoHead)!)) {
    await liveThrough(platform, heads)
    await openSecondAccount(platform)
    await writeMessages(platform)
    await fillMall(platform)
    await addMissions(platform)
    await playDemoRounds(platform, environment.dataDir)
    await rollUp(platform.modules.rollUpDeps)
  }
}
