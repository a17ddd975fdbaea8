// SPDX-License-Identifier: Apache-2.0
import type { Chance } from '../chance/chance.ts'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../db/index.ts'
import type { Log } from '../log/log.ts'
import { adoptFirstKey } from './adopt-first-key.ts'
import { forgetHolder, noteHolder } from './key-holders.ts'
import type { KeySource } from './key-source.ts'
import { currentOf, knownKeys, type KnownKey } from './known-keys.ts'
import { requireKnown } from './require-known-keys.ts'
import type { SealedTexts } from './sealed-texts.ts'
import type { KeyRing } from './vault.ts'
import { readVaultKeys, type VaultKey } from './vault-key.ts'

export interface VaultKeysDeps {
  database: Database
  clock: Clock
  chance: Chance
  log: Log
  source: KeySource
}

/** The vault keys of one process. Nothing may be sealed or opened before `open`. */
export interface VaultKeys extends KeyRing {
  /**
   * Reads the keys and compares them with what the database knows. The very first start of an installation
   * creates a key, if the platform keeps its keys itself, and records its fingerprint. Throws KeyRefused when
   * a key is missing or differs from the vaultKeys one.
   */
  open(sealed: readonly SealedTexts[]): Promise<void>
  /**
   * Checks which key seals now, and reads keys that were added meanwhile. Never call it while holding a
   * connection.
   */
  refresh(): Promise<void>
  /** Records, on shutdown, that this process no longer has any keys. */
  close(): Promise<void>
}

const askAgainMs = 10_000
const sayAgainMs = 5_000
const processIdBytes = 8

export function createVaultKeys(deps: VaultKeysDeps): VaultKeys {
  const { database, clock, chance, log, source } = deps
  let keys: VaultKey[] = []
  let current: VaultKey | undefined
  let askedAtMs = Number.NEGATIVE_INFINITY
  let saidAtMs = Number.NEGATIVE_INFINITY
  let said = ''
  const process = chance.bytes(processIdBytes).toString('hex')

  /**
   * Until this process has the new key, it continues with the previous one, which all processes can still
   * open.
   */
  async function takeOver(vaultKeys: readonly KnownKey[]): Promise<void> {
    const currentId = currentOf(vaultKeys)?.keyId
    current = keys.find(({ id }) => id === currentId) ?? current
    const keyIds = keys.map(({ id }) => id)
    const now = `${current?.id} ${keyIds.join()}`
    if (!current || (now === said && clock.now() - saidAtMs < sayAgainMs)) return
    await noteHolder(database, { process, keyIds, sealingKeyId: current.id }, clock.now())
    said = now
    saidAtMs = clock.now()
  }

  /**
   * Reads keys that were added at their source. Keys that this process already had are kept, because
   * something may still be sealed with them.
   */
  async function askAgain(missing: KnownKey): Promise<void> {
    if (Math.abs(clock.now() - askedAtMs) < askAgainMs) return
    askedAtMs = clock.now()
    const found = await Promise.resolve(source.read())
      .then((text) => readVaultKeys(text ?? '', source.location))
      .catch((error: unknown) => {
        log.error({ error: String(error) }, 'the vault key is being changed, and the keys cannot be read')
        return []
      })
    keys = [...keys, ...found.filter(({ id }) => !keys.some((key) => key.id === id))]
    if (!keys.some(({ id }) => id === missing.keyId))
      log.error(
        { keyId: missing.keyId },
        'the vault key is being changed, and this process does not have the new one; give it to it',
      )
  }

  return {
    async open(sealed) {
      const vaultKeys = await knownKeys(database, 'vault')
      keys = currentOf(vaultKeys) ? await requireKnown(vaultKeys, source) : await adoptFirstKey(deps, sealed)
      await takeOver(await knownKeys(database, 'vault'))
    },
    async refresh() {
      if (!current) return
      const vaultKeys = await knownKeys(database, 'vault')
      const missing = missingKey(vaultKeys, keys)
      if (missing) await askAgain(missing)
      await takeOver(vaultKeys)
    },
    async close() {
      if (current) await forgetHolder(database, process, clock.now())
    },
    current() {
      if (!current) throw new Error('the vault keys of this process were not opened')
      return current
    },
    all: () => keys,
  }
}

/** A key that this process needs for what is sealed from now on, and does not have. */
const missingKey = (vaultKeys: readonly KnownKey[], keys: readonly VaultKey[]): KnownKey | undefined =>
  vaultKeys.find(
    ({ keyId, state }) => (state === 'next' || state === 'current') && !keys.some(({ id }) => id === keyId),
  )
