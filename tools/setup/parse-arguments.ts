// SPDX-License-Identifier: Apache-2.0
import { parseArgs } from 'node:util'
import { qrForms } from './read-qr.ts'
import { readBankTransfer, type BankTransferCommand } from './parse-bank-transfer.ts'
import { readBtcpay, type BtcpayCommand } from './parse-btcpay.ts'
import { readHostedPage, type HostedPageCommand } from './parse-hosted-page.ts'
import { type GameType, isGameType, gameTypes } from './game-types.ts'

export const usage = `Usage:
  npm run setup -- status [--json]
      tries what the running server needs before it goes live, and names what mends each thing that is missing or does
      not work; exit code 1 while there is one
  npm run setup -- games --vendor ID --type TYPE [--category TEXT] [--name TEXT]
      requests a vendor's list of games and adds them to the catalogue; repeat it when the vendor has new games.
      TYPE is one of ${gameTypes.join(' ')}; --category takes only games of that category of the vendor
  npm run setup -- vendor --id ID --close | --open
      closes a vendor (no launches, no bets; wins and rollbacks still settle) or opens it again
  npm run setup -- member --username NAME --close | --open
      closes a member (signed out at once, no bets; wins and rollbacks still settle, the balance stays) or opens the
      account again
  npm run setup -- sandbox-bank --play-money | --close
      opens or closes the sandbox bank, where payers themselves decide whether they have paid: for trying out only
  npm run setup -- bank-transfer --id ID --bank TEXT --number TEXT --holder TEXT [--name TEXT] [--brand CODE] [--currency CODE] [--qr ${qrForms}] [--notify sepay | off]
      opens deposits by transfer to this bank account, in the currency of the first brand or of CODE (or in a further
      one that it offers), or changes the bank account; operators record in the console what came in. With --notify sepay, SePay reports it, and transfers with
      the code are credited by themselves: prints an address and a new key, once; off ends that
  npm run setup -- bank-transfer --id ID --close
      closes it; what was begun can still be recorded
  npm run setup -- btcpay --id ID --url ADDRESS --store ID --key-file FILE [--name TEXT] [--brand CODE]
      opens deposits through a BTCPay Server, in the currency of the first brand or of CODE, or changes how it is reached;
      the first line of FILE (- for the input) is an API key that may view the store and view and create its invoices. Prints an address and a new secret for its webhook
  npm run setup -- btcpay --id ID --close
      closes it; what was begun may still arrive
  npm run setup -- hosted-page --id ID --url ADDRESS --key-file FILE [--fields FILE] [--name TEXT] [--brand CODE]
      opens deposits through a provider with a payment page of its own, or changes how it is reached. FILE (- for the input)
      has the provider's API key in its first line and, if the provider gives one, the key of its notifications in the
      second; otherwise one is printed. --fields is a JSON file that says where the provider's JSON has what
  npm run setup -- hosted-page --id ID --close
      closes it; what was begun may still arrive
  npm run setup -- setting [NAME [VALUE]] [--brand CODE]
      shows all settings or one, or changes one (VALUE as JSON; plain words need no quotes), of the first brand or of CODE
  npm run setup -- brand CODE [--name TEXT] [--host HOST]
      creates a brand (with --name), gives it a host (with --host), or both; its settings: setting ... --brand CODE
  npm run setup -- files --to bucket | folder
      copies uploaded pictures from DATA_DIR/files into the bucket of FILES_BUCKET, or back. Each copy is checked against
      its digest, existing files stay, and an interrupted copy can be repeated
  npm run setup -- seal-key
      creates a new key for sealed payloads; the previous one is accepted for 24 more hours
  npm run setup -- vault-key rotate
      changes the key that seals secrets in the database while the installation runs; after an interruption, run it again
      to continue
  npm run setup -- vault-key replace --lost
      gives an installation whose vault key is lost for good a new one: what was sealed with the old one cannot be opened again
  npm run setup -- operator-key rotate | accept
      creates a new key for signing calls to vendors, or accepts a key that you have put in place of the old one`

export type SetupCommand =
  | { command: 'status'; json: boolean }
  | { command: 'seal-key' }
  | { command: 'files'; to: 'bucket' | 'folder' }
  | {
      command: 'games'
      vendor: string
      type: GameType
      category: string | undefined
      name: string | undefined
    }
  | { command: 'vendor'; id: string; enabled: boolean }
  | { command: 'member'; username: string; enabled: boolean }
  | { command: 'sandbox-bank'; enabled: boolean }
  | BankTransferCommand
  | BtcpayCommand
  | HostedPageCommand
  | { command: 'brand'; code: string; name: string | undefined; host: string | undefined }
  | { command: 'vault-key'; step: 'rotate' | 'replace' }
  | { command: 'operator-key'; step: 'rotate' | 'accept' }
  | { command: 'setting'; name: string | undefined; value: string | undefined; brand: string | undefined }

/** The command line is wrong; the message says why. */
export class UsageError extends Error {}

const options = {
  vendor: { type: 'string' },
  type: { type: 'string' },
  category: { type: 'string' },
  name: { type: 'string' },
  id: { type: 'string' },
  username: { type: 'string' },
  brand: { type: 'string' },
  currency: { type: 'string' },
  bank: { type: 'string' },
  number: { type: 'string' },
  holder: { type: 'string' },
  qr: { type: 'string' },
  notify: { type: 'string' },
  url: { type: 'string' },
  store: { type: 'string' },
  'key-file': { type: 'string' },
  fields: { type: 'string' },
  to: { type: 'string' },
  host: { type: 'string' },
  open: { type: 'boolean' },
  close: { type: 'boolean' },
  'play-money': { type: 'boolean' },
  lost: { type: 'boolean' },
  json: { type: 'boolean' },
} as const
type Option = keyof typeof options
type Values = ReturnType<typeof parse>['values']

const readers: Record<
  SetupCommand['command'],
  { allowed: readonly Option[]; words: number; read(values: Values, words: string[]): SetupCommand }
> = {
  status: {
    allowed: ['json'],
    words: 0,
    read: ({ json = false }) => ({ command: 'status', json }),
  },
  'seal-key': { allowed: [], words: 0, read: () => ({ command: 'seal-key' }) },
  files: {
    allowed: ['to'],
    words: 0,
    read: (values) => ({ command: 'files', to: whereTo(need(values, 'to')) }),
  },
  games: {
    allowed: ['vendor', 'type', 'category', 'name'],
    words: 0,
    read: (values) => ({
      command: 'games',
      vendor: need(values, 'vendor'),
      type: gameType(need(values, 'type')),
      category: values.category,
      name: values.name?.trim() || undefined,
    }),
  },
  vendor: {
    allowed: ['id', 'open', 'close'],
    words: 0,
    read: (values) => ({
      command: 'vendor',
      id: need(values, 'id'),
      enabled: either(values, 'open', 'close'),
    }),
  },
  member: {
    allowed: ['username', 'open', 'close'],
    words: 0,
    read: (values) => ({
      command: 'member',
      username: need(values, 'username'),
      enabled: either(values, 'open', 'close'),
    }),
  },
  'sandbox-bank': {
    allowed: ['play-money', 'close'],
    words: 0,
    read: (values) => ({ command: 'sandbox-bank', enabled: either(values, 'play-money', 'close') }),
  },
  'bank-transfer': {
    allowed: ['id', 'bank', 'number', 'holder', 'name', 'brand', 'currency', 'qr', 'notify', 'close'],
    words: 0,
    read: (values) => {
      const command = readBankTransfer({ ...values, id: need(values, 'id') })
      if (typeof command === 'string') throw new UsageError(command)
      return command
    },
  },
  btcpay: {
    allowed: ['id', 'url', 'store', 'key-file', 'name', 'brand', 'close'],
    words: 0,
    read: (values) => {
      const command = readBtcpay({ ...values, id: need(values, 'id') })
      if (typeof command === 'string') throw new UsageError(command)
      return command
    },
  },
  'hosted-page': {
    allowed: ['id', 'url', 'key-file', 'fields', 'name', 'brand', 'close'],
    words: 0,
    read: (values) => {
      const command = readHostedPage({ ...values, id: need(values, 'id') })
      if (typeof command === 'string') throw new UsageError(command)
      return command
    },
  },
  'vault-key': {
    allowed: ['lost'],
    words: 1,
    read: (values, [word]) => {
      const step = oneOf(word, ['rotate', 'replace'])
      if ((step === 'replace') !== (values.lost === true))
        throw new UsageError(
          'Only a key that is lost is replaced: vault-key replace --lost. To change it: vault-key rotate.',
        )
      return { command: 'vault-key', step }
    },
  },
  'operator-key': {
    allowed: [],
    words: 1,
    read: (_values, [word]) => ({ command: 'operator-key', step: oneOf(word, ['rotate', 'accept']) }),
  },
  brand: {
    allowed: ['name', 'host'],
    words: 1,
    read: (values, [code]) => {
      if (code === undefined) throw new UsageError('The brand is missing: brand CODE.')
      const [name, host] = [values.name?.trim() || undefined, values.host?.trim() || undefined]
      if (name === undefined && host === undefined)
        throw new UsageError('Give a --name to create the brand, a --host to add to it, or both.')
      return { command: 'brand', code, name, host }
    },
  },
  setting: {
    allowed: ['brand'],
    words: 2,
    read: (values, [name, value]) => ({
      command: 'setting',
      name,
      value,
      brand: values.brand === undefined ? undefined : need(values, 'brand'),
    }),
  },
}

/** Reads the command line. Throws UsageError for anything missing or unknown. */
export function parseArguments(args: readonly string[]): SetupCommand {
  const { values, positionals } = parse(args)
  const [command, ...words] = positionals
  if (command === undefined) throw new UsageError('A command is missing.')
  if (!isCommand(command)) throw new UsageError(`Unknown command "${command}".`)
  const { allowed, words: wordsAtMost, read } = readers[command]
  if (words.length > wordsAtMost) throw new UsageError(`Unexpected "${words.slice(wordsAtMost).join(' ')}".`)
  const strange = (Object.keys(values) as Option[]).find((name) => !allowed.includes(name))
  if (strange) throw new UsageError(`"${command}" has no option --${strange}.`)
  return read(values, words)
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

function isCommand(word: string): word is SetupCommand['command'] {
  return Object.hasOwn(readers, word)
}

function need(values: Values, name: 'vendor' | 'type' | 'id' | 'username' | 'brand' | 'to'): string {
  const value = values[name]?.trim()
  if (!value) throw new UsageError(`--${name} is missing.`)
  return value
}

function either(values: Values, yes: 'open' | 'play-money', no: 'close'): boolean {
  if (values[yes] === values[no]) throw new UsageError(`Give either --${yes} or --${no}.`)
  return values[yes] === true
}

function whereTo(typed: string): 'bucket' | 'folder' {
  if (typed !== 'bucket' && typed !== 'folder') throw new UsageError('--to must be bucket or folder.')
  return typed
}

function oneOf<Word extends string>(typed: string | undefined, words: readonly Word[]): Word {
  const found = words.find((word) => word === typed)
  if (!found) throw new UsageError(`Give a step: ${words.join(' or ')}.`)
  return found
}

function gameType(typed: string): GameType {
  if (!isGameType(typed)) throw new UsageError(`--type must be one of ${gameTypes.join(', ')}.`)
  return typed
}
