// SPDX-License-Identifier: Apache-2.0
import { fault, type OperationInput, type OperationOutput } from '@tessera/contract'
import type { DomainHandlers } from '../../../platform/http/index.ts'
import type { Queries } from '../../../platform/db/index.ts'
import type { Log } from '../../../platform/log/log.ts'
import { applyDiff, compareGames, findSample, gamesOfVendor, type GamesDiff } from '../../catalogue/index.ts'
import { memberByUsername } from '../../members/index.ts'
import {
  isSandboxAccount,
  learnLanguages,
  listVendorAccounts,
  saveVendorGame,
  type CatalogGame,
  type VendorAccount,
} from '../../play/index.ts'
import type { BackofficeDeps } from '../backoffice-deps.ts'
import { recordedStep } from './recorded-step.ts'

type SyncCalls = Pick<
  DomainHandlers<'backoffice'>,
  `backoffice.${'compareVendor' | 'applyVendor' | 'testVendor'}`
>

/** The vendor account of that id, or a 404. */
export async function accountAt(db: Queries, id: string): Promise<VendorAccount> {
  const account = (await listVendorAccounts(db)).find((one) => one.id === id)
  if (!account) throw fault('call.notFound')
  return account
}

export const syncCalls = (deps: BackofficeDeps): SyncCalls => {
  async function listedBy(account: VendorAccount, log: Log): Promise<CatalogGame[]> {
    if (isSandboxAccount(account.id)) throw fault('backoffice.noList')
    const adapter = deps.vendorAdapters.get(account.protocol)
    if (!adapter || account.baseUrl === '') throw fault('backoffice.vendorAway')
    return adapter.listGames(account).catch((error: unknown) => {
      log.warn({ vendor: account.id, error: String(error) }, 'a vendor answered no list of games')
      throw fault('backoffice.vendorAway')
    })
  }
  /** The differences between this catalogue and an already fetched list. */
  const compare = async (
    db: Queries,
    { vendorCode }: VendorAccount,
    listed: CatalogGame[],
    types: OperationInput<'backoffice.compareVendor'>['types'],
  ): Promise<GamesDiff> => compareGames(vendorCode, await gamesOfVendor(db, vendorCode), listed, types)

  return {
    async 'backoffice.compareVendor'({ id, types }, { db, log }) {
      const account = await accountAt(db, id)
      const listed = await listedBy(account, log)
      return presentSync(account, listed, await compare(db, account, listed, types))
    },
    async 'backoffice.applyVendor'({ id, types, digest }, { operator, db, log, nowMs }) {
      const account = await accountAt(db, id)
      // Fetched before the transaction, because a vendor may be slow.
      const listed = await listedBy(account, log)
      const counts = { added: 0, changed: 0, gone: 0 }
      const deed = { operator, nowMs, action: 'applyVendor', subject: `vendor:${id}`, after: counts }
      return recordedStep(deps, deed, async (tx) => {
        const diff = await compare(tx, account, listed, types)
        if (diff.digest !== digest) throw fault('messages.changedElsewhere')
        await learnLanguages(tx, account, listed)
        await applyDiff(
          tx,
          { vendorCode: account.vendorCode, vendorName: listed[0]?.studio || account.vendorCode },
          diff,
        )
        for (const { code, name, enabled } of [
          ...diff.added,
          ...diff.changed.map(({ listed: game }) => game),
        ])
          await saveVendorGame(tx, id, { code, name, enabled })
        for (const { gameId, name } of diff.gone)
          await saveVendorGame(tx, id, { code: gameId, name, enabled: false })
        return Object.assign(counts, {
          added: diff.added.length,
          changed: diff.changed.length,
          gone: diff.gone.length,
        })
      })
    },
    async 'backoffice.testVendor'({ id, gameId, username }, { operator, db, nowMs, ip, host, brandCode }) {
      const account = await accountAt(db, id)
      const member = username === undefined ? undefined : await memberByUsername(db, brandCode, username)
      if (username !== undefined && !member) throw fault('backoffice.noMember')
      const sample = isSandboxAccount(account.id) ? await findSample(db, gameId) : undefined
      const steps = await deps.testLaunch({
        account,
        gameCode: gameId,
        sample,
        player: member && { memberId: member.id, currency: member.currency },
        site: await deps.siteAt({ host, brandCode }),
        ip,
      })
      const passed = steps.every((step) => step.passed)
      await recordedStep(
        deps,
        {
          operator,
          nowMs,
          action: 'testVendor',
          subject: `vendor:${id}`,
          after: { passed, username: username ?? '', game: gameId ?? '' },
        },
        () => Promise.resolve(),
      )
      return { passed, steps }
    },
  }
}

const presentSync = (
  { id, vendorCode }: VendorAccount,
  listed: readonly CatalogGame[],
  { added, changed, ...diff }: GamesDiff,
): OperationOutput<'backoffice.compareVendor'> => ({
  accountId: id,
  vendorCode,
  listed: listed.length,
  ...diff,
  added: added.map(({ code, name, category, gameType }) => ({ gameId: code, name, category, gameType })),
  changed: changed.map(({ nodeId, gameType, listed: { code, name, category }, changes }) => ({
    nodeId,
    gameType,
    gameId: code,
    name,
    category,
    changes,
  })),
})
