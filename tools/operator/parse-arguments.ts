import { parseArgs } from 'node:util'
import { operatorRoles, type OperatorRole } from '@tessera/rules/operators/permissions'

export const usage = `Usage:
  npm run operator -- add --name NAME --role admin|finance|support|content [--password-stdin]
      makes an operator of the console
  npm run operator -- list
      shows all operators
  npm run operator -- disable --name NAME
      closes an operator: signed out at once, cannot sign in
  npm run operator -- enable --name NAME
      lets a closed operator sign in again
  npm run operator -- unlock --name NAME
      opens what wrong tries have locked: the name, the known browsers, the app
  npm run operator -- password --name NAME [--password-stdin]
      gives an operator another password and ends all sessions
The password is asked for without showing it; with --password-stdin it is the first line of the input.
docs/operators.md says what each role may do.`

export type OperatorCommand =
  | { command: 'add'; name: string; role: OperatorRole; passwordStdin: boolean }
  | { command: 'list' }
  | { command: 'switch'; name: string; enabled: boolean }
  | { command: 'unlock'; name: string }
  | { command: 'password'; name: string; passwordStdin: boolean }

/** What the person typed cannot be understood; the message says why. */
export class UsageError extends Error {}

const options = { 'name': { type: 'string' }, 'role': { type: 'string' }, 'password-stdin': { type: 'boolean' } } as const
type Option = keyof typeof options
type Word = 'add' | 'list' | 'disable' | 'enable' | 'unlock' | 'password'
const allowed: Record<Word, readonly Option[]> = {
  add: ['name', 'role', 'password-stdin'], list: [], disable: ['name'], enable: ['name'], unlock: ['name'], password: ['name', 'password-stdin'],
}
const longestName = 64

/** Reads the command line. Throws UsageError for anything that is missing, unknown or of no use. */
export function parseArguments(args: readonly string[]): OperatorCommand {
  const { values, positionals } = parse(args)
  const [command, ...more] = positionals
  if (command === undefined) throw new UsageError('Say what to do: add, list, disable, enable, unlock or password.')
  if (!isWord(command)) throw new UsageError(`Unknown command "${command}".`)
  if (more.length > 0) throw new UsageError(`Unexpected "${more.join(' ')}".`)
  const strange = (Object.keys(values) as Option[]).find((name) => !allowed[command].includes(name))
  if (strange) throw new UsageError(`--${strange} means nothing to "${command}".`)
  if (command === 'list') return { command }
  const name = nameOf(values.name)
  const passwordStdin = values['password-stdin'] === true
  if (command === 'unlock') return { command, name }
  if (command === 'add') return { command, name, role: roleOf(values.role), passwordStdin }
  return command === 'password' ? { command, name, passwordStdin } : { command: 'switch', name, enabled: command === 'enable' }
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
  if (name.length > longestName || /\p{Cc}/u.test(name)) throw new UsageError(`A name has at most ${longestName} characters, all of them visible.`)
  return name
}

function roleOf(typed: string | undefined): OperatorRole {
  const role = operatorRoles.find((known) => known === typed)
  if (!role) throw new UsageError(`--role must be one of ${operatorRoles.join(', ')}.`)
  return role
}
