// SPDX-License-Identifier: Apache-2.0
import { setTimeout as sleep } from 'node:timers/promises'
import type { Chance } from '../chance/chance.ts'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../db/index.ts'
import { keyHolders, type KeyHolder } from './key-holders.ts'
import { KeyRefused } from './key-refused.ts'
import type { KeySource } from './key-source.ts'
import { changeStates, currentOf, knownKeys, lockKnownKeys, noteKey, type KnownKey } from './known-keys.ts'
import { newVaultKey } from './make-vault-key.ts'
import { sealAllAnew, type SealedAnew } from './seal-all-anew.ts'
import type { SealedTexts } from './sealed-texts.ts'
import { createVault } from './vault.ts'
import { readVaultKeys, writeVaultKey, type VaultKey } from './vault-key.ts'
import type { Log } from '../log/log.ts'

export interface RotationDeps {
  database: Database
  clock: Clock
  chance: Chance
  log: Log
  source: KeySource
  sealedTexts: readonly SealedTexts[]
  /** How long running processes may take to notice, in ms; a default unless set. */
  patienceMs?: number
}

export interface Rotation extends SealedAnew {
  keyId: string
  droppedIds: string[]
}

const usualPatienceMs = 45_000
const lookAgainMs = 250

/**
 * Changes the vault key while the platform runs: adds a new key beside the old one, waits until every process
 * has it, seals with it, re-encrypts everything in batches, and drops the old key. After an interruption it
 * continues where it was. Throws KeyRefused when there is no new key, or a running process does not get it;
 * the old key then stays in force, and nothing is lost.
 */
export async function rotateVaultKey(deps: RotationDeps): Promise<Rotation> {
  const { database, source } = deps
  let vaultKeys = await knownKeys(database, 'vault')
  if (!currentOf(vaultKeys))
    throw new KeyRefused('This database knows no vault key yet: start the platform once.')
  if (!vaultKeys.some(({ state }) => state === 'older')) {
    const next = await announceNext(deps, vaultKeys)
    await untilEach(
      deps,
      (holder) => holder.keyIds.includes(next),
      `did not get the new key from where their keys come from. Give it to them (here it is in ${source.location}), and run this again.`,
    )
    await takeIntoUse(deps, next)
    vaultKeys = await knownKeys(database, 'vault')
  }
  const keyId = currentOf(vaultKeys)?.keyId ?? ''
  const keys = await readKeys(deps, vaultKeys)
  const current = keys.find(({ id }) => id === keyId)
  if (!current)
    throw new KeyRefused(`${source.location} does not hold the vault key that seals now (${keyId}).`)
  const ring = { current: () => current, all: () => keys }
  const vault = createVault({ ...deps, keys: ring })
  await untilEach(
    deps,
    (holder) => holder.sealingKeyId === keyId,
    'still seal with the old key, though they have the new one. Look at their logs, and run this again.',
  )
  const first = await sealAllAnew(database, deps.sealedTexts, { vault, keys: ring })
  const droppedIds = await dropOlder(deps, { vault, keys: ring })
  source.keep?.replace(writeVaultKey(current))
  return { ...first, keyId, droppedIds }
}

async function readKeys({ source }: RotationDeps, vaultKeys: readonly KnownKey[]): Promise<VaultKey[]> {
  const text = await source.read()
  if (text === undefined)
    throw new KeyRefused(
      `${source.location} holds no vault key, and this database knows one (${currentOf(vaultKeys)?.keyId}). Put it back from the backup of the keys (docs/runbook/keys.md).`,
    )
  const keys = readVaultKeys(text, source.location)
  const missing = vaultKeys.find(
    ({ keyId, state }) => (state === 'current' || state === 'older') && !keys.some(({ id }) => id === keyId),
  )
  if (missing)
    throw new KeyRefused(
      `${source.location} does not hold the vault key ${missing.keyId}, with which something is still sealed.`,
    )
  return keys
}

/**
 * The id of the next key: one that is already announced, one that was put beside the current one, or a new
 * one.
 */
async function announceNext(deps: RotationDeps, vaultKeys: readonly KnownKey[]): Promise<string> {
  const { database, clock, chance, source } = deps
  const keys = await readKeys(deps, vaultKeys)
  const found = keys.find(({ id }) => vaultKeys.every(({ keyId, state }) => keyId !== id || state === 'next'))
  const next = found ?? addNext()
  await noteKey(database, 'vault', { keyId: next.id, state: 'next' }, clock.now())
  return next.id

  function addNext(): VaultKey {
    if (!source.keep)
      throw new KeyRefused(
        `Put a new key (openssl rand -base64 32) into ${source.location} on a line of its own below the present one, give it to every process, and run this again.`,
      )
    const key = readVaultKeys(newVaultKey(chance), source.location)[0]!
    source.keep.replace(`${keys.map(writeVaultKey).join('\n')}\n${writeVaultKey(key)}`)
    return key
  }
}

/** From here on every process that notices seals with the new key; the others still seal with the old one. */
const takeIntoUse = ({ database, clock }: RotationDeps, next: string): Promise<void> =>
  database.transaction(async (tx) => {
    await lockKnownKeys(tx, 'vault')
    await changeStates(tx, 'vault', { from: ['current'], to: 'older' }, clock.now())
    await changeStates(tx, 'vault', { from: ['next'], to: 'current', keyId: next }, clock.now())
  })

/**
 * Blocks all sealing while it runs: what was sealed in the last moments is re-encrypted in the same
 * transaction that drops the key.
 */
const dropOlder = (
  { database, clock, sealedTexts }: RotationDeps,
  with_: Parameters<typeof sealAllAnew>[2],
): Promise<string[]> =>
  database.transaction(async (tx) => {
    const older = (await lockKnownKeys(tx, 'vault'))
      .filter(({ state }) => state === 'older')
      .map(({ keyId }) => keyId)
    await sealAllAnew(tx, sealedTexts, with_)
    await changeStates(tx, 'vault', { from: ['older'], to: 'dropped' }, clock.now())
    return older
  })

/** Waits until all running processes pass the check; throws KeyRefused when some do not in time. */
async function untilEach(
  { database, clock, patienceMs = usualPatienceMs }: RotationDeps,
  isSo: (holder: KeyHolder) => boolean,
  otherwise: string,
): Promise<void> {
  for (let waitedMs = 0; ; waitedMs += lookAgainMs) {
    const late = (await keyHolders(database, clock.now())).filter((holder) => !isSo(holder))
    if (late.length === 0) return
    if (waitedMs >= patienceMs)
      throw new KeyRefused(
        `${late.length === 1 ? 'One running process' : `${late.length} running processes`} ${otherwise}`,
      )
    await sleep(lookAgainMs)
  }
}
