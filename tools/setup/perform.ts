// SPDX-License-Identifier: Apache-2.0
import type { KeyObject } from 'node:crypto'
import { firstBrandCode } from '@tessera/rules/site/brand'
import { sandboxBankProvider } from '@tessera/server/src/adapters/payments/sandbox-bank/index.ts'
import { createPlatform } from '@tessera/server/src/main/start/create-platform.ts'
import { recordCommandLineAction } from '@tessera/server/src/modules/backoffice/index.ts'
import { createIdentity } from '@tessera/server/src/modules/identity/index.ts'
import { memberByUsername } from '@tessera/server/src/modules/members/index.ts'
import {
  listVendorAccounts,
  endPlaySessions,
  setPlayerEnabled,
  setVendorEnabled,
} from '@tessera/server/src/modules/play/index.ts'
import { openPayAccount, setPayAccountEnabled } from '@tessera/server/src/modules/wallet/index.ts'
import { silentLog } from '@tessera/server/src/platform/log/log.ts'
import { createSeal } from '@tessera/server/src/platform/seal/seal.ts'
import { createSettings } from '@tessera/server/src/platform/settings/settings.ts'
import { addBrand } from './add-brand.ts'
import { CannotDo } from './cannot-do.ts'
import { changeKeys, type KeyDeps } from './change-keys.ts'
import { changeSetting, showSettings } from './change-setting.ts'
import { copyInstallationFiles, type CopyDeps } from './copy-installation-files.ts'
import { importGames } from './import-games.ts'
import { openBtcpay } from './open-btcpay.ts'
import { openHostedPage } from './open-hosted-page.ts'
import type { ReadSecrets } from './read-secrets.ts'
import { openBankTransfer } from './open-bank-transfer.ts'
import type { SetupCommand } from './parse-arguments.ts'
import type { Outbound } from '@tessera/server/src/platform/outbound/outbound.ts'

export interface SetupDeps extends KeyDeps {
  operatorKey(): KeyObject
  outbound: Outbound
  readSecrets: ReadSecrets
  /** Address of the installation, without a slash at the end. */
  publicUrl: string
  location: CopyDeps['location']
}

const sandboxAccount = 'sandbox'

/**
 * Executes the command and answers what to print. Throws CannotDo with a sentence for the person at the
 * keyboard.
 */
export async function perform(
  deps: SetupDeps,
  command: Exclude<SetupCommand, { command: 'status' }>,
): Promise<string> {
  const { database, clock } = deps
  switch (command.command) {
    case 'files':
      return copyInstallationFiles(deps, command.to)
    case 'games':
      return importGames(deps, command)
    case 'brand':
      return addBrand(deps, command)
    case 'vendor':
      return switchVendor(deps, command)
    case 'member':
      return switchMember(deps, command)
    case 'sandbox-bank':
      return switchSandboxBank(deps, command.enabled)
    case 'bank-transfer':
      return openBankTransfer(deps, command)
    case 'btcpay':
      return openBtcpay(deps, command)
    case 'hosted-page':
      return openHostedPage(deps, command)
    case 'setting':
      return command.name !== undefined && command.value !== undefined
        ? changeSetting(deps, { ...command, name: command.name, value: command.value })
        : showSettings(database, clock, command)
    case 'seal-key':
      return newSealKey(deps)
    case 'vault-key':
    case 'operator-key':
      return changeKeys(deps, command)
  }
}

async function switchVendor(
  { database, clock }: SetupDeps,
  { id, enabled }: { id: string; enabled: boolean },
): Promise<string> {
  return database.transaction(async (tx) => {
    if (!(await listVendorAccounts(tx)).some((vendor) => vendor.id === id))
      throw new CannotDo(`There is no vendor ${id}.`)
    await setVendorEnabled(tx, id, enabled)
    await recordCommandLineAction(tx, {
      action: enabled ? 'openVendor' : 'closeVendor',
      subject: `vendor:${id}`,
      nowMs: clock.now(),
    })
    return enabled
      ? `${id} is open.`
      : `${id} is closed: no launches, no bets. Wins and rollbacks of earlier bets still settle.`
  })
}

/**
 * The change takes effect with the member's next call: their sessions are gone, and their bets are refused.
 */
async function switchMember(
  { database, clock, chance }: SetupDeps,
  { username, enabled }: { username: string; enabled: boolean },
): Promise<string> {
  const member = await memberByUsername(database, firstBrandCode, username)
  if (!member) throw new CannotDo(`There is no member ${username}.`)
  const platform = createPlatform({ database, clock, chance, log: silentLog() })
  await createIdentity(platform, {
    events: {
      sessionsEnded: endPlaySessions,
      async accountEnabled(tx, memberId, isEnabled) {
        await setPlayerEnabled(tx, memberId, isEnabled)
        await recordCommandLineAction(tx, {
          action: isEnabled ? 'openMember' : 'closeMember',
          subject: `member:${memberId}`,
          nowMs: clock.now(),
        })
      },
    },
  }).setAccountEnabled(member.id, enabled)
  return enabled
    ? `${username} is open.`
    : `${username} is closed and signed out. The balance stays; wins and rollbacks of earlier bets still settle.`
}

async function switchSandboxBank({ database, clock, chance }: SetupDeps, enabled: boolean): Promise<string> {
  return database.transaction(async (tx) => {
    const { code: currency } = await createSettings(tx, clock).read('site.currency')
    if (enabled)
      await openPayAccount(
        tx,
        chance,
        { id: sandboxAccount, provider: sandboxBankProvider, name: 'Sandbox bank', type: 'bank', currency },
        clock.now(),
      )
    if (!(await setPayAccountEnabled(tx, sandboxAccount, enabled)))
      throw new CannotDo('There is no sandbox bank.')
    await recordCommandLineAction(tx, {
      action: enabled ? 'openPaymentAccount' : 'closePaymentAccount',
      subject: `paymentAccount:${sandboxAccount}`,
      nowMs: clock.now(),
    })
    return enabled
      ? 'The sandbox bank is open: every payer decides himself whether he has paid. Play money only.'
      : 'The sandbox bank is closed. What was begun there may still arrive.'
  })
}

async function newSealKey({ database, clock, chance }: SetupDeps): Promise<string> {
  const seal = createSeal(database, clock, chance)
  await seal.rotate()
  const { kid } = await seal.publicKey()
  await database.transaction((tx) =>
    recordCommandLineAction(tx, { action: 'rotateSealKey', subject: `sealKey:${kid}`, nowMs: clock.now() }),
  )
  return `Payloads are sealed with the key ${kid} from now on; the one before is accepted for 24 hours more.`
}
