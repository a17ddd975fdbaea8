// SPDX-License-Identifier: Apache-2.0
import { parseArgs } from 'node:util'
import {
  historyForms,
  isHistoryForm,
  type HistoryForm,
} from '@tessera/rules/lottery/statistics/history-forms'
import { operatorRoles, type OperatorRole } from '@tessera/rules/operators/permissions'

export const usage = `Usage:
  npm run operator -- add --name NAME --role admin|finance|supervisor|support|content [--password-stdin]
      creates a console account
  npm run operator -- list
      lists all operators
  npm run operator -- disable --name NAME
      disables an operator, who is signed out at once and cannot sign in
  npm run operator -- enable --name NAME
      lets a disabled operator sign in again
  npm run operator -- unlock --name NAME
      removes the locks that wrong attempts have caused: for the name, the known browsers and the app
  npm run operator -- password --name NAME [--password-stdin]
      sets a new password and ends all sessions of an operator
  npm run operator -- reset-app --name NAME
      removes the authenticator app of an operator who lost it, and ends their sessions
  npm run operator -- requests
      lists waiting requests of operators for steps into members' accounts
  npm run operator -- approve --request ID --reason TEXT
  npm run operator -- refuse --request ID --reason TEXT
      decides on a request, in place of a second operator
  npm run operator -- payments
      lists payments that an operator has approved and another one has to
  npm run operator -- second --payment NUMBER
      approves one, in place of a second operator; the first one then repeats it in the console
  npm run operator -- import-lottery --form ${historyForms.join('|')} --file FILE --source TEXT
      imports results of a state lottery for its statistics; members read TEXT as their origin
The password is prompted for without showing it; with --password-stdin it is the first line of the input.
docs/operators.md describes the roles.`

export type OperatorCommand =
  | { command: 'add'; name: string; role: OperatorRole; passwordStdin: boolean }
  | { command: 'list' }
  | { command: 'requests' }
  | { command: 'payments' }
  | { command: 'second'; payment: bigint }
  | { command: 'decide'; approve: boolean; id: string; reason: string }
  | { command: 'import-lottery'; form: HistoryForm; file: string; source: string }
  | { command: 'switch'; name: string; enabled: boolean }
  | { command: 'unlock'; name: string }
  | { command: 'reset-app'; name: string }
  | { command: 'password'; name: string; passwordStdin: boolean }

/** The command line is wrong; the message says why. */
export class UsageError extends Error {}

const options = {
  name: { type: 'string' },
  role: { type: 'string' },
  request: { type: 'string' },
  payment: { type: 'string' },
  reason: { type: 'string' },
  form: { type: 'string' },
  file: { type: 'string' },
  source: { type: 'string' },
  'password-stdin': { type: 'boolean' },
} as const
type Option = keyof typeof options
type Word =
  | 'add'
  | 'list'
  | 'disable'
  | 'enable'
  | 'unlock'
  | 'reset-app'
  | 'password'
  | 'requests'
  | 'payments'
  | 'second'
  | 'approve'
  | 'refuse'
  | 'import-lottery'
const allowed: Record<Word, readonly Option[]> = {
  add: ['name', 'role', 'password-stdin'],
  list: [],
  requests: [],
  payments: [],
  second: ['payment'],
  approve: ['request', 'reason'],
  refuse: ['request', 'reason'],
  'import-lottery': ['form', 'file', 'source'],
  disable: ['name'],
  enable: ['name'],
  unlock: ['name'],
  'reset-app': ['name'],
  password: ['name', 'password-stdin'],
}
const longestName = 64

/** Reads the command line. Throws UsageError for anything missing or unknown. */
export function parseArguments(args: readonly string[]): OperatorCommand {
  const { values, positionals } = parse(args)
  const [command, ...more] = positionals
  if (command === undefined)
    throw new UsageError(
      'Give a command: add, list, disable, enable, unlock, reset-app, password, requests, approve, refuse, payments, second or import-lottery.',
    )
  if (!isWord(command)) throw new UsageError(`Unknown command "${command}".`)
  if (more.length > 0) throw new UsageError(`Unexpected "${more.join(' ')}".`)
  const strange = (Object.keys(values) as Option[]).find((name) => !allowed[command].includes(name))
  if (strange) throw new UsageError(`"${command}" has no option --${strange}.`)
  if (command === 'list' || command === 'requests' || command === 'payments') return { command }
  if (command === 'second') return { command, payment: paymentOf(values.payment) }
  if (command === 'approve' || command === 'refuse')
    return { command: 'decide', approve: command === 'approve', ...decisionOf(values) }
  if (command === 'import-lottery') return { command, ...importOf(values) }
  const name = nameOf(values.name)
  const passwordStdin = values['password-stdin'] === true
  if (command === 'unlock' || command === 'reset-app') return { command, name }
  if (command === 'add') return { command, name, role: roleOf(values.role), passwordStdin }
  return command === 'password'
    ? { command, name, passwordStdin }
    : { command: 'switch', name, enabled: command === 'enable' }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

function isWord(word: string): word is Word {
  return Object.hasOwn(allowed, word)
}

function nameOf(typed: string | undefined): string {
  const name = typed?.trim() ?? ''
  if (name === '') throw new UsageError('--name is missing.')
  if (name.length > longestName || /\p{Cc}/u.test(name))
    throw new UsageError(`A name has at most ${longestName} visible characters.`)
  return name
}

function paymentOf(typed = ''): bigint {
  if (!/^\d{1,18}$/.test(typed)) throw new UsageError('--payment must be a number that "payments" shows.')
  return BigInt(typed)
}

function decisionOf({ request = '', reason: typed = '' }: { request?: string; reason?: string }): {
  id: string
  reason: string
} {
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(request))
    throw new UsageError('--request must be the id that "requests" shows.')
  const reason = typed.trim()
  if (reason.length < 3 || reason.length > 200 || /\p{Cc}/u.test(reason))
    throw new UsageError('--reason needs 3 to 200 visible characters.')
  return { id: request, reason }
}

function importOf({ form = '', file = '', source = '' }: { form?: string; file?: string; source?: string }): {
  form: HistoryForm
  file: string
  source: string
} {
  if (!isHistoryForm(form)) throw new UsageError(`--form must be one of ${historyForms.join(', ')}.`)
  if (file === '') throw new UsageError('--file is missing.')
  if (source.trim() === '') throw new UsageError('--source is missing.')
  return { form, file, source }
}

function roleOf(typed: string | undefined): OperatorRole {
  const role = operatorRoles.find((known) => known === typed)
  if (!role) throw new UsageError(`--role must be one of ${operatorRoles.join(', ')}.`)
  return role
}
