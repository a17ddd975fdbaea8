// SPDX-License-Identifier: Apache-2.0
import type { CallInput, CallOutput } from '@tessera/contract'
import { zero, type Amount } from '@tessera/rules/money'
import pg from 'pg'
import sharp from 'sharp'
import type { CallAnswer, CallClient } from '../../testing/call-client.ts'
import { openTestServer, type TestServer } from '../../testing/server-for-tests.ts'
import { openGame } from '../catalogue/edges-for-tests.ts'
import { giveWorth } from '../reward-centre/rewards-for-tests.ts'
import { recordFact } from '../bets/index.ts'
import { checkInvariants } from '../ledger/index.ts'
import { lapseEntries } from './lapse-entries.ts'
import { bodyOf, editorOf, logInAgain, type Editor } from '../messages/messages-for-tests.ts'

export interface Player {
  name: string
  id: bigint
  client: CallClient
}
/** A published promotion. */
interface Item {
  id: number
  version: number
}
type Standing = CallOutput<'promotions.status'>[number]

/** A platform for publishing promotions, joining them and betting in them. */
export interface PromotionTestServer {
  server: TestServer
  editor: Editor
  /** Who decides about money and contents. */
  publisher: CallClient
  finance: CallClient
  player(): Promise<Player>
  /** Publishes a promotion with an offer; returns its id. */
  offer(offer: object, more?: object): Promise<number>
  /** Settles valid bets of a player now. */
  bet(player: Player, amount: Amount): Promise<void>
  standing(player: Player, id: number): Promise<Standing | undefined>
  cash(player: Player): Promise<number>
  /** What was credited, from the account record: amount and remark. */
  credited(player: Player): Promise<[amount: number, remark: string][]>
  apply(player: Player, promotionId: number, change?: object): Promise<CallAnswer<unknown>>
  /** Lets time pass; the given members get a fresh session if theirs has ended meanwhile. */
  pass(ms: number, ...players: readonly Player[]): Promise<void>
  /** Needed after days have passed, because the sessions of operators end meanwhile. */
  signInAgain(): Promise<void>
  /** Publishes an offer; the item can be published again with another. */
  publish(offer: object, more?: object): Promise<Item>
  republish(item: Item, offer: object, more?: object): Promise<void>
  tryRepublish(item: Item, offer: object, more?: object): Promise<{ success: boolean; code?: string }>
  /** Payments to this member fail until the returned function is called. */
  stopPayments(memberId: bigint): Promise<() => Promise<void>>
  /** Gives back what lapsed, as the job does. */
  lapse(): Promise<number>
  ledgerDifferences(): Promise<unknown[]>
  /** No reward can be posted until the returned function is called. */
  breakLedger(): Promise<() => Promise<void>>
  close(): Promise<void>
}

export const dayMs = 86_400_000
/** Sessions last longer than this. */
const sessionMs = 600_000
const password = 'Correct-horse-9'

export async function openPromotionTestServer(): Promise<PromotionTestServer> {
  const server = await openTestServer()
  const {
    clock,
    platform: { database, settings },
  } = server
  await settings.write('identity.botCheck', false, 'test')
  await openGame(server.platform)
  const publisher = await server.operator('paula', 'admin')
  const editor = editorOf(await server.operator('carla', 'content'), publisher)
  const finance = await server.operator('fiona', 'finance')
  let count = 0
  const call = <Name extends 'promotions.status' | 'wallet.balance'>({ client }: Player, name: Name) =>
    client.call(name, {} as CallInput<Name>)
  const republish = async (item: Item, offer: object, more: object = {}) => {
    const saved = await editor.save(item, bodyOf('PR', `Offer ${++count}`, { offer, ...more }))
    item.version = saved.version
    const { envelope } = await publisher.call('backoffice.publishContent', {
      id: item.id,
      version: saved.version,
    })
    if (envelope.success) item.version = envelope.value.version
    return envelope
  }
  return {
    server,
    editor,
    publisher,
    finance,
    async player() {
      const name = `player${++count}`
      const client = await server.member(name)
      const id = BigInt((await client.call('members.info', {})).envelope.value.id)
      await giveWorth(server.platform.database, id)
      return { name, client, id }
    },
    offer: async (offer, more = {}) =>
      (await editor.publish(bodyOf('PR', `Offer ${++count}`, { offer, ...more }))).id,
    bet: (player, amount) =>
      database.transaction((tx) =>
        recordFact(tx, {
          memberId: player.id,
          vendor: 'STUDIO',
          gameCode: 'dice',
          roundId: `r${++count}`,
          kind: 'return',
          amount: zero,
          currency: 'USD',
          validBet: amount,
          closed: true,
          atMs: clock.now(),
          reference: `b${count}`,
        }),
      ),
    standing: async (player, id) =>
      (await call(player, 'promotions.status')).envelope.value.find((each) => each.id === id),
    cash: async (player) => (await call(player, 'wallet.balance')).envelope.value.mainBalance,
    async credited({ client }) {
      // The ledger stamps its postings with the time of the database.
      const period = { startTime: Date.now() - dayMs, endTime: Date.now() + dayMs }
      return (
        await client.call('wallet.transactions', { transType: 'BONUS', ...period })
      ).envelope.value.list.map(({ amount, remark }) => [amount, remark])
    },
    apply: ({ client }, promotionId, change = {}) =>
      client.callWith(
        'promotions.apply',
        { promotionId, comment: 'I was there', ...change },
        { ip: `10.7.${Math.floor(++count / 250)}.${count % 250}` },
      ),
    async pass(ms, ...players) {
      clock.advance(ms)
      if (ms < sessionMs) return
      for (const { client, name } of players) await logInAgain(client, name)
    },
    async signInAgain() {
      await editor.signInAgain()
      finance.token = undefined
      finance.token = (
        await finance.call('backoffice.login', { name: 'fiona', password, ...(await finance.botCheck()) })
      ).envelope.value.token
    },
    publish: (offer, more = {}) => editor.publish(bodyOf('PR', `Offer ${++count}`, { offer, ...more })),
    async republish(item, offer, more) {
      const { success } = await republish(item, offer, more)
      if (!success) throw new Error('the promotion could not be published again')
    },
    tryRepublish: (item, offer, more) => republish(item, offer, more),
    async stopPayments(memberId) {
      const owner = new pg.Client(server.ownerUrl)
      await owner.connect()
      await owner.query(`create function test_stop() returns trigger language plpgsql as $$ begin raise exception 'killed here'; end $$;
        create trigger test_stop before insert on promotion_payment for each row when (new.member_id = ${memberId}) execute function test_stop()`)
      return async () => {
        await owner.query('drop trigger test_stop on promotion_payment; drop function test_stop()')
        await owner.end()
      }
    },
    lapse: () => lapseEntries({ database }, clock.now()),
    ledgerDifferences: async () => (await checkInvariants(database, clock.now())).differences,
    async breakLedger() {
      const owner = new pg.Client(server.ownerUrl)
      await owner.connect()
      await owner.query(`create function test_break() returns trigger language plpgsql as $$ begin raise exception 'the ledger is away'; end $$;
        create trigger test_break before insert on ledger_posting for each row when (new.cause = 'promotions.reward') execute function test_break()`)
      return async () => {
        await owner.query('drop trigger test_break on ledger_posting; drop function test_break()')
        await owner.end()
      }
    },
    close: () => server.close(),
  }
}

const plain = (side: number, background: string) =>
  sharp({ create: { width: side, height: side, channels: 3, background } })

/** A picture file as a form sends it. */
export const pngFile = async (name = 'picture.png'): Promise<File> =>
  new File(
    [
      new Uint8Array(
        await plain(60, '#246')
          .withExif({ IFD0: { Artist: 'who took it' } })
          .png()
          .toBuffer(),
      ),
    ],
    name,
    { type: 'image/png' },
  )
export const jpgFile = async (): Promise<File> =>
  new File([new Uint8Array(await plain(50, '#642').jpeg().toBuffer())], 'picture.jpg', { type: 'image/jpeg' })
export const gifFile = async (name: string, type: string): Promise<File> =>
  new File([new Uint8Array(await plain(40, '#264').gif().toBuffer())], name, { type })

/** A PNG of exactly this many bytes: data after its end is not part of the picture. */
export async function pngOf(bytes: number): Promise<File> {
  const picture = await plain(30, '#462').png().toBuffer()
  return new File(
    [new Uint8Array(Buffer.concat([picture, Buffer.alloc(bytes - picture.length)]))],
    'large.png',
    { type: 'image/png' },
  )
}
