// SPDX-License-Identifier: Apache-2.0
import type { OperatorKey } from '@tessera/server/src/adapters/vendors/operator-key.ts'
import { sealedTexts } from '@tessera/server/src/main/start/sealed-texts.ts'
import { recordCommandLineAction } from '@tessera/server/src/modules/backoffice/index.ts'
import type { Chance } from '@tessera/server/src/platform/chance/chance.ts'
import type { Clock } from '@tessera/server/src/platform/clock/clock.ts'
import type { Database } from '@tessera/server/src/platform/db/index.ts'
import {
  replaceLostVaultKey,
  rotateVaultKey,
  type KeySource,
} from '@tessera/server/src/platform/keys/index.ts'
import { silentLog } from '@tessera/server/src/platform/log/log.ts'
import type { SetupCommand } from './parse-arguments.ts'

export interface KeyDeps {
  database: Database
  clock: Clock
  chance: Chance
  /** Where the platform's keys come from, by its own settings. */
  keys: { vault: KeySource; operator: OperatorKey }
}
export type KeyCommand = Extract<SetupCommand, { command: 'vault-key' | 'operator-key' }>

/** Changes a key of the installation and answers what to print. Throws KeyRefused when nothing may be changed. */
export function changeKeys(deps: KeyDeps, { command, step }: KeyCommand): Promise<string> {
  if (command === 'operator-key') return changeOperatorKey(deps, step)
  return step === 'rotate' ? rotate(deps) : replaceLost(deps)
}

const listed = (counts: readonly { name: string; count: number }[]): string =>
  counts.map(({ name, count }) => `${name} (${count})`).join(', ')

async function rotate({ keys: { vault: source }, ...deps }: KeyDeps): Promise<string> {
  const { keyId, droppedIds, sealedAnew, unopened } = await rotateVaultKey({
    ...deps,
    log: silentLog(),
    source,
    sealedTexts,
  })
  await note(deps, 'rotateVaultKey', keyId)
  return [
    `The vault key is ${keyId} now; ${droppedIds.join(' and ')} is dropped.`,
    sealedAnew.length > 0 ? `Sealed anew: ${listed(sealedAnew)}.` : 'Nothing had to be sealed anew.',
    ...(unopened.length > 0 ? [`No key opens these, and they stay as they are: ${listed(unopened)}.`] : []),
    source.keep
      ? `${source.location} holds the new key only: put it into the backup of the keys.`
      : `Take the old key out of ${source.location}, and put the new one into the backup of the keys.`,
  ].join('\n')
}

async function replaceLost({ keys: { vault: source }, ...deps }: KeyDeps): Promise<string> {
  const { keyId, lostIds } = await replaceLostVaultKey({ ...deps, log: silentLog(), source, sealedTexts })
  await note(deps, 'replaceLostVaultKey', keyId)
  return [
    `The vault key is ${keyId} now; ${lostIds.join(' and ')} is given up. What was sealed with it cannot be opened again:`,
    'authenticator apps (recovery codes and passkeys let in; set the app up anew), numbers of documents, pictures of documents (members send them again), keys of bank notifications and secrets of payment providers and payout accounts (set new ones), announced lottery draws (they are called off, and stakes go back), running matches of the built-in feed (they are cancelled, and their bets are void).',
    'Start the installation, and put the new key into the backup of the keys.',
  ].join('\n')
}

async function changeOperatorKey(
  { keys: { operator }, ...deps }: KeyDeps,
  step: 'rotate' | 'accept' | 'replace',
): Promise<string> {
  if (step === 'rotate') operator.renew()
  await deps.database.transaction((tx) => operator.accept(tx, deps.clock.now()))
  await note(deps, 'changeOperatorKey', operator.fingerprint())
  return `Calls to vendors are signed with the key ${operator.fingerprint()}. Give every vendor its public half, and every other platform process the same key:\n${operator.publicPem()}`
}

const note = ({ database, clock }: Omit<KeyDeps, 'keys'>, action: string, keyId: string): Promise<void> =>
  database.transaction((tx) =>
    recordCommandLineAction(tx, { action, subject: `key:${keyId}`, nowMs: clock.now() }),
  )
