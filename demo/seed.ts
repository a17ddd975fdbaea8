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
import {
  existingAccounts,
  giveDemoStart,
  openDemoAccounts,
  openSecondAccount,
  type DemoAccount,
} from './accounts/accounts.ts'
import { fillCatalogue } from './catalogue/fill-catalogue.ts'
import { addMissions } from './missions/add-missions.ts'
import { fillMall } from './mall/fill-mall.ts'
import { simulatePast } from '@tessera/server/src/modules/lottery/index.ts'
import { importRealHistory } from './lottery/import-history.ts'
import { importRecorded } from '@tessera/server/src/modules/sportsbook/index.ts'
import { inOwnTime, stampByPresent } from './line/ledger-time.ts'
import { beginningOfPlay, liveThrough } from './line/live-through.ts'
import { openHeads, type LineAccounts } from './line/open-accounts.ts'
import { demoHead } from './line/plan.ts'
import { openBrands } from './brands/open-brands.ts'
import { registerStudio } from './studio/register-studio.ts'
import { writeMessages } from './contents/write-messages.ts'
import { playDemoRounds } from './studio/play-demo-rounds.ts'

/** What fills a part of the demonstration, by the name that whoever waits reads. `tell` says how far a long one is. */
type Step = [name: string, work: (tell: (part: string) => void) => Promise<unknown>]

/**
 * Fills a demo installation: vendors and games, the studio's vendor account, banners and notices, accounts
 * with known passwords, two past weeks of the installation's own lottery draws, imported state results, recorded matches whose clubs the sportsbook lets play, and a first stretch of play,
 * so that results, the record and the winners board show real rounds. Deterministic; an installation that was
 * seeded before stays as it is. Says how far it is when it fills one for the first time. Answers the accounts that are
 * there, to print them.
 */
export async function seedDemo({
  databaseUrl,
  environment,
  say,
}: {
  databaseUrl: string
  environment: Environment
  say(line: string): void
}): Promise<{ accounts: DemoAccount[] }> {
  const server = await createPlatformServer({ ...environment, databaseUrl, log: createLog('warn') })
  try {
    await server.openKeys()
    await stampByPresent(databaseUrl)
    const { database } = server.platform
    const isFirst = (await memberByUsername(database, firstBrandCode, 'demo')) === undefined
    const steps = [
      ...stepsOfEachStart(server, environment),
      ...(isFirst ? firstSteps(server, environment, databaseUrl) : []),
    ]
    for (const [index, [name, work]] of steps.entries()) {
      const title = `Seeding demo data: ${index + 1} of ${steps.length}, ${name}`
      if (isFirst) say(title)
      await work((part) => say(`${title}: ${part}`))
    }
    return { accounts: await existingAccounts(database) }
  } finally {
    await server.close()
  }
}

/** What a later release may add to. */
const stepsOfEachStart = (server: PlatformServer, environment: Environment): Step[] => [
  ['brands', () => openBrands(server)],
  ['games', () => fillCatalogue(server, environment.seedGames)],
  ['the studio', () => registerStudio(server, environment)],
  ['past draws', () => simulatePast(server.modules.lotteryDeps)],
  ['results of state lotteries', () => importRealHistory(server.platform)],
  ['recorded matches', () => importRecorded(server.platform)],
]

const daysBetweenNews = 10

/** What is done once. The first step makes the member by whom a filled installation is known. */
function firstSteps(server: PlatformServer, environment: Environment, databaseUrl: string): Step[] {
  let heads: LineAccounts = new Map()
  return [
    [
      'accounts',
      async () => {
        heads = await openHeads(server, await beginningOfPlay(server))
        await openDemoAccounts(server, heads.get(demoHead)!)
      },
    ],
    [
      'ten weeks of play',
      (tell) =>
        inOwnTime(databaseUrl, (ledger) =>
          liveThrough(server, heads, ledger, (day, days) => {
            if (day > 0 && day % daysBetweenNews === 0) tell(`day ${day} of ${days}`)
          }),
        ),
    ],
    ['the money of the demo member', () => giveDemoStart(server)],
    ['the account at the second brand', () => openSecondAccount(server)],
    ['contents', () => writeMessages(server)],
    ['the mall', () => fillMall(server)],
    ['missions', () => addMissions(server)],
    ['first rounds', () => playDemoRounds(server, environment.dataDir)],
    ['figures of teams', () => rollUp(server.modules.rollUpDeps)],
  ]
}
