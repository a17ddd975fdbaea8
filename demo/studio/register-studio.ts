// SPDX-License-Identifier: Apache-2.0
import { createPublicKey } from 'node:crypto'
import { join } from 'node:path'
import type { PlatformServer } from '@tessera/server/src/main/start/create-platform-server.ts'
import { firstBrandCode } from '@tessera/rules/site/brand'
import { addVendor } from '@tessera/server/src/modules/play/index.ts'
import type { Environment } from '@tessera/server/src/platform/env/environment.ts'
import { studioKey } from '@tessera/studio/src/server/keys.ts'
import { languageCodes, languages } from '@tessera/texts'
import { catalogueGames } from '../catalogue/catalogue-names.ts'

/** The studio's name in the catalogue. */
const vendorCode = 'BGS'
/** A demonstration vendor to which members transfer money before they play (docs/domain/vendor-wallets.md). */
const withTransferWallet = 'OKL'

/**
 * Does what an operator and a studio do at onboarding: exchange public keys, and register the studio as a
 * vendor account with its address and games. Our own studio gets no special treatment.
 */
export async function registerStudio(
  { platform: { database } }: PlatformServer,
  environment: Environment,
): Promise<void> {
  const publicKeyPem = createPublicKey(studioKey(join(environment.dataDir, 'studio-key.pem')))
    .export({ type: 'spki', format: 'pem' })
    .toString()
  const games = catalogueGames
    .filter((game) => game.vendorCode === vendorCode)
    .map(({ gameId, name }) => ({ code: gameId, name }))
  const shared = {
    protocol: 'hub88' as const,
    publicKeyPem,
    baseUrl: environment.studioUrl,
    redeems: true,
    languages: Object.fromEntries(
      languageCodes
        .filter((code) => languages[code].texts === code)
        .map((code) => [code, languages[code].tag]),
    ),
  }
  // Three contracts with one studio: its own games, the slot that replaces the games of demonstration vendors, and the
  // same slot with a transfer wallet.
  const added = await database.transaction(async (tx) => {
    const own = await addVendor(tx, {
      ...shared,
      id: 'studio',
      operatorId: firstBrandCode,
      vendorCode,
      declaresRake: true,
      games,
    })
    if ('refused' in own) return own
    const sandbox = {
      ...shared,
      id: 'sandbox',
      operatorId: `${firstBrandCode}-sandbox`,
      vendorCode: 'SANDBOX',
    }
    const added = await addVendor(tx, sandbox)
    if ('refused' in added) return added
    return addVendor(tx, {
      ...shared,
      id: 'sandbox-transfer',
      operatorId: `${firstBrandCode}-transfer`,
      vendorCode: withTransferWallet,
      transferWallet: true,
    })
  })
  if ('refused' in added)
    throw new Error(
      `The studio could not be registered: ${added.refused} DATA_DIR and the database belong together.`,
    )
}
