// SPDX-License-Identifier: Apache-2.0
import { parseArgs } from 'node:util'
import { isLanguage } from '@tessera/texts'
import { campaignLimit, promotionOptions, vendorLimit, type PromotionCommand } from './promotion-arguments.ts'
import { UsageError } from './usage-error.ts'

export { UsageError }

export const usage = `Usage:
  npm run vendor -- add --protocol hub88 --id NAME --public-key FILE.pem [--game CODE]... [--games-api URL] [--language CODE=NAME]... [--redeems] [--transfer-wallet] [--declares-rake]
      registers a vendor account on the running server; --language TH=th says that its games support our TH and call it th.
      --redeems: each launch gives this vendor a token that is valid once, for a minute, and that it exchanges at
      /wallet/check for the session, as the installation's own studio does. Without it a launch gives the session itself,
      as in the plain Hub88 protocol. With the wrong choice no game opens, so ask the vendor.
      --transfer-wallet: this vendor holds money of players, who move it there before they play (docs/studios.md); its bets
      from the main wallet are refused. It cannot be taken back, because members may have money there
      --declares-rake: where members play each other, this vendor tells the rake of every round (docs/studios.md): a round
      without one counts nothing
  npm run vendor -- change --id NAME [--redeems | --no-redeems] [--transfer-wallet] [--declares-rake] [--games-api URL] [--language CODE=NAME]...
      changes these details of a vendor; what you leave out stays as it is
  npm run vendor -- session --id NAME --member USERNAME --game CODE
      opens a launch session of a member; a new CODE is registered as a sandbox game of that vendor
  npm run vendor -- rotate --id NAME --public-key NEW.pem
      accepts a second key beside the first
  npm run vendor -- rotate --id NAME --finish
      ends the rotation: from now on only the newer key is accepted
  npm run vendor -- limit --id NAME --currency CODE [--win AMOUNT] [--day AMOUNT]
      sets the most that the vendor may pay without a bet (promotional wins): in one win and in one day (UTC)
  npm run vendor -- campaign --id NAME --code CODE --currency CODE [--win AMOUNT] [--day AMOUNT] [--all AMOUNT] [--from TIME] [--until TIME]
      declares or changes a campaign whose wins need no session; the vendor sends its CODE as reward_uuid
  npm run vendor -- limits --id NAME
      shows these limits and what has been paid
limit, campaign and limits print one JSON object with the limits of the vendor. All others print one JSON object: walletUrl, user, token, currency, game, balance (null where it does not apply;
balance in 1/100000 of a unit, as on the wire). See docs/integrators.md.`

export type VendorCommand =
  | {
      command: 'add'
      id: string
      publicKeyFile: string
      games: string[]
      gamesApi: string | undefined
      languages: Record<string, string> | undefined
      redeems: boolean | undefined
      transferWallet: boolean | undefined
      declaresRake: boolean | undefined
    }
  | {
      command: 'change'
      id: string
      gamesApi: string | undefined
      languages: Record<string, string> | undefined
      redeems: boolean | undefined
      transferWallet: boolean | undefined
      declaresRake: boolean | undefined
    }
  | { command: 'session'; id: string; member: string; game: string }
  | { command: 'rotate'; id: string; publicKeyFile: string }
  | { command: 'finish'; id: string }
  | PromotionCommand

const options = {
  protocol: { type: 'string' },
  id: { type: 'string' },
  'public-key': { type: 'string' },
  game: { type: 'string', multiple: true },
  'games-api': { type: 'string' },
  language: { type: 'string', multiple: true },
  member: { type: 'string' },
  finish: { type: 'boolean' },
  redeems: { type: 'boolean' },
  'no-redeems': { type: 'boolean' },
  'transfer-wallet': { type: 'boolean' },
  'declares-rake': { type: 'boolean' },
  ...promotionOptions,
} as const

type Option = keyof typeof options
const allowed: Record<string, readonly Option[]> = {
  add: [
    'protocol',
    'id',
    'public-key',
    'game',
    'games-api',
    'language',
    'redeems',
    'no-redeems',
    'transfer-wallet',
    'declares-rake',
  ],
  change: ['id', 'games-api', 'language', 'redeems', 'no-redeems', 'transfer-wallet', 'declares-rake'],
  session: ['id', 'member', 'game'],
  rotate: ['id', 'public-key', 'finish'],
  limit: ['id', 'currency', 'win', 'day'],
  campaign: ['id', 'code', 'currency', 'win', 'day', 'all', 'from', 'until'],
  limits: ['id'],
}

/** Reads the command line. Throws UsageError for anything missing or unknown. */
export function parseArguments(args: readonly string[]): VendorCommand {
  const { values, positionals } = parse(args)
  const [command, ...more] = positionals
  const commandOptions = command === undefined ? undefined : allowed[command]
  if (!commandOptions)
    throw new UsageError(
      command === undefined
        ? 'Give a command: add, change, session, rotate, limit, campaign or limits.'
        : `Unknown command "${command}".`,
    )
  if (more.length > 0) throw new UsageError(`Unexpected "${more.join(' ')}".`)
  const strange = (Object.keys(values) as Option[]).find((name) => !commandOptions.includes(name))
  if (strange) throw new UsageError(`"${command}" has no option --${strange}.`)
  const need = (name: 'id' | 'public-key' | 'member'): string => {
    const value = values[name]?.trim()
    if (!value) throw new UsageError(`--${name} is missing.`)
    return value
  }
  const id = need('id')
  if (command === 'limits') return { command, id }
  if (command === 'limit') return vendorLimit(id, values)
  if (command === 'campaign') return campaignLimit(id, values)
  if (command === 'rotate')
    return values.finish
      ? { command: 'finish', id }
      : { command: 'rotate', id, publicKeyFile: need('public-key') }
  if (command === 'change') return changeOf(id, values)
  const games = (values.game ?? []).map(gameCode)
  if (command === 'session') {
    const [game, ...others] = games
    if (game === undefined || others.length > 0) throw new UsageError('Give exactly one --game.')
    return { command: 'session', id, member: need('member'), game }
  }
  if (values.protocol !== 'hub88') throw new UsageError('--protocol must be hub88.')
  return {
    command: 'add',
    id,
    publicKeyFile: need('public-key'),
    games,
    gamesApi: gamesApi(values['games-api']),
    languages: languagesOf(values.language),
    redeems: redeemsOf(values),
    transferWallet: values['transfer-wallet'],
    declaresRake: values['declares-rake'],
  }
}

function changeOf(id: string, values: ReturnType<typeof parse>['values']): VendorCommand {
  const change = {
    gamesApi: gamesApi(values['games-api']),
    languages: languagesOf(values.language),
    redeems: redeemsOf(values),
    transferWallet: values['transfer-wallet'],
    declaresRake: values['declares-rake'],
  }
  if (Object.values(change).every((value) => value === undefined))
    throw new UsageError(
      'Give something to change: --redeems, --no-redeems, --transfer-wallet, --declares-rake, --games-api or --language.',
    )
  return { command: 'change', id, ...change }
}

/** Undefined if it was not given: then an account does not change. */
function redeemsOf({ redeems, 'no-redeems': not }: ReturnType<typeof parse>['values']): boolean | undefined {
  if (redeems && not) throw new UsageError('Give either --redeems or --no-redeems.')
  return redeems ? true : not ? false : undefined
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

function gameCode(code: string): string {
  if (!/^[\w.:-]{1,100}$/.test(code))
    throw new UsageError('A game code has at most 100 characters: letters, digits and . : _ - only.')
  return code
}

function languagesOf(pairs: readonly string[] | undefined): Record<string, string> | undefined {
  return (
    pairs &&
    Object.fromEntries(
      pairs.map((pair) => {
        const [code, name, ...more] = pair.split('=')
        if (!isLanguage(code) || !name || !/^[\w-]{1,20}$/.test(name) || more.length > 0)
          throw new UsageError(
            '--language is CODE=NAME: a code of ours, such as TH, and its name at the vendor, such as th.',
          )
        return [code, name]
      }),
    )
  )
}

function gamesApi(url: string | undefined): string | undefined {
  if (url === undefined) return undefined
  if (!/^https?:\/\//.test(url) || !URL.canParse(url))
    throw new UsageError('--games-api must be a web address.')
  return url
}
