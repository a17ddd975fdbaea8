// SPDX-License-Identifier: Apache-2.0
import { readFileSync } from 'node:fs'
import { firstBrandCode } from '@tessera/rules/site/brand'
import { recordCommandLineAction } from '@tessera/server/src/modules/backoffice/index.ts'
import { balances, ownerOfMember } from '@tessera/server/src/modules/ledger/index.ts'
import { memberByUsername } from '@tessera/server/src/modules/members/index.ts'
import {
  addVendor,
  changeVendorAccount,
  createPlaySessions,
  createVendorAccounts,
  finishVendorRotation,
  listVendorAccounts,
  rotateVendorKey,
  saveVendorGame,
  vendorGame,
} from '@tessera/server/src/modules/play/index.ts'
import type { Platform } from '@tessera/server/src/platform/platform.ts'
import { CannotDo, done } from './cannot-do.ts'
import type { VendorCommand } from './parse-arguments.ts'
import type { PromotionCommand } from './promotion-arguments.ts'

/** The output of every command. `balance` is in 1/100000 of a unit, as on the wire. */
export interface VendorAnswer {
  walletUrl: string
  user: string | null
  token: string | null
  currency: string
  game: string | null
  balance: bigint | null
}

const millionthsPerWireUnit = 10n

export interface PerformDeps extends Pick<Platform, 'database' | 'clock' | 'chance' | 'settings'> {
  publicUrl: string
}

/** Executes the command. Throws CannotDo with a sentence for the person at the keyboard. */
export async function perform(
  deps: PerformDeps,
  command: Exclude<VendorCommand, PromotionCommand>,
): Promise<VendorAnswer> {
  const { code: currency } = await deps.settings.read('site.currency')
  const answer = (id: string, game: string | null = null): VendorAnswer => ({
    walletUrl: `${deps.publicUrl}/vendors/hub88/${id}`,
    user: null,
    token: null,
    currency,
    game,
    balance: null,
  })
  switch (command.command) {
    case 'add': {
      const games = command.games.map((code) => ({ code, name: code }))
      const vendor = {
        id: command.id,
        protocol: 'hub88' as const,
        publicKeyPem: readKey(command.publicKeyFile),
        operatorId: firstBrandCode,
        baseUrl: command.gamesApi,
        games,
        ...(command.languages && { languages: command.languages }),
        ...(command.redeems !== undefined && { redeems: command.redeems }),
        ...(command.transferWallet === true && { transferWallet: true as const }),
        ...(command.declaresRake === true && { declaresRake: true }),
      }
      return answer(done(await deps.database.transaction((tx) => addVendor(tx, vendor))).id, command.games[0])
    }
    case 'change': {
      await changeAccount(deps, command)
      return answer(command.id)
    }
    case 'rotate':
      return answer(
        done(
          await deps.database.transaction((tx) =>
            rotateVendorKey(tx, command.id, readKey(command.publicKeyFile)),
          ),
        ).id,
      )
    case 'finish':
      return answer(done(await deps.database.transaction((tx) => finishVendorRotation(tx, command.id))).id)
    case 'session':
      return { ...answer(command.id, command.game), ...(await openSession(deps, command)) }
  }
}

async function changeAccount(
  { database, clock }: PerformDeps,
  {
    id,
    gamesApi,
    languages,
    redeems,
    transferWallet,
    declaresRake,
  }: Extract<VendorCommand, { command: 'change' }>,
): Promise<void> {
  await database.transaction(async (tx) => {
    const vendor = (await listVendorAccounts(tx)).find((account) => account.id === id)
    if (!vendor) throw new CannotDo(`There is no vendor ${id}. Register it first: npm run vendor -- add`)
    await changeVendorAccount(tx, id, {
      baseUrl: gamesApi,
      languages,
      redeems,
      ...(transferWallet && { transferWallet }),
      ...(declaresRake && { declaresRake }),
    })
    const after = {
      ...(gamesApi !== undefined && { baseUrl: gamesApi }),
      ...(languages && { languages: JSON.stringify(languages) }),
      ...(redeems !== undefined && { redeems }),
      ...(transferWallet && { transferWallet }),
      ...(declaresRake && { declaresRake }),
    }
    await recordCommandLineAction(tx, {
      action: 'changeVendorAccount',
      subject: `vendor:${id}`,
      before: { baseUrl: vendor.baseUrl, redeems: vendor.redeems ?? false },
      after,
      nowMs: clock.now(),
    })
  })
}

function readKey(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new CannotDo(
      `The key file ${file} cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown reason'}).`,
    )
  }
}

async function openSession(deps: PerformDeps, command: Extract<VendorCommand, { command: 'session' }>) {
  const { database } = deps
  const accounts = createVendorAccounts({ db: database, clock: deps.clock })
  if (!(await accounts.find(command.id)))
    throw new CannotDo(`There is no vendor ${command.id}. Register it first: npm run vendor -- add`)
  const member = await memberByUsername(database, firstBrandCode, command.member)
  if (!member) throw new CannotDo(`There is no member ${command.member}.`)
  const game = await vendorGame(database, command.id, command.game)
  if (!game)
    await saveVendorGame(database, command.id, { code: command.game, name: command.game, enabled: true })
  const sessions = createPlaySessions({ db: database, clock: deps.clock, chance: deps.chance, accounts })
  const { token, playerRef } = await sessions.open({
    memberId: member.id,
    vendorAccountId: command.id,
    currency: member.currency,
    gameCode: command.game,
  })
  const { cash } = await balances(database, ownerOfMember(member.id), member.currency)
  return { user: playerRef, token, currency: member.currency, balance: cash / millionthsPerWireUnit }
}
