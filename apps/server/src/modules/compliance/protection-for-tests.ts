// SPDX-License-Identifier: Apache-2.0
import { generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import type { CallInput, CallOutput } from '@tessera/contract'
import { units, type Amount } from '@tessera/rules/money'
import type { CallAnswer } from '../../testing/call-client.ts'
import { saveGames, saveVendor } from '../catalogue/index.ts'
import { addVendor } from '../play/index.ts'
import {
  openWalletTestServer,
  requestId,
  type TestMember,
  type WalletTestServer,
} from '../wallet/wallet-for-tests.ts'

const password = 'correct-horse-9'

/** A game that a member has opened. Answers are the vendor wire's statuses. */
export interface OpenGame {
  /** A bet of this many units that its round ends with. */
  bet(amount: number): Promise<unknown>
  /** A bet that waits for its win, and that win or its rollback. */
  openBet(
    amount: number,
  ): Promise<{ status: unknown; win(amount: number): Promise<unknown>; rollback(): Promise<unknown> }>
}

/** A whole platform with a bank and a vendor, for what members may not do to themselves. */
export interface ProtectionTestServer extends WalletTestServer {
  /** A member of age with this much cash. */
  player(cash?: Amount): Promise<TestMember>
  launch(member: TestMember): Promise<CallAnswer<unknown>>
  /** Opens the vendor's game. */
  open(member: TestMember): Promise<OpenGame>
  setLimit(
    member: TestMember,
    kind: CallInput<'compliance.setLimit'>['kind'],
    most: number | null,
    period?: CallInput<'compliance.setLimit'>['period'],
  ): Promise<CallAnswer<CallOutput<'compliance.setLimit'>>>
  protection(member: TestMember): Promise<CallOutput<'compliance.show'>>
  /** Opens a deposit of this many units. */
  deposit(member: TestMember, amount: number): Promise<CallAnswer<CallOutput<'wallet.deposit'>>>
  /** Lets time pass; these members sign in again. */
  pass(ms: number, ...members: readonly TestMember[]): Promise<void>
}

export async function openProtectionTestServer(): Promise<ProtectionTestServer> {
  const bank = await openWalletTestServer()
  const { clock, server } = bank
  // The ledger stamps its postings with the time of the database.
  clock.advance(Date.now() - clock.now())
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  let launched: Record<string, string> = {}
  const vendor = createServer((request, response) => {
    readText(request)
      .then((body) => {
        launched = JSON.parse(body) as Record<string, string>
        response.end('{"url":"http://localhost:3001/play/sample?ticket=1"}')
      })
      .catch(() => response.destroy())
  })
  await once(vendor.listen(0, '127.0.0.1'), 'listening')
  const baseUrl = `http://127.0.0.1:${(vendor.address() as AddressInfo).port}`
  const publicKeyPem = publicKey.export({ type: 'spki', format: 'pem' }).toString()
  await server.platform.database.transaction(async (tx) => {
    await saveVendor(tx, { vendorCode: 'PLAIN', gameType: 'INHOUSE', name: 'Plain', sort: 1 })
    await saveGames(tx, [
      {
        vendorCode: 'PLAIN',
        gameId: 'cards',
        name: 'Cards',
        gameType: 'INHOUSE',
        theme: '',
        isHot: false,
        isNew: false,
        sort: 0,
        minimumStake: units(1),
        rtpBasisPoints: null,
        hasTrial: true,
        client: 'own',
      },
    ])
    const games = [{ code: 'cards', name: 'Cards' }]
    await addVendor(tx, {
      protocol: 'hub88',
      publicKeyPem,
      baseUrl,
      operatorId: 'brand1',
      id: 'plain',
      vendorCode: 'PLAIN',
      games,
    })
  })

  async function wire(path: string, fields: object): Promise<unknown> {
    const body = JSON.stringify({ request_uuid: randomUUID(), ...fields })
    const answer = await server.app.inject({
      method: 'POST',
      url: `/vendors/hub88/plain/transaction/${path}`,
      payload: body,
      headers: {
        'content-type': 'application/json',
        'x-hub88-signature': sign('RSA-SHA256', Buffer.from(body), privateKey).toString('base64'),
      },
    })
    return (JSON.parse(answer.body) as Record<string, unknown>)['status']
  }

  const launch: ProtectionTestServer['launch'] = ({ client }) =>
    client.callWith('play.launch', { gameId: 'cards', nodeId: 1, vassalage: 'PLAIN' })

  return {
    ...bank,
    async player(cash = units(1_000)) {
      const member = await bank.member(cash)
      await member.client.call('play.confirmAge', { age: 18 })
      return member
    },
    launch,
    async open(member) {
      const { envelope } = await launch(member)
      if (!envelope.success) throw new Error(`the game did not open: ${envelope.code}`)
      const { user, currency, game_code, token } = launched
      const same = { user, currency, game_code, token }
      const stake = (amount: number, fields: object) =>
        wire('bet', { ...same, amount: amount * 100_000, transaction_uuid: randomUUID(), ...fields })
      return {
        bet: (amount) => stake(amount, { round: randomUUID(), round_closed: true }),
        async openBet(amount) {
          const [bet, round] = [randomUUID(), randomUUID()]
          const after = {
            ...same,
            transaction_uuid: randomUUID(),
            reference_transaction_uuid: bet,
            round,
            round_closed: true,
          }
          return {
            status: await stake(amount, { transaction_uuid: bet, round, round_closed: false }),
            win: (won) => wire('win', { ...after, amount: won * 100_000 }),
            rollback: () => wire('rollback', after),
          }
        },
      }
    },
    setLimit: ({ client }, kind, most, period = 'day') =>
      client.call('compliance.setLimit', { kind, period, most, requestId: requestId() }),
    protection: async ({ client }) => (await client.call('compliance.show', {})).envelope.value,
    deposit: ({ client }, amount) =>
      client.call('wallet.deposit', { methodId: 'sandbox', amount, requestId: requestId() }),
    async pass(ms, ...members) {
      clock.advance(ms)
      for (const { client, name } of members) {
        client.token = undefined
        client.token = (
          await client.call('identity.login', { username: name, password })
        ).envelope.value.token
      }
    },
    async close() {
      await bank.close()
      vendor.close()
    },
  }
}
