// SPDX-License-Identifier: Apache-2.0
import {
  fault,
  settings as declared,
  type OperationInput,
  type OperationOutput,
  type SettingName,
} from '@tessera/contract'
import { walletCurrencies } from '@tessera/rules/currencies/known'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Database, Tx } from '../../../platform/db/index.ts'
import type { OperatorActor } from '../../../platform/http/index.ts'
import { reasonOf } from '../../../platform/settings/reason-of.ts'
import { createSettings, holderOf } from '../../../platform/settings/settings.ts'
import { findSettings } from '../../../platform/settings/setting-store.ts'
import { writeSetting } from '../../../platform/settings/write-setting.ts'
import { hasTotp, ownerOperator } from '../../identity/index.ts'
import { countMembersOf, currenciesWithMembers } from '../../members/index.ts'
import { ownCurrency, settingProblems } from '../../site/index.ts'
import { recordAction } from '../audit/record-action.ts'
import { requireApproval } from '../second-person/require-second.ts'
import { formOf, isSetting, presentValue } from './setting-leaf.ts'
import { restoreRedacted } from './redact.ts'

type Changed = OperationOutput<'backoffice.changeSettings'>
type Asked = OperationInput<'backoffice.changeSettings'>['changes'][number]
interface Change extends Asked {
  name: SettingName
}

export interface ChangeFacts {
  operator: OperatorActor
  nowMs: number
  brandCode: string
  dryRun: boolean
}

/** Rolls a dry run back and carries its differences out. */
class Tried extends Error {
  readonly differences: Changed['differences']
  constructor(differences: Changed['differences']) {
    super('tried only')
    this.differences = differences
  }
}

/**
 * Changes leaves of a brand together, all or none. Throws `call.invalid` with a message per invalid leaf,
 * `backoffice.settingChanged` when somebody changed one of them since the operator loaded it. A dry run does
 * the same and rolls back.
 */
export async function changeSettings(
  deps: { database: Database; clock: Clock },
  facts: ChangeFacts,
  asked: readonly Asked[],
): Promise<Changed> {
  try {
    const differences = await deps.database.transaction(async (tx) => {
      const made = await writeAll(tx, facts, readChanges(await withSecrets(tx, facts.brandCode, asked)))
      await refuseProblems(tx, deps.clock, facts, made)
      if (facts.dryRun) throw new Tried(made)
      await requireSecondForTerms(tx, facts, made)
      if (made.length > 0) await recordAction(tx, actionOf(facts, made))
      return made
    })
    return { differences: presentDifferences(differences), dryRun: false }
  } catch (error) {
    if (error instanceof Tried) return { differences: presentDifferences(error.differences), dryRun: true }
    throw error
  }
}

/** What sets sums, rates or the limits of one person is changed by two. */
async function requireSecondForTerms(
  tx: Tx,
  { operator, nowMs, brandCode }: ChangeFacts,
  made: Changed['differences'],
): Promise<void> {
  const terms = made.filter(({ name }) => isSetting(name) && declared[name].twoPersons === true)
  if (terms.length === 0) return
  await requireApproval(
    tx,
    { operator, nowMs },
    {
      ...{ call: 'changeSettings', subject: `brand:${brandCode}`, brandCode },
      terms: Object.fromEntries(terms.map(({ name, after, version }) => [name, [after, version]])),
    },
  )
}

const presentDifferences = (differences: Changed['differences']): Changed['differences'] =>
  differences.map(({ name, before, after, version }) => ({
    name,
    before: presentValue(name, before),
    after: presentValue(name, after),
    version,
  }))

/** A secret that came back redacted is the stored one. */
async function withSecrets(tx: Tx, brandCode: string, asked: readonly Asked[]): Promise<Asked[]> {
  const stored = new Map(
    (await findSettings(tx)).map((setting) => [`${setting.brandCode} ${setting.name}`, setting.value]),
  )
  return asked.map((change) =>
    isSetting(change.name)
      ? {
          ...change,
          value: restoreRedacted(
            formOf(change.name),
            change.value,
            stored.get(`${holderOf(brandCode, change.name)} ${change.name}`),
          ),
        }
      : change,
  )
}

/**
 * Each leaf once, each with a valid value; always in the same order, so that two operators never deadlock.
 */
function readChanges(asked: readonly Asked[]): Change[] {
  const fields = new Map<string, string>()
  const changes = new Map<string, Change>()
  for (const { name, value, version } of asked) {
    if (!isSetting(name)) fields.set(name, 'There is no such setting')
    else if (changes.has(name)) fields.set(name, 'Named twice')
    else {
      const checked = declared[name].schema.safeParse(value)
      if (checked.success) changes.set(name, { name, value: checked.data, version })
      else fields.set(name, reasonOf(checked.error))
    }
  }
  if (fields.size > 0) throw fault('call.invalid', { fields: Object.fromEntries(fields) })
  return [...changes.values()].toSorted((one, other) => (one.name < other.name ? -1 : 1))
}

async function writeAll(
  tx: Tx,
  { brandCode, operator, nowMs }: ChangeFacts,
  changes: readonly Change[],
): Promise<Changed['differences']> {
  const made: Changed['differences'] = []
  const overtaken: string[] = []
  for (const { name, value, version } of changes) {
    const written = await writeSetting(tx, {
      brandCode: holderOf(brandCode, name),
      name,
      value,
      version,
      changedBy: operator.name,
      nowMs,
    })
    if (!written) overtaken.push(name)
    else if (written.version !== version) made.push({ name, ...written })
  }
  if (overtaken.length > 0) throw fault('backoffice.settingChanged', { names: overtaken.join(', ') })
  return made
}

async function refuseProblems(
  tx: Tx,
  clock: Clock,
  { brandCode, operator }: ChangeFacts,
  made: Changed['differences'],
): Promise<void> {
  const names = made.map(({ name }) => name as SettingName)
  const fields = await settingProblems(createSettings(tx, clock).of(brandCode), names)
  if (names.includes('site.currency') && (await countMembersOf(tx, brandCode)) > 0)
    fields['site.currency'] = 'Fixed once the brand has members: their balances are in it'
  if (names.includes('site.furtherCurrencies')) {
    const removed = await removedWithMembers(tx, clock, brandCode)
    if (removed.length > 0)
      fields['site.furtherCurrencies'] = `There are members in ${removed.join(', ')}: close it instead`
  }
  const demands = made.some(
    ({ name, after }) => name === 'identity.operatorsNeedSecondFactor' && after === true,
  )
  if (demands && !(await hasTotp(tx, ownerOperator(operator.operatorId))))
    fields['identity.operatorsNeedSecondFactor'] =
      'Set up your own authenticator app first, on the page Security: at least one operator must be able to go on'
  if (Object.keys(fields).length > 0) throw fault('call.invalid', { fields })
}

/** Currencies that the brand would no longer have, although members do. */
async function removedWithMembers(tx: Tx, clock: Clock, brandCode: string): Promise<string[]> {
  const settings = createSettings(tx, clock).of(brandCode)
  const offered = new Set([
    await ownCurrency(settings),
    ...(await settings.read('site.furtherCurrencies')).map(({ code }) => code),
  ])
  const others = walletCurrencies.filter((code) => !offered.has(code))
  return currenciesWithMembers(tx, brandCode, others)
}

function actionOf({ operator, brandCode, nowMs }: ChangeFacts, made: Changed['differences']) {
  const written = (side: 'before' | 'after') =>
    Object.fromEntries(
      made.map(({ name, ...values }) => [name, JSON.stringify(presentValue(name, values[side]))]),
    )
  return {
    operatorId: operator.operatorId,
    operatorName: operator.name,
    action: 'changeSettings',
    subject: `brand:${brandCode}`,
    before: written('before'),
    after: written('after'),
    nowMs,
  }
}
