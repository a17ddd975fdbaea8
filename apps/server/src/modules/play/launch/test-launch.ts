// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { defaultGameLanguage } from '@tessera/texts'
import type { Clock } from '../../../platform/clock/clock.ts'
import { OutboundRefused, type Outbound } from '../../../platform/outbound/outbound.ts'
import type { CatalogGame, GameVendorAdapter, VendorAccount, WalletCore } from '../ports.ts'
import type { PlaySessions } from '../wallet-core/index.ts'
import { gameLanguage } from './game-language.ts'
import { sandboxAccountId, unknownCountry, type LaunchDeps } from './launch-game.ts'
import type { LaunchTokens } from './launch-tokens.ts'

export interface LaunchTestDeps {
  adapters: ReadonlyMap<string, GameVendorAdapter>
  sessions: PlaySessions
  launches: LaunchTokens
  wallet: WalletCore
  clock: Clock
  outbound: Outbound
}

export interface LaunchTestInput {
  account: VendorAccount
  /** The vendor's code of the game; defaults to its first open one. */
  gameCode: string | undefined
  /** For an account without a list of its own: the game to open. */
  sample?: (Chosen & { vendorCode: string; plays: string }) | undefined
  /** Whose wallet the launch uses; without one, the vendor's demo is opened. */
  player: { memberId: bigint; currency: string } | undefined
  site: LaunchDeps['site']
  ip: string
}

/**
 * One step of a launch: whether it succeeded, how long it took, and details for the operator; never a token.
 */
export interface LaunchTestStep {
  step: 'list' | 'launch' | 'frame' | 'token'
  passed: boolean
  tookMs: number
  detail: string
}

const frameTimeoutMs = 5_000
const largestPageBytes = 4 * 1024 * 1024

/**
 * Opens a game as a member would and closes it again: the vendor's list, its launch, the page in the frame,
 * and the token that the frame uses at our wallet. Stops at the first step that fails. Revokes what the
 * vendor was given.
 */
export async function testLaunch(
  deps: LaunchTestDeps,
  { account, gameCode, sample, player, site, ip }: LaunchTestInput,
): Promise<LaunchTestStep[]> {
  const { adapters, sessions, launches, clock, outbound } = deps
  const steps: LaunchTestStep[] = []
  async function step<Result>(
    name: LaunchTestStep['step'],
    work: () => Promise<{ result: Result; detail: string }>,
  ): Promise<Result | undefined> {
    const startedMs = clock.now()
    try {
      const { result, detail } = await work()
      steps.push({ step: name, passed: true, tookMs: clock.now() - startedMs, detail })
      return result
    } catch (error) {
      steps.push({
        step: name,
        passed: false,
        tookMs: clock.now() - startedMs,
        detail: error instanceof Error ? error.message : String(error),
      })
      return undefined
    }
  }

  const adapter = adapters.get(account.protocol)
  const game = await step('list', async (): Promise<{ result: Chosen; detail: string }> => {
    if (!adapter) throw new Error(`nobody here speaks ${account.protocol}`)
    if (account.id !== sandboxAccountId) return chosen(await adapter.listGames(account), gameCode)
    if (!sample)
      throw new Error(
        gameCode === undefined
          ? 'no demonstration vendor has an open game'
          : `no demonstration vendor has an open game ${gameCode}`,
      )
    return {
      result: sample,
      detail: `no list of its own: ${sample.code} of ${sample.studio} stands for the games of demonstration vendors`,
    }
  })
  if (!adapter || game === undefined) return steps

  const sinceMs = clock.now()
  const maker = account.redeems ? launches : sessions
  const credentials =
    player &&
    (await maker.open({
      ...player,
      vendorAccountId: account.id,
      vendor: account.vendorCode,
      gameCode: game.code,
    }))
  try {
    const url = await step('launch', async () => {
      const launched = await adapter
        .launch(account, {
          gameCode: game.code,
          currency: player?.currency ?? 'XXX',
          lang: gameLanguage(account, defaultGameLanguage),
          country: unknownCountry,
          ip,
          device: 'desktop',
          ...site,
          ...(credentials && { playerRef: credentials.playerRef, sessionToken: credentials.token }),
          ...(account.id === sandboxAccountId && {
            meta: {
              title: game.name,
              vendor: game.studio,
              ...(sample && { vendor_code: sample.vendorCode, plays: sample.plays }),
            },
          }),
        })
        .catch((error: Error) => {
          throw player
            ? error
            : new Error(
                `${error.message}; its demo was asked for: name a member to open it with their wallet`,
                { cause: error },
              )
        })
      return { result: launched.url, detail: `${game.code} opens at ${new URL(launched.url).origin}` }
    })
    const framed = url !== undefined && (await step('frame', () => lookAtFrame(outbound, url)))
    if (framed && credentials)
      await step('token', () => comeToWallet(deps, { adapter, account, url, credentials }))
  } finally {
    if (credentials) await maker.revoke(credentials.token)
    if (player)
      await sessions.revokeTests({ memberId: player.memberId, vendorAccountId: account.id, sinceMs })
  }
  return steps
}

interface Opened {
  adapter: GameVendorAdapter
  account: VendorAccount
  url: string
  credentials: { token: string; playerRef: string }
}

/**
 * Whether the frame reaches our wallet: the vendor opens it, if it can do that without a browser; else we use
 * the token as such a vendor does, which at least tests our side.
 */
async function comeToWallet(
  { launches, wallet }: LaunchTestDeps,
  { adapter, account, url, credentials }: Opened,
): Promise<{ result: true; detail: string }> {
  const frame = await adapter.openFrame?.(account, url)
  if (frame && !frame.opened) throw new Error(whyClosed(account, frame.status))
  if (frame)
    return {
      result: true,
      detail: account.redeems
        ? 'the vendor has redeemed the launch token, as its frame does'
        : 'the vendor has opened the game, as its frame does',
    }
  const command = {
    op: account.redeems ? ('redeem' as const) : ('session' as const),
    vendorAccountId: account.id,
    txScope: adapter.txScope,
    requestId: randomUUID(),
    sessionToken: credentials.token,
    actions: [],
    echo: {},
  }
  const outcome = account.redeems ? await launches.redeem(account, command) : await wallet.apply(command)
  if (!outcome.ok) throw new Error(`our own wallet refused the token (${outcome.err})`)
  const kind = account.redeems ? 'the launch token can be redeemed here' : 'the session token is good here'
  return { result: true, detail: `${kind}; what the vendor does with it cannot be tested from here` }
}

/**
 * The most common mistake: the vendor redeems launch tokens and the account does not say so, or the other way
 * round.
 */
function whyClosed({ id, redeems }: VendorAccount, status: string): string {
  if (/^RS_ERROR_(INVALID_TOKEN|TOKEN_EXPIRED)$/.test(status) && !redeems) {
    return `the vendor redeems launch tokens, and its account does not say so, so no game of it opens. Switch "Redeems launch tokens" on here, or run: npm run vendor -- change --id ${id} --redeems`
  }
  if (status === '')
    return 'the vendor got no answer from our wallet: does it know the right wallet address, and is our platform reachable from there?'
  return `our wallet answered the vendor ${status} when its frame opened`
}

type Chosen = Pick<CatalogGame, 'code' | 'name' | 'studio'>

function chosen(
  games: readonly CatalogGame[],
  gameCode: string | undefined,
): { result: Chosen; detail: string } {
  const game =
    gameCode === undefined
      ? games.find(({ enabled }) => enabled)
      : games.find(({ code }) => code === gameCode)
  if (!game)
    throw new Error(
      gameCode === undefined
        ? `the vendor lists ${games.length} games, none of them open`
        : `the vendor lists ${games.length} games, but not ${gameCode}`,
    )
  return { result: game, detail: `${games.length} games` }
}

/** Whether a page loads and may be shown in our frame. */
async function lookAtFrame(outbound: Outbound, url: string): Promise<{ result: true; detail: string }> {
  const response = await outbound(url, {
    signal: AbortSignal.timeout(frameTimeoutMs),
    mostBytes: largestPageBytes,
  }).catch((error: unknown) => {
    throw new Error(
      error instanceof OutboundRefused
        ? `the page of the frame was not opened: ${error.message}`
        : 'the page of the frame does not answer',
    )
  })
  const said = `HTTP ${response.status}, ${response.headers.get('content-type') ?? 'without a type'}`
  if (!response.ok) throw new Error(`the page of the frame was answered ${said}`)
  if (response.headers.has('x-frame-options'))
    throw new Error(`the page forbids to be framed (${response.headers.get('x-frame-options')})`)
  return { result: true, detail: said }
}
