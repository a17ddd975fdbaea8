// SPDX-License-Identifier: Apache-2.0
import { sealedDocumentKeys } from '../../modules/compliance/index.ts'
import { sealedAppSecrets } from '../../modules/identity/index.ts'
import { announcedDraws } from '../../modules/lottery/index.ts'
import { sealedIdNumbers } from '../../modules/members/index.ts'
import { sealedReplaySeeds } from '../../modules/sportsbook/index.ts'
import { sealedInWallet } from '../../modules/wallet/index.ts'
import type { SealedTexts } from '../../platform/keys/index.ts'

/** Everything in the database that depends on the vault key, of all modules. */
export const sealedTexts: readonly SealedTexts[] = [
  sealedAppSecrets,
  sealedIdNumbers,
  sealedDocumentKeys,
  ...sealedInWallet,
  announcedDraws,
  sealedReplaySeeds,
]
