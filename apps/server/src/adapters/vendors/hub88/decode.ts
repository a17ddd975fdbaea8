// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, zero } from '@tessera/rules/money'
import type { Amount } from '@tessera/rules/money'
import { decodeRefusal } from '../../../modules/play/ports.ts'
import type {
  Answerable,
  FreeRef,
  RawRequest,
  VendorAccount,
  WalletAction,
  WalletCommand,
} from '../../../modules/play/ports.ts'
import { readFields } from './read-fields.ts'
import type { Fields } from './read-fields.ts'

/**
 * `/wallet/check` is an extension for vendors that redeem launch tokens; several implementations of this wire
 * use this name.
 */
export const hub88Paths = [
  '/wallet/check',
  '/user/info',
  '/user/balance',
  '/transaction/bet',
  '/transaction/win',
  '/transaction/rollback',
] as const
export type Hub88Path = (typeof hub88Paths)[number]

/** Hub88 counts in 1/100000 of a unit, we in 1/1000000. */
export const millionthsPerWireUnit = 10n
const maxLedgerAmount = 2n ** 63n - 1n
const maxTextLength = 255
const controlCharacter = /[\u0000-\u001f\u007f]/

/**
 * Turns a Hub88 body into the one command of the wallet core. Known fields are checked strictly (missing ->
 * WRONG_SYNTAX, other type -> WRONG_TYPES). Unknown fields are ignored: the vendor signs them and adds to its
 * wire without notice, and refusing a win because of one would withhold money from a player.
 */
export function decode(request: RawRequest, account: VendorAccount): WalletCommand {
  const path = request.path as Hub88Path
  const op =
    path === '/wallet/check'
      ? 'redeem'
      : path === '/user/info'
        ? 'player'
        : path === '/user/balance'
          ? 'balance'
          : 'apply'
  const fields = readFields(request.body)
  if (!fields) throw decodeRefusal('bad_request', 'body', { op, echo: {} })
  const requestUuid = fields.get('request_uuid')
  const read = reader(fields, {
    op,
    echo: typeof requestUuid === 'string' ? { request_uuid: requestUuid } : {},
  })

  const command: WalletCommand = {
    op,
    vendorAccountId: account.id,
    txScope: 'account',
    requestId: read.text('request_uuid'),
    ...playerNamed(path, read),
    actions: [],
    echo: { request_uuid: requestUuid },
  }
  if (path === '/user/info') return command
  command.sessionToken = read.text('token')
  if (path === '/wallet/check') return command
  if (path === '/user/balance') {
    command.gameCode = read.text('game_code')
    return command
  }
  return path === '/transaction/rollback'
    ? decodeRollback(command, read)
    : decodeBetOrWin(command, read, path)
}

/**
 * A balance and a rollback need not name the player: the token does, or the transaction that is rolled back.
 */
function playerNamed(path: Hub88Path, read: Reader): Pick<WalletCommand, 'playerRef'> {
  if (path === '/wallet/check') return {}
  if (path !== '/user/balance' && path !== '/transaction/rollback') return { playerRef: read.text('user') }
  const user = read.optionalText('user')
  return user ? { playerRef: user } : {}
}

const requestUuidPattern = /"request_uuid"\s*:\s*"([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})"/i

/**
 * The request id of a body whose signature failed, so that the vendor can find its call; only if it looks
 * like one.
 */
export function unverifiedEcho(request: RawRequest): Answerable {
  const found = requestUuidPattern.exec(Buffer.from(request.body).toString('latin1'))
  return { op: 'apply', echo: found ? { request_uuid: found[1] } : {} }
}

function decodeRollback(command: WalletCommand, read: Reader): WalletCommand {
  command.roundId = read.optionalText('round')
  command.roundClosed = read.flag('round_closed')
  command.gameCode = read.optionalText('game_code')
  command.actions = [
    {
      type: 'rollback',
      txId: read.text('transaction_uuid'),
      targetTxId: read.text('reference_transaction_uuid'),
    },
  ]
  return command
}

function decodeBetOrWin(command: WalletCommand, read: Reader, path: Hub88Path): WalletCommand {
  command.roundId = read.text('round')
  command.roundClosed = read.flag('round_closed')
  command.gameCode = read.text('game_code')
  command.currency = read.text('currency')
  checkPassengers(read)
  const promo = read.flag('is_supplier_promo')
  const free: FreeRef | undefined = read.flag('is_free')
    ? { rewardId: read.optionalText('reward_uuid') }
    : undefined
  const txId = read.text('transaction_uuid')
  const amount = read.amount('amount')
  if (path === '/transaction/bet') command.actions = [{ type: 'bet', txId, amount, free, promo }]
  else command.actions = [winAction(txId, amount, free, promo, read)]
  return command
}

function winAction(
  txId: string,
  amount: Amount,
  free: FreeRef | undefined,
  promo: boolean,
  read: Reader,
): WalletAction {
  // A supplier's own prize belongs to no bet, whatever the field says.
  if (promo) {
    read.optionalText('reference_transaction_uuid')
    return { type: 'win', txId, amount, free, promo, campaign: read.optionalText('reward_uuid') }
  }
  const betTxId = read.text('reference_transaction_uuid')
  const { rake, unplayed } = whatMetaTells(read.optionalObject('meta'))
  return {
    ...{ type: 'win', txId, amount, betTxId, free, promo },
    ...(rake !== undefined && { rake }),
    // None is what most wins have, and those take the fast path.
    ...(unplayed !== undefined && unplayed > 0n && { unplayed }),
  }
}

/** What `meta` tells of a win (docs/studios.md); it is paid whatever it says there. */
function whatMetaTells(meta: string | undefined): Partial<Record<'rake' | 'unplayed', Amount | undefined>> {
  const fields = meta === undefined ? undefined : readFields(Buffer.from(meta))
  return fields ? { rake: statedAmount(fields, 'rake'), unplayed: statedAmount(fields, 'unplayed') } : {}
}

/** Undefined when nothing is told; what is no amount is none. */
function statedAmount(fields: Fields, name: string): Amount | undefined {
  const value = fields.get(name)
  if (value === undefined || value === null) return undefined
  const digits = typeof value === 'object' && 'number' in value ? value.number : ''
  if (!/^\d{1,19}$/.test(digits)) return zero
  const millionths = BigInt(digits) * millionthsPerWireUnit
  return millionths > maxLedgerAmount ? zero : amountOfMillionths(millionths)
}

/** Fields whose type is checked but which are not used. */
function checkPassengers(read: Reader): void {
  read.optionalText('supplier_transaction_id')
  read.optionalText('supplier_user')
  read.optionalText('bet')
  read.flag('is_aggregated')
  read.optionalObject('meta')
}

type Reader = ReturnType<typeof reader>

function reader(fields: Fields, answerable: Answerable) {
  const wrongType = (name: string) => decodeRefusal('bad_types', name, answerable)
  const wrongSyntax = (name: string) => decodeRefusal('bad_request', name, answerable)

  function optionalText(name: string): string | undefined {
    const value = fields.get(name)
    if (value === undefined || value === null) return undefined
    if (typeof value !== 'string') throw wrongType(name)
    if (value.length > maxTextLength || controlCharacter.test(value)) throw wrongSyntax(name)
    return value
  }
  function text(name: string): string {
    const value = fields.get(name)
    if (value === null) throw wrongType(name)
    const found = optionalText(name)
    if (found === undefined || found === '') throw wrongSyntax(name)
    return found
  }
  function flag(name: string): boolean {
    const value = fields.get(name)
    if (value === undefined || value === null) return false
    if (typeof value !== 'boolean') throw wrongType(name)
    return value
  }
  function optionalObject(name: string): string | undefined {
    const value = fields.get(name)
    if (value === undefined || value === null) return undefined
    if (typeof value !== 'object' || !('nested' in value) || value.nested[0] !== '{') throw wrongType(name)
    return value.nested
  }
  /** A whole number of 1/100000, read from its digits; returned in millionths. */
  function amount(name: string): Amount {
    const value = fields.get(name)
    if (value === undefined) throw wrongSyntax(name)
    if (value === null || typeof value !== 'object' || !('number' in value)) throw wrongType(name)
    if (!/^-?\d{1,19}$/.test(value.number)) throw wrongType(name)
    if (value.number[0] === '-') throw wrongSyntax(name)
    const millionths = BigInt(value.number) * millionthsPerWireUnit
    if (millionths > maxLedgerAmount) throw wrongType(name)
    return amountOfMillionths(millionths)
  }
  return { text, optionalText, flag, optionalObject, amount }
}
