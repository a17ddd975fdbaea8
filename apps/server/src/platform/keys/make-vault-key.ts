// SPDX-License-Identifier: Apache-2.0
import type { Chance } from '../chance/chance.ts'
import { vaultKeyOf, writeVaultKey } from './vault-key.ts'
import { ownVaultKeySource } from './vault-key-source.ts'

const secretBytes = 32

/** A new key in its stored form. */
export const newVaultKey = (chance: Chance): string => writeVaultKey(vaultKeyOf(chance.bytes(secretBytes)))

/** Creates the vault key in a folder that has none, before there is a database to ask. */
export function makeVaultKey(dataDir: string, chance: Chance): void {
  const { keep, read } = ownVaultKeySource(dataDir)
  if (read() === undefined) keep?.add(newVaultKey(chance))
}
