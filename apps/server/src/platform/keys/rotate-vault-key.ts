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
  /** How long running processes may take to notice, in ms; the usual unless told. */
  patienceMs?: number
}

export interface Rotation extends SealedAnew {
  keyId: string
  droppedIds: string[]
}

const usualPatienceMs = 45_000
const lookAgainMs = 250

/**
 * Changes the vault key while the platform runs: a new key beside the old, every process has it, it seals,
 * everything is sealed anew in batches, the old key is dropped. Begun again after an interruption it goes on
 * where it was. Throws KeyRefused when there is no new key to be had, or a running process does not get it;
 * the old key is in force then, and nothing is lost.
 */
export async function rotateVaultKey(deps: RotationDeps): Promise<Rotation> {
  const { database, source } = deps
  let known = await knownKeys(database, 'vault')
  if (!currentOf(known))
    throw new KeyRefused('This database knows no vault key yet: start the platform once.')
  if (!known.some(({ state }) => state === 'older')) {
    const next = await announceNext(deps, known)
    await untilEach(
      deps,
      (holder) => holder.keyIds.includes(next),
      `did not get the new key from where their keys come from. Give it to them (here it is in ${source.place}), and run this again.`,
    )
    await takeIntoUse(deps, next)
    known = await knownKeys(database, 'vault')
  }
  const keyId = currentOf(known)?.keyId ?? ''
  const keys = await readKeys(deps, known)
  const current = keys.find(({ id }) => id === keyId)
  if (!current) throw new KeyRefused(`${source.place} does not hold the vault key that seals now (${keyId}).`)
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

async function readKeys({ source }: RotationDeps, known: readonly KnownKey[]): Promise<VaultKey[]> {
  const text = await source.read()
  if (text === undefined)
    throw new KeyRefused(
      `${source.place} holds no vault key, and this database knows one (${currentOf(known)?.keyId}). Put it back from the backup of the keys (docs/runbook/keys.md).`,
    )
  const keys = readVaultKeys(text, source.place)
  const missing = known.find(
    ({ keyId, state }) => (state === 'current' || state === 'older') && !keys.some(({ id }) => id === keyId),
  )
  if (missing)
    throw new KeyRefused(
      `${source.place} does not hold the vault key ${missing.keyId}, with which something is still sealed.`,
    )
  return keys
}

/**
 * The id of the key that comes next: one that is announced already, one that was put beside the present one,
 * or a fresh one.
 */
async function announceNext(deps: RotationDeps, known: readonly KnownKey[]): Promise<string> {
  const { database, clock, chance, source } = deps
  const keys = await readKeys(deps, known)
  const found = keys.find(({ id }) => known.every(({ keyId, state }) => keyId !== id || state === 'next'))
  const next = found ?? addNext()
  await noteKey(database, 'vault', { keyId: next.id, state: 'next' }, clock.now())
  return next.id

  function addNext(): VaultKey {
    if (!source.keep)
      throw new KeyRefused(
        `Put a new key (openssl rand -base64 32) into ${source.place} on a line of its own below the present one, give it to every process, and run this again.`,
      )
    const key = readVaultKeys(newVaultKey(chance), source.place)[0]!
    source.keep.replace(`${keys.map(writeVaultKey).join('\n')}\n${writeVaultKey(key)}`)
    return key
  }
}

/**
 * From here on every process that notices seals with it; those that have not yet still seal with the one
 * before.
 */
const takeIntoUse = ({ database, clock }: RotationDeps, next: string): Promise<void> =>
  database.transaction(async (tx) => {
    await lockKnownKeys(tx, 'vault')
    await changeStates(tx, 'vault', { from: ['current'], to: 'older' }, clock.now())
    await changeStates(tx, 'vault', { from: ['next'], to: 'current', keyId: next }, clock.now())
  })

/**
 * Nobody seals while it is held: what the last moments brought is sealed anew in the same transaction that
 * drops the key.
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

/** Waits until every process that runs is so; throws KeyRefused when some are not after a while. */
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
