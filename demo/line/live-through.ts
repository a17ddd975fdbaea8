// SPDX-License-Identifier: Apache-2.0
import type { PlatformServer } from '@tessera/server/src/main/start/create-platform-server.ts'
import { firstBrandCode } from '@tessera/rules/site/brand'
import { addDays, dayIn, startOfDayIn } from '@tessera/rules/site/zoned-days'
import { rollUp } from '@tessera/server/src/modules/agents/index.ts'
import {
  acceptOffer,
  offerContract,
  settleContracts,
  settleKind,
  terminateContract,
  type Contract,
} from '@tessera/server/src/modules/contracts/index.ts'
import { openTrial } from '@tessera/server/src/modules/identity/index.ts'
import { siteTimeZone } from '@tessera/server/src/modules/site/index.ts'
import type { LedgerTime } from './ledger-time.ts'
import { openLine, type LineAccounts } from './open-accounts.ts'
import { daysOfPlay, plannedAgents, plannedContracts, type PlannedContract } from './plan.ts'
import { playDay } from './play-day.ts'

const hourMs = 3_600_000

/** When the line began to play: ten weeks before today, at midnight of the site. */
export async function beginningOfPlay({ platform: { settings, clock } }: PlatformServer): Promise<number> {
  const timeZone = await siteTimeZone(settings)
  return startOfDayIn(timeZone, addDays(dayIn(timeZone, clock.now()), -daysOfPlay))
}

/**
 * Lets a line of agents live through ten weeks: members register and play, contracts are agreed and ended, and
 * every night the figures are brought up to date and what is due is paid, by the same code as in operation with
 * a clock of its own; the ledger has the time of each step, too. So each page of the agent centre shows figures that can be
 * followed to the last bet.
 */
export async function liveThrough(
  server: PlatformServer,
  heads: LineAccounts,
  ledger: LedgerTime,
  tell: (day: number, days: number) => void = () => {},
): Promise<void> {
  const { clock, settings } = server.platform
  const [beganMs, timeZone] = [await beginningOfPlay(server), await siteTimeZone(settings)]
  const startOf = (day: number): number => startOfDayIn(timeZone, addDays(dayIn(timeZone, beganMs), day))
  for (const kind of ['dividend', 'dailySalary', 'hourSalary', 'realTimeSalary'] as const)
    await settings.write(`agents.${kind}`, true, 'seed')
  // Somebody who only tried it: a trial account, which is closed when its session has ended.
  await server.platform.database.transaction((tx) =>
    openTrial(tx, server.platform, { nowMs: clock.now(), brandCode: firstBrandCode }),
  )
  await ledger.moveTo(beganMs)
  const line = await openLine(server, heads, beganMs)
  const agreed = new Map<PlannedContract, Contract>()
  for (let day = 0; day <= daysOfPlay; day += 1) {
    tell(day, daysOfPlay)
    const dayBeganMs = startOf(day)
    // Settled at half past two of the next morning, as far as the present lets it.
    const nightMs = Math.min(startOf(day + 1) + 2.5 * hourMs, clock.now())
    await moveContracts(server, line.accounts, agreed, daysOfPlay - day, dayBeganMs + 10 * hourMs)
    await playDay(server, line, { day, dayBeganMs, untilMs: nightMs }, ledger)
    await ledger.moveTo(nightMs)
    await settleUpTo(server, nightMs)
  }
}

async function settleUpTo({ modules }: PlatformServer, nowMs: number): Promise<void> {
  const clock = { now: () => nowMs }
  await rollUp({ ...modules.rollUpDeps, clock })
  const deps = { ...modules.contractsDeps, clock }
  await settleContracts(deps)
  await settleKind(deps, 'REALTIME')
}

/** Offers, accepts and terminates what was agreed for a day. */
async function moveContracts(
  { platform: { database, settings } }: PlatformServer,
  accounts: LineAccounts,
  agreed: Map<PlannedContract, Contract>,
  daysAgo: number,
  nowMs: number,
): Promise<void> {
  const today = dayIn(await siteTimeZone(settings), nowMs)
  const moment = { nowMs, today }
  for (const planned of plannedContracts.filter((contract) => contract.agreedDaysAgo === daysAgo)) {
    const upline = plannedAgents.find(({ username }) => username === planned.to)?.upline
    const uplineId = upline === undefined ? null : accounts.get(upline)!
    const downlineId = accounts.get(planned.to)!
    const { kind, periodType, tiers } = planned
    const contract = await database.transaction(async (tx) => {
      const offer = { kind, periodType, tiers, brandCode: firstBrandCode, uplineId, downlineId }
      const mover = uplineId === null ? { operator: 'admin' } : { memberId: uplineId }
      const offered = await offerContract(tx, offer, mover, nowMs)
      return acceptOffer(tx, offered, { memberId: downlineId }, moment)
    })
    agreed.set(planned, contract)
  }
  for (const [planned, contract] of agreed)
    if (planned.endedDaysAgo === daysAgo)
      await database.transaction((tx) =>
        terminateContract(tx, contract, { memberId: accounts.get(planned.to)! }, moment),
      )
}
