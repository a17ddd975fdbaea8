// SPDX-License-Identifier: Apache-2.0
import { createIdentity, ownerOperator, totpSince } from '@tessera/server/src/modules/identity/index.ts'
import {
  createOperator,
  listOperators,
  resetOperatorApp,
  setOperatorEnabled,
  setOperatorPassword,
  unlockOperator,
} from '@tessera/server/src/modules/backoffice/index.ts'
import type { Platform } from '@tessera/server/src/platform/platform.ts'
import { CannotDo } from './cannot-do.ts'
import { decideRequest, showRequests } from './decide-request.ts'
import { importLottery } from './import-lottery.ts'
import { secondPayment, showPayments } from './second-payment.ts'
import type { OperatorCommand } from './parse-arguments.ts'

export interface PerformOptions {
  platform: Platform
  /** Called only when the command needs a password. */
  password(): Promise<string>
}

/**
 * Executes the command and answers what to print. Throws CannotDo with a sentence for the person at the
 * keyboard.
 */
export async function perform(
  { platform, password }: PerformOptions,
  command: OperatorCommand,
): Promise<string> {
  const { database, clock } = platform
  if (command.command === 'list') return showOperators(await listOperators(database))
  if (command.command === 'requests') return showRequests(platform)
  if (command.command === 'decide') return decideRequest(platform, command)
  if (command.command === 'payments') return showPayments(platform)
  if (command.command === 'second') return secondPayment(platform, command.payment)
  if (command.command === 'import-lottery') return importLottery(platform, command)
  const { name } = command
  if (command.command === 'switch') {
    const { enabled } = command
    const operator = await database.transaction((tx) =>
      setOperatorEnabled(tx, { nowMs: clock.now() }, { name, enabled }),
    )
    return `${known(operator, name).name} ${enabled ? 'may sign in again' : 'is closed and signed out'}.`
  }
  if (command.command === 'unlock') {
    const operator = await database.transaction((tx) => unlockOperator(tx, { nowMs: clock.now() }, { name }))
    return `${known(operator, name).name} is not locked any more.`
  }
  if (command.command === 'reset-app') {
    const operator = await database.transaction((tx) =>
      resetOperatorApp(tx, { alerts: platform.alerts, nowMs: clock.now() }, { name }),
    )
    return `${known(operator, name).name} has no authenticator app any more; all sessions are over.`
  }
  const passwordHash = await createIdentity(platform).hashPassword(await password())
  const facts = { nowMs: clock.now() }
  if (command.command === 'password') {
    const operator = await database.transaction((tx) =>
      setOperatorPassword(tx, facts, { name, passwordHash }),
    )
    return `${known(operator, name).name} has another password; all sessions are over.${await stays(platform, known(operator, name))}`
  }
  const { role } = command
  const operator = await database.transaction((tx) => createOperator(tx, facts, { name, role, passwordHash }))
  if (!operator) throw new CannotDo(`There is an operator ${name} already.`)
  return `${operator.name} may sign in to the console as ${role}.`
}

/** Whoever knew the old password may have set the app up: it outlives the password. */
async function stays({ database }: Platform, { id, name }: { id: number; name: string }): Promise<string> {
  const sinceMs = (await totpSince(database, [ownerOperator(id)])).get(ownerOperator(id))
  return sinceMs === undefined
    ? ''
    : ` Their authenticator app of ${new Date(sinceMs).toISOString()} stays; if it is not theirs: npm run operator -- reset-app --name "${name}"`
}

function known<Operator>(operator: Operator | undefined, name: string): Operator {
  if (!operator) throw new CannotDo(`There is no operator ${name}.`)
  return operator
}

function showOperators(operators: Awaited<ReturnType<typeof listOperators>>): string {
  if (operators.length === 0)
    return 'There are no operators. Make the first one: npm run operator -- add --name NAME --role admin'
  const widest = Math.max(...operators.map(({ name }) => name.length))
  return operators
    .map(
      ({ name, role, enabled }) =>
        `${name.padEnd(widest)}  ${role.padEnd(7)}  ${enabled ? 'open' : 'closed'}`,
    )
    .join('\n')
}
