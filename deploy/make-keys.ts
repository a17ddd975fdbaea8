// SPDX-License-Identifier: Apache-2.0
import { copyFileSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { makeOperatorKey } from '@tessera/server/src/adapters/vendors/operator-key.ts'
import { systemChance } from '@tessera/server/src/platform/chance/chance.ts'
import { makeVaultKey } from '@tessera/server/src/platform/keys/index.ts'
import { systemChance as studioChance } from '@tessera/studio/src/server/chance.ts'
import {
  beaconKey,
  beaconKeyFileOf,
  publicKeyFileOf,
  seedKey,
  seedKeyFileOf,
  studioKey,
} from '@tessera/studio/src/server/keys.ts'

/**
 * Makes the vault key of the platform, the key of the studio's seeds and the key pairs of both where each of them
 * keeps its own, and puts the public halves into a third folder that both may read: neither ever sees the other's
 * private key. Keys that are there stay; a platform whose database knows others refuses them at its start.
 *
 *   npm run make-keys -- --platform FOLDER --studio FOLDER --exchange FOLDER
 */
const { values } = parseArgs({
  options: { platform: { type: 'string' }, studio: { type: 'string' }, exchange: { type: 'string' } },
})
// npm changes the folder before it runs us; folders are relative to where the command was typed.
const [platform, studio, exchange] = [values.platform, values.studio, values.exchange].map(
  (folder) => folder && resolve(process.env['INIT_CWD'] ?? '', folder),
)
if (!platform || !studio || !exchange) {
  console.error('Say where: --platform FOLDER --studio FOLDER --exchange FOLDER')
  process.exit(2)
}
for (const folder of [platform, studio, exchange]) mkdirSync(folder, { recursive: true })
makeVaultKey(platform, systemChance)
makeOperatorKey(platform)
const studioKeyFile = join(studio, 'studio-key.pem')
studioKey(studioKeyFile)
beaconKey(beaconKeyFileOf(studioKeyFile))
seedKey(seedKeyFileOf(studioKeyFile), studioChance)
copyFileSync(join(platform, 'operator-key.pub.pem'), join(exchange, 'operator-key.pub.pem'))
copyFileSync(publicKeyFileOf(studioKeyFile), join(exchange, 'studio-key.pub.pem'))
console.log(`The public keys are in ${exchange}: operator-key.pub.pem, studio-key.pub.pem`)
