// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { Skipped, Unexpected } from '../scenario.ts'
import { answeredBy, type GamesContext, type GamesScenario, saidBy } from './games-wire.ts'

const theme = 'transfer wallets'
const amount = 100_000

async function asked(context: GamesContext, path: string, fields: object): Promise<Record<string, unknown>> {
  if (!context.transfer) throw new Skipped('only for studios with transfer wallets (--transfer)')
  return answeredBy(await context.wire.call(path, fields))
}

const move = (context: GamesContext, kind: 'deposit' | 'withdraw', user: string, id = randomUUID()) =>
  asked(context, `/wallet/${kind}`, { user, currency: context.currency, amount, transaction_uuid: id })

async function balanceOf(context: GamesContext, user: string): Promise<number> {
  const { balance } = await asked(context, '/wallet/balance', { user, currency: context.currency })
  if (typeof balance !== 'number') throw new Unexpected('no balance')
  return balance
}

function ended(answer: Record<string, unknown>, status: string): string {
  if (answer['status'] !== status) throw new Unexpected(`${JSON.stringify(answer)} instead of ${status}`)
  return status
}

const somebody = () => `conform-${randomUUID()}`

/** Money that a studio holds itself. What is moved in is moved out again. */
export const transfer: GamesScenario[] = [
  {
    theme,
    name: 'The balance of a player whom the studio does not know',
    expects: '0',
    play: async (context) => {
      const balance = await balanceOf(context, somebody())
      if (balance !== 0) throw new Unexpected(String(balance))
      return '0'
    },
  },
  {
    theme,
    name: 'A deposit twice under one id, then the withdrawal of it',
    expects: 'DONE each time; it is credited once',
    play: async (context) => {
      const [user, id] = [somebody(), randomUUID()]
      ended(await move(context, 'deposit', user, id), 'DONE')
      ended(await move(context, 'deposit', user, id), 'DONE')
      const balance = await balanceOf(context, user)
      ended(await move(context, 'withdraw', user), 'DONE')
      if (balance !== amount) throw new Unexpected(`a balance of ${balance} instead of ${amount}`)
      return `balance ${balance}, then ${await balanceOf(context, user)}`
    },
  },
  {
    theme,
    name: 'A withdrawal of more than there is, and the same once more after a deposit',
    expects: 'REFUSED both times: a transaction has one outcome for ever',
    play: async (context) => {
      const [user, id] = [somebody(), randomUUID()]
      ended(await move(context, 'withdraw', user, id), 'REFUSED')
      ended(await move(context, 'deposit', user), 'DONE')
      const again = await move(context, 'withdraw', user, id)
      const outcome = await asked(context, '/wallet/transaction', { transaction_uuid: id })
      if (again['status'] !== 'DONE') ended(await move(context, 'withdraw', user), 'DONE')
      ended(outcome, 'REFUSED')
      return ended(again, 'REFUSED')
    },
  },
  {
    theme,
    name: 'A transaction that never arrived',
    expects: 'UNKNOWN',
    play: async (context) =>
      ended(await asked(context, '/wallet/transaction', { transaction_uuid: randomUUID() }), 'UNKNOWN'),
  },
  {
    theme,
    name: 'A deposit below zero',
    expects: 'anything but DONE; nothing is credited',
    play: async (context) => {
      const user = somebody()
      if (!context.transfer) throw new Skipped('only for studios with transfer wallets (--transfer)')
      const answer = await context.wire.call('/wallet/deposit', {
        user,
        currency: context.currency,
        amount: -amount,
        transaction_uuid: randomUUID(),
      })
      if (answer.text.includes('DONE') || (await balanceOf(context, user)) !== 0)
        throw new Unexpected(saidBy(answer))
      return saidBy(answer)
    },
  },
]
