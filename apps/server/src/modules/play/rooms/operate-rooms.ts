// SPDX-License-Identifier: Apache-2.0
import type { Queries } from '../../../platform/db/index.ts'
import type { Log } from '../../../platform/log/log.ts'
import { studioAccountId, type LaunchDeps } from '../launch/launch-game.ts'
import type { VendorAccount } from '../ports.ts'
import { membersByRefs } from '../wallet-core/index.ts'
import type {
  ChatStep,
  ReportedMessage,
  RoomOperation,
  RoomReport,
  RoomStepAnswer,
} from './room-operation.ts'

/** The tables of the studio, as operators work with them; undefined or `away` without an answer of the studio. */
export interface OperatedRooms {
  report(): Promise<(RoomReport & { vendorCode: string }) | undefined>
  pause(step: Parameters<RoomOperation['pause']>[1]): Promise<RoomStepAnswer | 'away'>
  hold(step: Parameters<RoomOperation['hold']>[1]): Promise<RoomStepAnswer | 'away'>
  /** With the member who wrote each; undefined without an answer of the studio. */
  chatReports(): Promise<(ReportedMessage & { memberId: bigint | undefined })[] | undefined>
  chatStep(step: ChatStep): Promise<RoomStepAnswer | 'away'>
  void(step: Parameters<RoomOperation['void']>[1]): Promise<RoomStepAnswer | 'away'>
}

export function createOperatedRooms({
  accounts,
  adapters,
  log,
  db,
}: Pick<LaunchDeps, 'accounts' | 'adapters'> & { log: Log; db: Queries }): OperatedRooms {
  async function ask<Answer>(
    work: (operation: RoomOperation, account: VendorAccount) => Promise<Answer>,
  ): Promise<Answer | undefined> {
    const account = await accounts.find(studioAccountId)
    const operation =
      account && account.baseUrl !== '' ? adapters.get(account.protocol)?.roomOperation : undefined
    if (!account || !operation) return undefined
    return work(operation, account).catch((error: unknown) => {
      log.warn({ error: String(error) }, 'the studio did not answer about its tables')
      return undefined
    })
  }
  return {
    report: () =>
      ask(async (operation, account) => ({
        ...(await operation.report(account)),
        vendorCode: account.vendorCode,
      })),
    pause: async (step) => (await ask((operation, account) => operation.pause(account, step))) ?? 'away',
    hold: async (step) => (await ask((operation, account) => operation.hold(account, step))) ?? 'away',
    chatReports: () =>
      ask(async (operation, account) => {
        const reports = await operation.chatReports(account)
        const members = await membersByRefs(
          db,
          account.id,
          reports.map(({ playerRef }) => playerRef),
        )
        return reports.map((report) => ({ ...report, memberId: members.get(report.playerRef) }))
      }),
    chatStep: async (step) =>
      (await ask((operation, account) => operation.chatStep(account, step))) ?? 'away',
    void: async (step) => (await ask((operation, account) => operation.void(account, step))) ?? 'away',
  }
}
