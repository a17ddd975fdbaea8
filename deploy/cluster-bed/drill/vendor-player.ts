// SPDX-License-Identifier: Apache-2.0
import { randomUUID, sign, type KeyObject } from 'node:crypto'
import { signatureHeader } from '@tessera/studio/src/server/keys.ts'
import { post, type Outcome, type Player } from './writer.ts'

/** The wire counts 100,000 to a unit of the currency; ten of our units are one of the wire's. */
const millionthsPerWireUnit = 10n
const stake = 200_000
const win = 150_000

export interface VendorPlayer {
  site: string
  vendor: string
  key: KeyObject
  user: string
  token: string
  game: string
  currency: string
}

interface Order {
  kind: 'bet' | 'win'
  id: string
  reference?: string
  round: string
  amount: number
}

/**
 * A player of an outside vendor: bets and wins in turn, signed, on the wallet's wire. Unanswered requests are
 * repeated with the same id.
 */
export function vendorPlayer(account: VendorPlayer): Player {
  let open: Order | undefined
  return {
    name: account.user,
    play() {
      const order = nextOrder(open)
      return async () => {
        const outcome = await send(account, order)
        if (outcome.answer === 'yes') open = order.kind === 'bet' ? order : undefined
        return outcome
      }
    },
  }
}

function nextOrder(open: Order | undefined): Order {
  if (open) return { kind: 'win', id: randomUUID(), reference: open.id, round: open.round, amount: win }
  return { kind: 'bet', id: randomUUID(), round: randomUUID(), amount: stake }
}

async function send(
  { site, vendor, key, user, token, game, currency }: VendorPlayer,
  { kind, id, reference, round, amount }: Order,
): Promise<Outcome> {
  const body = JSON.stringify({
    user,
    token,
    transaction_uuid: id,
    supplier_transaction_id: id,
    ...(reference ? { reference_transaction_uuid: reference } : {}),
    round,
    round_closed: kind === 'win',
    request_uuid: randomUUID(),
    game_code: game,
    currency,
    amount,
    is_free: false,
  })
  const signature = sign('RSA-SHA256', Buffer.from(body), key).toString('base64')
  const answer = await post(`${site}/vendors/hub88/${vendor}/transaction/${kind}`, body, {
    [signatureHeader]: signature,
  })
  if (typeof answer === 'string') return { answer: 'again', why: answer }
  const said = (answer.body as { status?: string } | undefined)?.status
  const moved = BigInt(amount) * millionthsPerWireUnit
  if (answer.status === 200 && said === 'RS_OK')
    return { answer: 'yes', acknowledged: { id, kind, moved: kind === 'bet' ? -moved : moved } }
  if (answer.status >= 502 && answer.status <= 504) return { answer: 'again', why: `HTTP ${answer.status}` }
  return { answer: 'wrong', why: `${kind}: HTTP ${answer.status} ${said ?? ''}` }
}
