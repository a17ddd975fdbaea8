// SPDX-License-Identifier: Apache-2.0
import { isDatabaseUnreachable, PoolBusy } from '../../platform/db/index.ts'
import type { Chance } from '../../platform/chance/chance.ts'
import type { Log } from '../../platform/log/log.ts'
import { QueueFull } from '../../platform/queue/fair-queue.ts'
import type { VendorFigures } from './vendor-figures.ts'
import { isDecodeRefusal } from './ports.ts'
import type {
  Answerable,
  DecodeRefusal,
  GameVendorAdapter,
  OperatorAlerts,
  RawRequest,
  RawResponse,
  VendorAccount,
  WalletCommand,
  WalletCore,
  WalletOutcome,
} from './ports.ts'

export interface VendorWireDeps {
  adapter: GameVendorAdapter
  accounts: { find(id: string): Promise<VendorAccount | undefined> }
  wallet: WalletCore
  /** Exchanges a launch token for the wallet session of its game, once. */
  redeem(account: VendorAccount, command: WalletCommand): Promise<WalletOutcome>
  alerts: OperatorAlerts
  /** Collects the metrics; none by default. */
  figures?: VendorFigures
  log: Log
  chance: Chance
}

const retryAfterSeconds = 2
const stranger: WalletOutcome = { ok: false, err: 'partner' }

/**
 * Answers one vendor call: finds the account, checks the signature, decodes the body and asks the wallet.
 * Never throws. While the database is unreachable or the queue is full, the answer is HTTP 503, so that the
 * vendor repeats; any other error of ours becomes the protocol's own unknown error, with a reference to the
 * log.
 */
export function createVendorWire(
  deps: VendorWireDeps,
): (accountId: string, request: RawRequest) => Promise<RawResponse> {
  const { adapter, figures } = deps
  return async (accountId, request) => {
    const began = performance.now()
    let account: VendorAccount | undefined
    let command: Answerable | WalletCommand | null = null
    try {
      account = await deps.accounts.find(accountId)
      if (!account || account.protocol !== adapter.protocol) {
        figures?.answered('', request.path, stranger, performance.now() - began)
        return adapter.encode(adapter.unverifiedEcho(request), stranger, unknownAccount)
      }
      const outcome = await work(account)
      watch(account, command, request, outcome)
      watchRedeeming(account, command, outcome)
      figures?.answered(account.id, request.path, outcome, performance.now() - began)
      figures?.moved(account.id, command, outcome)
      return adapter.encode(command, outcome, account)
    } catch (error) {
      figures?.answered(
        account?.id ?? '',
        request.path,
        { ok: false, err: 'internal' },
        performance.now() - began,
      )
      return answerFault(account ?? unknownAccount, command, request, error)
    }

    async function work(known: VendorAccount): Promise<WalletOutcome> {
      if (!adapter.authenticate(request, known)) {
        command = adapter.unverifiedEcho(request)
        return { ok: false, err: 'bad_signature' }
      }
      const decoded = decodeOrRefusal(adapter, request, known)
      if (isDecodeRefusal(decoded)) {
        command = decoded.answerable
        return { ok: false, err: decoded.err }
      }
      command = decoded
      if (!known.enabled && !settles(decoded)) return { ok: false, err: 'partner' }
      // Players stake what they moved to this vendor, and nothing else.
      if (known.transferWallet && decoded.actions.some(({ type }) => type === 'bet'))
        return { ok: false, err: 'partner' }
      return decoded.op === 'redeem' ? deps.redeem(known, decoded) : deps.wallet.apply(decoded)
    }
  }

  /**
   * A vendor account with the wrong launch-token setting opens no games; alert an operator before players
   * complain.
   */
  function watchRedeeming(
    account: VendorAccount,
    command: Answerable | WalletCommand | null,
    outcome: WalletOutcome,
  ): void {
    if (command?.op !== 'redeem' || account.redeems || outcome.ok || outcome.err !== 'session_unknown') return
    deps.alerts.raise({ kind: 'play.redeemsUnset', reference: account.id, details: { account: account.id } })
  }

  /** A vendor repeats a refused win or rollback for hours, so a person has to look at it. */
  function watch(
    account: VendorAccount,
    command: Answerable | WalletCommand | null,
    request: RawRequest,
    outcome: WalletOutcome,
  ): void {
    const refused = !outcome.ok || outcome.results.some((result) => result.ignored === 'rolled_back')
    if (!refused || !/\/(win|rollback|refund)$/.test(request.path)) return
    const actions = command && 'actions' in command ? command.actions : []
    const reference = actions[0] ? `${account.id}/${actions[0].txId}` : `${account.id}${request.path}`
    deps.alerts.raise({
      kind: 'play.settlementRefused',
      reference,
      details: { account: account.id, path: request.path, err: outcome.ok ? 'rolled_back' : outcome.err },
    })
  }

  function answerFault(
    account: VendorAccount,
    command: Answerable | null,
    request: RawRequest,
    error: unknown,
  ): RawResponse {
    const outcome: WalletOutcome = { ok: false, err: 'internal' }
    const answer = adapter.encode(command, outcome, account)
    if (isDatabaseUnreachable(error) || error instanceof PoolBusy || error instanceof QueueFull) {
      return {
        ...answer,
        status: 503,
        headers: { ...answer.headers, 'retry-after': String(retryAfterSeconds) },
      }
    }
    const reference = deps.chance.bytes(6).toString('hex')
    deps.log.error({ reference, account: account.id, path: request.path, error }, 'a vendor call failed')
    watch(account, command, request, outcome)
    return answer
  }
}

function decodeOrRefusal(
  adapter: GameVendorAdapter,
  request: RawRequest,
  account: VendorAccount,
): WalletCommand | DecodeRefusal {
  try {
    return adapter.decode(request, account)
  } catch (error) {
    if (isDecodeRefusal(error)) return error
    throw error
  }
}

/** Money already staked settles even after an account was closed. */
function settles(command: WalletCommand): boolean {
  return command.actions.length > 0 && command.actions.every((action) => action.type !== 'bet')
}

const unknownAccount: VendorAccount = {
  id: '',
  protocol: '',
  enabled: false,
  vendorCode: '',
  baseUrl: '',
  operatorId: '',
  secrets: {},
  languages: {},
  options: {},
}
