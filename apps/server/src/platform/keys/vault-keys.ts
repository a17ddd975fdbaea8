// SPDX-License-Identifier: Apache-2.0
import type { Chance } from '../chance/chance.ts'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../db/index.ts'
import type { Log } from '../log/log.ts'
import { forgetHolder, noteHolder } from './key-holders.ts'
import { KeyRefused } from './key-refused.ts'
import type { KeySource } from './key-source.ts'
import { currentOf, knownKeys, noteFirstKey, type KnownKey } from './known-keys.ts'
import { newVaultKey } from './make-vault-key.ts'
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

export function createVaultKeys({ database, clock, chance, log, source }: VaultKeysDeps): VaultKeys {
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
      .then((text) => readVaultKeys(text ?? '', source.place))
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
      keys = currentOf(vaultKeys) ? await requireKnown(vaultKeys, source) : await adopt(sealed)
      await takeOver(await knownKeys(database, 'vault'))
    },
    async refresh() {
      if (!current) return
      const vaultKeys = await knownKeys(database, 'vault')
      const missing = vaultKeys.find(
        ({ keyId, state }) =>
          (state === 'next' || state === 'current') && !keys.some(({ id }) => id === keyId),
      )
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

  /**
   * The first start with a database that knows no key yet: a new installation, or one from before keys were
   * recorded.
   */
  async function adopt(sealed: readonly SealedTexts[]): Promise<VaultKey[]> {
    const text = await source.read()
    const found = text === undefined ? [] : readVaultKeys(text, source.place)
    for (const texts of sealed) await requireOpens(texts, found)
    const first = found[0] ?? (await make())
    const winner = await noteFirstKey(database, 'vault', first.id, clock.now())
    if (winner === first.id) return found.length > 0 ? found : [first]
    if (found.length === 0) source.keep?.remove()
    throw new KeyRefused(isAnother(source, winner))
  }

  async function requireOpens({ name, openedBy }: SealedTexts, found: VaultKey[]): Promise<void> {
    const opens = await openedBy(database, { current: () => found[0]!, all: () => found })
    if (opens ?? true) return
    throw new KeyRefused(
      found.length === 0
        ? `${source.place} holds no vault key, and this database holds ${name}, which were sealed with one. ${putBack}`
        : `${source.place} holds another vault key than the one that sealed ${name} in this database. ${putBack}`,
    )
  }

  async function make(): Promise<VaultKey> {
    if (!source.keep)
      throw new KeyRefused(
        `${source.place} holds no vault key. Make one with "openssl rand -base64 32", and give every process the same.`,
      )
    source.keep.add(newVaultKey(chance))
    // Another process with the same folder may have been faster.
    return readVaultKeys((await source.read()) ?? '', source.place)[0]!
  }
}

const putBack =
  'Put the right one there, from the backup of the keys or from another process (docs/runbook/keys.md); nothing was changed.'
const isAnother = ({ place }: KeySource, keyId: string): string =>
  `${place} holds another vault key than this database knows (${keyId}). ${putBack}`

/** The keys at the source, which must include every key that something may be sealed with. */
async function requireKnown(vaultKeys: readonly KnownKey[], source: KeySource): Promise<VaultKey[]> {
  const needed = vaultKeys.filter(({ state }) => state === 'current' || state === 'older')
  const text = await source.read()
  if (text === undefined)
    throw new KeyRefused(
      `${source.place} holds no vault key, and this database knows one (${currentOf(vaultKeys)?.keyId}). ${putBack}`,
    )
  const keys = readVaultKeys(text, source.place)
  const missing = needed.find(({ keyId }) => !keys.some(({ id }) => id === keyId))
  if (missing) throw new KeyRefused(isAnother(source, missing.keyId))
  return keys
}
