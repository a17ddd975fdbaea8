import { settings as declared, type SettingName, type SettingValue } from '@tessera/contract'
import { recordHouseAction, shownValue } from '@tessera/server/src/modules/backoffice/index.ts'
import { countMembers } from '@tessera/server/src/modules/members/index.ts'
import { settingProblems } from '@tessera/server/src/modules/site/index.ts'
import type { Clock } from '@tessera/server/src/platform/clock/clock.ts'
import type { Database } from '@tessera/server/src/platform/db/index.ts'
import { createSettings } from '@tessera/server/src/platform/settings/settings.ts'
import { CannotDo } from './cannot-do.ts'

const isSetting = (name: string): name is SettingName => Object.hasOwn(declared, name)
const names = (Object.keys(declared) as SettingName[]).sort()

/** Shows every setting, or one, with what it is for. */
export async function showSettings(db: Database, clock: Clock, name: string | undefined): Promise<string> {
  if (name !== undefined && !isSetting(name)) throw new CannotDo(`There is no setting ${name}. "npm run setup -- setting" shows all.`)
  const settings = createSettings(db, clock)
  const shown = name === undefined ? names : [name]
  return (await Promise.all(shown.map(async (one) => `${one} = ${JSON.stringify(shownValue(one, await settings.read(one)))}\n    ${declared[one].help}`))).join('\n')
}

/** Changes a setting of the running house, which follows within a second. Throws CannotDo for a value that its schema refuses. */
export async function changeSetting({ database, clock }: { database: Database; clock: Clock }, name: string, typed: string): Promise<string> {
  if (!isSetting(name)) throw new CannotDo(`There is no setting ${name}. "npm run setup -- setting" shows all.`)
  const checked = declared[name].schema.safeParse(valueOf(typed))
  if (!checked.success) throw new CannotDo(`${name} cannot be that: ${checked.error.issues.map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': ')).join('; ')}.`)
  return database.transaction(async (tx) => {
    if (name === 'site.currency' && (await countMembers(tx, 0)).all > 0) throw new CannotDo('The currency of the house is fixed once it has members: their balances are in it.')
    const settings = createSettings(tx, clock)
    const before = JSON.stringify(shownValue(name, await settings.read(name)))
    await settings.write(name, checked.data as SettingValue<typeof name>, 'the house')
    const problem = (await settingProblems(settings, [name]))[name]
    if (problem !== undefined) throw new CannotDo(`${name} cannot be that: ${problem}.`)
    const after = JSON.stringify(shownValue(name, checked.data))
    await recordHouseAction(tx, { action: 'changeSetting', subject: `setting:${name}`, before: { value: before }, after: { value: after }, nowMs: clock.now() })
    return `${name} = ${after} (was ${before})`
  })
}

/** What was typed is JSON, or else a plain word. */
function valueOf(typed: string): unknown {
  try {
    return JSON.parse(typed)
  } catch {
    return typed
  }
}
