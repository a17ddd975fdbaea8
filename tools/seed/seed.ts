// SPDX-License-Identifier: Apache-2.0
import { createHouse, type House } from '@tessera/server/src/main/create-house.ts'
import type { Environment } from '@tessera/server/src/platform/env/environment.ts'
import { createLog } from '@tessera/server/src/platform/log/log.ts'
import { demoAccounts, openDemoAccounts, openSecondAccount, type DemoAccount } from './accounts.ts'
import { fillCatalogue } from './fill-catalogue.ts'
import { fillMall } from './fill-mall.ts'
import { simulatePast } from '@tessera/server/src/modules/lottery/index.ts'
import { openBrands } from './open-brands.ts'
import { registerStudio } from './register-studio.ts'
import { writeMessages } from './write-messages.ts'
import { playDemoRounds } from './play-demo-rounds.ts'

/**
 * Fills a demo house: vendors and games, the studio's vendor account, banners and notices, accounts with
 * known passwords, two past weeks of the house's own lottery draws, and a first stretch of play, so that
 * results, the record and the winners board show real rounds. Deterministic; a house that has been seeded
 * keeps what it has. Answers the accounts to print.
 */
export async function seedDemo({
  databaseUrl,
  environment,
}: {
  databaseUrl: string
  environment: Environment
}): Promise<{ accounts: DemoAccount[] }> {
  const house = await createHouse({ ...environment, databaseUrl, log: createLog('warn') })
  try {
    await house.openKeys()
    await fill(house, environment)
  } finally {
    await house.close()
  }
  return { accounts: demoAccounts }
}

async function fill(house: House, environment: Environment): Promise<void> {
  await openBrands(house)
  await fillCatalogue(house, environment.seedGames)
  await registerStudio(house, environment)
  await simulatePast(house.modules.lotteryDeps)
  if (await openDemoAccounts(house)) {
    await openSecondAccount(house)
    await writeMessages(house)
    await fillMall(house)
    await playDemoRounds(house, environment.dataDir)
  }
}
