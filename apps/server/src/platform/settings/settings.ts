// SPDX-License-Identifier: Apache-2.0
import { settings as declared, type SettingName, type SettingValue } from '@tessera/contract'
import { firstBrandCode } from '@tessera/rules/site/brand'
import type { Clock } from '../clock/clock.ts'
import { requireNoneHeld, type Database, type Tx } from '../db/index.ts'
import { shippedTexts, type AllTexts, type BrandTexts } from '../texts/brand-texts.ts'
import { keyOf, loadSettings, type LoadedSetting, type RefusedSetting } from './load-settings.ts'
import { writeSetting } from './write-setting.ts'

/**
 * The white-label settings and sentences of one brand, as a snapshot in memory. Whatever starts work (a call, a page, a
 * job) refreshes it when it is a second old; reading never queries the database, so it is safe inside a
 * transaction. A leaf that was never set has its default; an invalid stored value leaves the last valid one
 * in place.
 */
export interface Settings {
  /** Whose settings these are. */
  readonly brandCode: string
  /** The sentences of the brand, from the same snapshot. */
  readonly texts: BrandTexts
  /**
   * The value in the snapshot. Only the very first read of a process that has never refreshed it waits for
   * the database.
   */
  read<Name extends SettingName>(name: Name): Promise<SettingValue<Name>>
  /** The same without waiting; the default until settings have been loaded once. */
  known<Name extends SettingName>(name: Name): SettingValue<Name>
  /** Validates and stores; throws a ZodError for an invalid value. */
  write<Name extends SettingName>(name: Name, value: SettingValue<Name>, changedBy: string): Promise<void>
  /**
   * The settings of another brand. Requests use those of `facts.brandCode`; whatever belongs to no brand
   * (tools, jobs, the whole platform) uses the first brand's.
   */
  of(brandCode: string): Settings
  /**
   * Refreshes the snapshot from the database when it is a second old. Never call it while holding a
   * connection.
   */
  refresh(): Promise<void>
  /**
   * Refreshes the snapshot now, because something was changed without `write`. Never call it while holding a
   * connection.
   */
  reload(): Promise<void>
}

export interface SettingsOptions {
  /** Called once for each invalid stored value; the last valid one is used meanwhile. */
  onRefused?: (refused: RefusedSetting) => Promise<void>
  /** The sentences of brands, read with every refresh; without it, those of the release are said. */
  texts?: AllTexts
}

const freshMs = 1_000
/** The brand whose value counts for a leaf: installation-wide values are stored under the first brand. */
export const holderOf = (brandCode: string, name: SettingName): string =>
  declared[name].scope === 'installation' ? firstBrandCode : brandCode

/** All brands' settings of one process, seen from the first brand. */
export function createSettings(
  database: Database | Tx,
  clock: Clock,
  { onRefused, texts }: SettingsOptions = {},
): Settings {
  let loadedAt = Number.NEGATIVE_INFINITY
  let everLoaded = false
  let loads = 0
  let applied = 0
  let stored = new Map<string, LoadedSetting>()
  let loading: Promise<void> | undefined

  async function load(): Promise<void> {
    const turn = ++loads
    const { values, refused } = await loadSettings(database, stored)
    await texts?.load(database)
    // A load that started later has newer data.
    if (turn < applied) return
    applied = turn
    stored = values
    loadedAt = clock.now()
    everLoaded = true
    for (const each of refused) await onRefused?.(each)
  }

  function valueOf<Name extends SettingName>(brandCode: string, name: Name): SettingValue<Name> {
    const found = stored.get(keyOf(holderOf(brandCode, name), name))
    return (found ? found.value : declared[name].default) as SettingValue<Name>
  }

  const of = (brandCode: string): Settings => ({
    brandCode,
    texts: texts?.of(brandCode) ?? shippedTexts,
    async read(name) {
      if (!everLoaded) await loadOnce()
      return valueOf(brandCode, name)
    },
    known: (name) => valueOf(brandCode, name),
    async write(name, value, changedBy) {
      await writeSetting(database, {
        brandCode: holderOf(brandCode, name),
        name,
        value,
        changedBy,
        nowMs: clock.now(),
      })
      await load()
    },
    of,
    refresh,
    reload: load,
  })

  /** Callers that arrive during a load wait for the same one. */
  const loadOnce = (): Promise<void> =>
    (loading ??= load().finally(() => {
      loading = undefined
    }))

  async function refresh(): Promise<void> {
    requireNoneHeld()
    if (Math.abs(clock.now() - loadedAt) >= freshMs) await loadOnce()
  }

  return of(firstBrandCode)
}
