// SPDX-License-Identifier: Apache-2.0
export { environmentSource } from './environment-source.ts'
export { fileSource, ownFileSource } from './file-source.ts'
export { KeyRefused } from './key-refused.ts'
export type { KeySource } from './key-source.ts'
export { replaceLostVaultKey } from './replace-lost-vault-key.ts'
export { rotateVaultKey } from './rotate-vault-key.ts'
export type { NearKeySource } from './key-source.ts'
export {
  changeStates,
  isSealedWithDroppedKey,
  lockKnownKeys,
  noteKey,
  currentOf,
  knownKeys,
  noteFirstKey,
} from './known-keys.ts'
export { sealedRows, type SealedTexts } from './sealed-texts.ts'
export { CannotOpen, createVault, openSealed, type KeyRing, type Vault } from './vault.ts'
export { readVaultKeys, vaultKeyOf } from './vault-key.ts'
export { makeVaultKey } from './make-vault-key.ts'
export { vaultKeySource, type VaultKeySettings } from './vault-key-source.ts'
export { createVaultKeys, type VaultKeys } from './vault-keys.ts'
