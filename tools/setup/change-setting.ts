// SPDX-License-Identifier: Apache-2.0
import { settings as declared, type SettingName } from '@tessera/contract'
import { recordCommandLineAction, presentValue } from '@tessera/server/src/modules/backoffice/index.ts'
import { firstBrandCode } from '@tessera/rules/site/brand'
import { countMembersOf } from '@tessera/server/src/modules/members/index.ts'
import { findBrands, settingProblems } from '@tessera/server/src/modules/site/index.ts'
import type { Clock } from '@tessera/server/src/platform/clock/clock.ts'
import type { Database, Tx } from '@tessera/server/src/platform/db/index.ts'
import { reasonOf } from '@tessera/server/src/platform/settings/reason-of.ts'
import { createSettings, holderOf, type Settings } from '@tessera/server/src/platform/settings/settings.ts'
import { writeSetting } from '@tessera/server/src/platform/settings/write-setting.ts'
import { CannotDo } from './cannot-do.ts'

const isSetting = (name: string): name is SettingName => Object.hasOwn(declared, name)
const names = (Object.keys(declared) as SettingName[]).sort()

/** Prints every setting of a brand, or one, with its purpose. Without a brand: the first. */
export async function showSettings(
  db: Database,
  clock: Clock,
  { name, brand }: { name: string | undefined; brand: string | undefined },
): Promise<string> {
  if (name !== undefined && !isSetting(name))
    throw new CannotDo(`There is no setting ${name}. "npm run setup -- setting" shows all.`)
  const settings = await settingsOf(db, clock, brand)
  const visible = name === undefined ? names : [name]
  return (
    await Promise.all(
      visible.map(
        async (one) =>
          `${one} = ${JSON.stringify(presentValue(one, await settings.read(one)))}\n    ${declared[one].help}`,
      ),
    )
  ).join('\n')
}

/**
 * Changes a setting of the running server, which follows within a second; for the first brand, or the named
 * one. Throws CannotDo for a value that its schema refuses, an unknown brand, and a global setting in the
 * name of one brand.
 */
export async function changeSetting(
  { database, clock }: { database: Database; clock: Clock },
  { name, value: typed, brand }: { name: string; value: string; brand: string | undefined },
): Promise<string> {
  if (!isSetting(name))
    throw new CannotDo(`There is no setting ${name}. "npm run setup -- setting" shows all.`)
  const checked = declared[name].schema.safeParse(valueOf(typed))
  if (!checked.success) throw new CannotDo(`The value of ${name} is wrong: ${reasonOf(checked.error)}.`)
  return database.transaction(async (tx) => {
    const settings = await settingsOf(tx, clock, brand)
    if (settings.brandCode !== firstBrandCode && declared[name].scope === 'installation')
      throw new CannotDo(`${name} is the same for all brands: leave out --brand.`)
    if (name === 'site.currency' && (await countMembersOf(tx, settings.brandCode)) > 0)
      throw new CannotDo('The currency of a brand is fixed once it has members: their balances are in it.')
    const before = JSON.stringify(presentValue(name, await settings.read(name)))
    await writeSetting(tx, {
      brandCode: holderOf(settings.brandCode, name),
      ...{ name, value: checked.data, changedBy: 'the installation', nowMs: clock.now(), isDecision: true },
    })
    await settings.reload()
    const problem = (await settingProblems(settings, [name]))[name]
    if (problem !== undefined) throw new CannotDo(`The value of ${name} is wrong: ${problem}.`)
    const after = JSON.stringify(presentValue(name, checked.data))
    await recordCommandLineAction(tx, {
      action: 'changeSetting',
      subject: `setting:${name}`,
      before: { brandCode: settings.brandCode, value: before },
      after: { brandCode: settings.brandCode, value: after },
      nowMs: clock.now(),
    })
    return `${name} = ${after} (was ${before})`
  })
}

export async function settingsOf(
  db: Database | Tx,
  clock: Clock,
  brand: string = firstBrandCode,
): Promise<Settings> {
  const codes = (await findBrands(db)).map(({ code }) => code)
  if (!codes.includes(brand))
    throw new CannotDo(`There is no brand ${brand}. There are: ${codes.join(', ')}.`)
  return createSettings(db, clock).of(brand)
}

/** The typed value is JSON, or else a plain word. */
function valueOf(typed: string): unknown {
  try {
    return JSON.parse(typed)
  } catch {
    return typed
  }
}
