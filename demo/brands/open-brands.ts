// SPDX-License-Identifier: Apache-2.0
import { settings as declared, type SettingName } from '@tessera/contract'
import type { PlatformServer } from '@tessera/server/src/main/start/create-platform-server.ts'
import { insertHost, insertBrand } from '@tessera/server/src/modules/site/index.ts'
import { writeSetting } from '@tessera/server/src/platform/settings/write-setting.ts'
import { demoBrands, type DemoBrand } from './brands.ts'

const isSetting = (name: string): name is SettingName => Object.hasOwn(declared, name)

/**
 * Creates the brands of the demonstration with their hosts and settings. A setting that was ever changed
 * stays.
 */
export async function openBrands({
  platform: { database, clock, settings },
  modules: { directory },
}: PlatformServer): Promise<void> {
  const nowMs = clock.now()
  await database.transaction(async (tx) => {
    for (const { code, name, hosts } of demoBrands) {
      await insertBrand(tx, { code, name, nowMs })
      for (const host of hosts)
        await insertHost(
          tx,
          { host, brandCode: code, affiliateCode: null, ownerId: null, mainUrl: null },
          nowMs,
        )
    }
    for (const brand of demoBrands) await setLeaves(tx, brand, nowMs)
  })
  await Promise.all([settings.reload(), directory.reload()])
}

async function setLeaves(
  tx: Parameters<typeof insertBrand>[0],
  { code, settings }: DemoBrand,
  nowMs: number,
): Promise<void> {
  for (const [name, value] of Object.entries(settings)) {
    // Version 0: only if nobody has changed anything yet.
    if (isSetting(name))
      await writeSetting(tx, {
        brandCode: code,
        name,
        value,
        version: 0,
        changedBy: 'the installation',
        nowMs,
      })
  }
}
