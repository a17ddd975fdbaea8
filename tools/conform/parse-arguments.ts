// SPDX-License-Identifier: Apache-2.0
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { wireAmount, wireUnits } from './amounts.ts'

export const usage = `Usage:
  npm run conform -- --wallet URL [--vendor ID] --key FILE.pem --user REF --token TOKEN --game CODE --currency CODE [...]
      plays a vendor against a wallet that speaks the operator side of the Hub88 seamless wallet. With --vendor, URL is the
      site of an installation and its wallet is at URL/vendors/hub88/ID; without, URL is the wallet itself.
      --session FILE takes wallet, user, token, game and currency from what "npm run vendor -- session" printed.
      --second-user REF --second-token TOKEN    another player with money
      --other-token TOKEN                       another session of the player
      --ended-token TOKEN                       a session of the player that has ended
      --disabled-user REF --disabled-token TOKEN  a player whom the operator has disabled
      --second-game CODE                        another game of the vendor
      --other-key FILE.pem                      the key of another vendor of this wallet
      --stake AMOUNT                            the usual stake, 0.01 unless given; up to 100 times as much is out at once
      --most AMOUNT --yes                       what may be at stake unasked, 10.00 unless given; --yes allows anything
      --call-timeout SECONDS                    how long the wallet may take for one call, 10 unless given
  npm run conform -- --games URL --operator ID --key OPERATOR-KEY.pem [--game CODE] [--currency CODE] [--site URL] [--transfer]
      plays an operator against a studio's Games API below URL/operator/generic/v2.
      --site URL    the site that frames the games;  --transfer    the studio has transfer wallets
Both: --only THEME plays the scenarios of one theme; --json FILE writes the report for machines; --timeout SECONDS ends the run (600 unless given).
The exit code is 0 if nothing failed, 1 if something did, 2 for a wrong command line. See docs/studios.md.`

/** The command line is wrong; the message says how. */
export class UsageError extends Error {}

export interface WalletOptions {
  readonly kind: 'wallet'
  readonly wallet: string
  readonly keyFile: string
  readonly user: string
  readonly token: string
  readonly game: string
  readonly currency: string
  readonly secondUser: string | undefined
  readonly secondToken: string | undefined
  readonly otherToken: string | undefined
  readonly endedToken: string | undefined
  readonly disabledUser: string | undefined
  readonly disabledToken: string | undefined
  readonly secondGame: string | undefined
  readonly otherKeyFile: string | undefined
  readonly stake: bigint
  readonly most: bigint
  readonly yes: boolean
  readonly callLimitMs: number
}

export interface GamesOptions {
  readonly kind: 'games'
  readonly games: string
  readonly operator: string
  readonly keyFile: string
  readonly game: string | undefined
  readonly currency: string
  readonly site: string
  readonly transfer: boolean
}

export type Options = (WalletOptions | GamesOptions) & {
  readonly only: string | undefined
  readonly jsonFile: string | undefined
  readonly limitMs: number
}

const text = { type: 'string' } as const
const known = {
  wallet: text,
  vendor: text,
  session: text,
  games: text,
  operator: text,
  key: text,
  user: text,
  token: text,
  game: text,
  currency: text,
  'second-user': text,
  'second-token': text,
  'other-token': text,
  'ended-token': text,
  'disabled-user': text,
  'disabled-token': text,
  'second-game': text,
  'other-key': text,
  stake: text,
  most: text,
  yes: { type: 'boolean' },
  site: text,
  transfer: { type: 'boolean' },
  only: text,
  json: text,
  timeout: text,
  'call-timeout': text,
} as const
type Values = ReturnType<typeof parse>

/** Reads the command line. Throws UsageError for anything missing or unknown. */
export function parseArguments(args: readonly string[]): Options {
  const values = parse(args)
  const both = {
    only: values.only,
    jsonFile: values.json === undefined ? undefined : fromCaller(values.json),
    limitMs: seconds('timeout', values.timeout ?? '600'),
  }
  if (values.games !== undefined && (values.wallet ?? values.session) !== undefined)
    throw new UsageError('Give either --wallet or --games.')
  if (values.games !== undefined) return { ...gamesOptions(values), ...both }
  if ((values.wallet ?? values.session) === undefined) throw new UsageError('Give --wallet or --games.')
  return { ...walletOptions(values), ...both }
}

function gamesOptions(values: Values): GamesOptions {
  return {
    kind: 'games',
    games: address('games', values.games),
    operator: need('operator', values.operator),
    keyFile: fromCaller(need('key', values.key)),
    game: values.game,
    currency: values.currency ?? 'USD',
    site: values.site === undefined ? 'http://localhost:3000' : address('site', values.site),
    transfer: values.transfer ?? false,
  }
}

function walletOptions(values: Values): WalletOptions {
  const session = values.session === undefined ? {} : sessionIn(values.session)
  const site = address('wallet', values.wallet ?? session.walletUrl)
  if ((values['second-user'] === undefined) !== (values['second-token'] === undefined))
    throw new UsageError('--second-user and --second-token belong together.')
  if ((values['disabled-user'] === undefined) !== (values['disabled-token'] === undefined))
    throw new UsageError('--disabled-user and --disabled-token belong together.')
  return {
    kind: 'wallet',
    wallet: values.vendor === undefined ? site : `${site}/vendors/hub88/${encodeURIComponent(values.vendor)}`,
    keyFile: fromCaller(need('key', values.key)),
    user: need('user', values.user ?? session.user),
    token: need('token', values.token ?? session.token),
    game: need('game', values.game ?? session.game),
    currency: need('currency', values.currency ?? session.currency),
    secondUser: values['second-user'],
    secondToken: values['second-token'],
    otherToken: values['other-token'],
    endedToken: values['ended-token'],
    disabledUser: values['disabled-user'],
    disabledToken: values['disabled-token'],
    secondGame: values['second-game'],
    otherKeyFile: values['other-key'] === undefined ? undefined : fromCaller(values['other-key']),
    stake: amount('stake', values.stake ?? '0.01'),
    most: amount('most', values.most ?? '10.00'),
    yes: values.yes ?? false,
    callLimitMs: seconds('call-timeout', values['call-timeout'] ?? '10'),
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: withJoinedValues(args), options: known }).values
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

/**
 * Joins `--token -Xyz` to `--token=-Xyz`, which parseArgs else refuses: one token in 64 begins with a dash. The name of an
 * option is never a value.
 */
function withJoinedValues(args: readonly string[]): string[] {
  const names = new Map(Object.entries(known).map(([name, { type }]) => [`--${name}`, type]))
  const joined: string[] = []
  for (const arg of args) {
    const last = joined.at(-1) ?? ''
    if (names.get(last) === 'string' && arg.startsWith('-') && !names.has(arg.split('=')[0]!))
      joined[joined.length - 1] = `${last}=${arg}`
    else joined.push(arg)
  }
  return joined
}

/** npm starts a script in the root of the project; files are named from where the caller is. */
const fromCaller = (file: string): string => resolve(process.env['INIT_CWD'] ?? '', file)

function need(name: string, value: string | undefined): string {
  if (value === undefined || value.trim() === '') throw new UsageError(`--${name} is missing.`)
  return value.trim()
}

function address(name: string, value: string | undefined): string {
  const given = need(name, value)
  if (!/^https?:\/\//.test(given) || !URL.canParse(given))
    throw new UsageError(`--${name} is no web address.`)
  return given.replace(/\/+$/, '')
}

/** A number of seconds in milliseconds. */
function seconds(name: string, value: string): number {
  if (!/^[1-9]\d{0,4}$/.test(value)) throw new UsageError(`--${name} is a number of seconds.`)
  return Number(value) * 1_000
}

function amount(name: string, value: string): bigint {
  const found = wireAmount(value)
  // Some scenarios halve the stake.
  if (found === undefined || found < 2n || found > 1_000_000n * wireUnits || found % 2n !== 0n)
    throw new UsageError(`--${name} is an amount such as 0.01, of an even number of 1/100000.`)
  return found
}

/** The fields of the one JSON object that "npm run vendor -- session" prints. */
function sessionIn(
  file: string,
): Partial<Record<'walletUrl' | 'user' | 'token' | 'game' | 'currency', string>> {
  try {
    return JSON.parse(readFileSync(fromCaller(file), 'utf8')) as object
  } catch {
    throw new UsageError(`--session ${file} cannot be read as JSON.`)
  }
}
