// SPDX-License-Identifier: Apache-2.0
import { Refusal } from './http.ts'
import { hashOf, newSecret } from './signed.ts'
import type { Store } from './store.ts'
import type { SessionRow, TicketRow } from './tables.ts'
import type { Wallet, WalletAnswer } from './wallet.ts'
import { balanceBody, checkBody } from './wire-bodies.ts'

const ticketLimitMs = 60_000

/** A secret for the address of the frame: good once, for a minute. The operator's token stays here. */
export function issueTicket(store: Store, launch: Omit<TicketRow, 'hash' | 'expires_at_ms'>): string {
  const secret = newSecret()
  store.addTicket({ ...launch, hash: hashOf(secret), expires_at_ms: Date.now() + ticketLimitMs })
  return secret
}

/** Redeems the launch: the operator's wallet gives the token of the play for the token of the launch. */
export async function redeem(
  store: Store,
  wallet: Wallet,
  secret: string,
): Promise<{ ticket: TicketRow; answer: WalletAnswer | undefined }> {
  const ticket = store.takeTicket(hashOf(secret), Date.now())
  if (!ticket) throw new Refusal(410, 'This address is used up. Open the game again from the lobby.')
  return { ticket, answer: await wallet.send('/wallet/check', checkBody(ticket.token)) }
}

/** Opens a session for the page behind a launch address. Answers its secret and the balance. */
export async function openSession(
  store: Store,
  wallet: Wallet,
  secret: string,
): Promise<{ session: string; balance: string | null }> {
  const { ticket, answer } = await redeem(store, wallet, secret)
  if (answer?.status !== 'RS_OK' || answer.token === undefined || answer.user !== ticket.user)
    throw new Refusal(503, 'The game could not be opened. Open it again from the lobby.')
  const session = newSecret()
  const { user, currency, game, lobby_url } = ticket
  store.addSession({
    hash: hashOf(session),
    user,
    token: answer.token,
    currency,
    game,
    lobby_url,
    next_seed: newSecret(),
  })
  return { session, balance: answer.balance ?? null }
}

/** The session of "Authorization: Bearer ...". */
export function sessionOf(store: Store, header: string | undefined): SessionRow {
  const session = header?.startsWith('Bearer ') ? store.findSession(hashOf(header.slice(7))) : undefined
  if (!session) throw new Refusal(401, 'Open the game again from the lobby.')
  return session
}

/** What the player has now; null if the wallet does not say. */
export async function balanceOf(wallet: Wallet, session: SessionRow): Promise<string | null> {
  return (await wallet.send('/user/balance', balanceBody(session)))?.balance ?? null
}
