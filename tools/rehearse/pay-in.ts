// SPDX-License-Identifier: Apache-2.0
import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { CallOutput } from '@tessera/contract'
import { callServer } from './call-server.ts'
import { balanceOf } from './member-steps.ts'
import type { Site } from './open-site.ts'
import { payByTwo, type Operators } from './operator-steps.ts'

type Method = CallOutput<'wallet.depositMethods'>['list'][number]

/** What is paid in, where the way to pay in allows it. */
const usualAmount = 50
const sandboxMethod = 'sandbox'
/** How often the balance is asked for until the sandbox bank's notification counts as lost. */
const usualWait = { tries: 50, pauseMs: 200 }

/**
 * Pays in by a way that is open: at the sandbox bank, or by a bank transfer that an operator records as received. Answers
 * what was paid in and how, and what was tried before. Throws with what is missing: nobody but a person can pay at any
 * other provider.
 */
export async function payIn(
  site: Site,
  token: string,
  operators?: Operators,
  wait = usualWait,
): Promise<{ done: string; notes: string[] }> {
  const { list } = await callServer(site, 'wallet.depositMethods', {}, token)
  const open = list.filter(({ maintenance }) => maintenance === null)
  const sandbox = open.find(({ methodId }) => methodId === sandboxMethod)
  const transfers = open.filter(({ methodId, type }) => methodId !== sandboxMethod && type === 'bank')
  const notes: string[] = []
  if (sandbox) {
    const problem = await payAtSandbox(site, token, sandbox, wait)
    if (problem === undefined)
      return { done: `${sandbox.name}: ${amountFor(sandbox).toFixed(2)} were paid in`, notes }
    if (transfers.length === 0) throw new Error(problem)
    notes.push(problem)
  }
  for (const transfer of transfers) {
    const done = await payByTransfer(site, token, transfer, operators)
    if (done !== undefined) return { done, notes }
  }
  throw new Error(
    open.length === 0
      ? 'there is no way to pay in (npm run setup -- bank-transfer --id ID --bank TEXT --number TEXT --holder TEXT)'
      : `nobody but a person can pay by ${open.map(({ name }) => name).join(', ')}: open a bank transfer as well (npm run setup -- bank-transfer)`,
  )
}

const amountFor = ({ min, max }: Method): number => Math.min(Math.max(usualAmount, min), max)

/** Answers why nothing has arrived; undefined once it has. */
async function payAtSandbox(
  site: Site,
  token: string,
  method: Method,
  { tries, pauseMs }: typeof usualWait,
): Promise<string | undefined> {
  const amount = amountFor(method)
  const { payUrl } = await callServer(
    site,
    'wallet.deposit',
    { methodId: method.methodId, amount, remark: '' },
    token,
  )
  if (payUrl === null) throw new Error('the deposit has no page to pay on')
  const page = await site.fetch(payUrl)
  await site.fetch(page.url, { method: 'POST', body: new URLSearchParams({ choice: 'pay' }) })
  for (let asked = 0; asked <= tries; asked += 1) {
    if ((await balanceOf(site, token)).sumBalance >= amount) return undefined
    await sleep(pauseMs)
  }
  return `the sandbox bank was paid and its notification has not arrived within ${(tries * pauseMs) / 1_000} s: it reports to PUBLIC_URL, which the server itself must reach`
}

/** Answers undefined for an account of a bank that is paid in another way. */
async function payByTransfer(
  site: Site,
  token: string,
  method: Method,
  operators: Operators | undefined,
): Promise<string | undefined> {
  const amount = amountFor(method)
  const deposit = await callServer(
    site,
    'wallet.deposit',
    { methodId: method.methodId, amount, remark: 'rehearsal' },
    token,
  )
  if (!deposit.bankTransfer) return undefined
  if (!operators)
    throw new Error(
      `the deposit of ${amount.toFixed(2)} by ${method.name} waits for an operator, so nothing further was tried: set OPERATOR_NAME and OPERATOR_PASSWORD to have it recorded here`,
    )
  const reference = `rehearsal-${randomBytes(6).toString('hex')}`
  await payByTwo(site, operators, 'backoffice.recordBankTransfer', {
    id: deposit.depositId,
    received: amount,
    reference,
  })
  const { sumBalance } = await balanceOf(site, token)
  if (sumBalance <= 0) throw new Error(`the transfer was recorded, and the balance is ${sumBalance}`)
  return `${method.name}: an operator recorded ${amount.toFixed(2)} as received, under ${reference}; no money moved at the bank`
}
