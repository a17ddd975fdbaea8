// SPDX-License-Identifier: Apache-2.0
import { randomBytes } from 'node:crypto'
import { callServer, solveBotCheck } from './call-server.ts'
import { balanceOf, findDice, payIn, playDice, register } from './member-steps.ts'

/**
 * A rehearsal on a new installation that has the sandbox bank and the in-house games: a member registers, pays
 * in, plays one round of dice in their language, finds it in the betting record and asks for a withdrawal.
 * With OPERATOR_NAME and OPERATOR_PASSWORD set an operator runs the self-test of the vendor first, approves
 * and pays the withdrawal, and the member confirms. It leaves a member, a deposit, a round and a withdrawal
 * behind.
 *
 *   npm run rehearse -- https://play.example.com
 *
 * Exit code 0 when every step did what it should; otherwise 1, and the step that failed is the last line.
 */
const site = (process.argv[2] ?? 'http://localhost:3000').replace(/\/$/, '')
const say = (line: string): void => console.log(`ok  ${line}`)

try {
  await rehearse()
} catch (error) {
  console.error(`FAILED  ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}

async function rehearse(): Promise<void> {
  const username = `try${randomBytes(4).toString('hex')}`
  const password = randomBytes(12).toString('base64url')
  const token = await register(site, { username, password })
  say(`${username} is registered`)
  await payIn(site, token)
  say('50.00 were paid in')
  const operator = await signIn()
  if (operator !== undefined) await testVendor(operator, username)
  const { roundId, origin } = await playDice(site, token)
  say(`a round of dice was played at ${origin}: ${roundId}`)
  say('the round is in the betting record')
  const withdrawalId = await askForMoney(token)
  if (operator === undefined)
    return say(
      'the withdrawal waits in the console (set OPERATOR_NAME and OPERATOR_PASSWORD to have it paid here)',
    )
  await decide(token, operator, withdrawalId)
}

/** The session of the operator from the environment; undefined if it names none. */
async function signIn(): Promise<string | undefined> {
  const { OPERATOR_NAME: name, OPERATOR_PASSWORD: password } = process.env
  if (!name || !password) return undefined
  return (await callServer(site, 'backoffice.login', { name, password, ...(await solveBotCheck(site)) }))
    .token
}

/** Like the console's button: a launch with the wallet of this member. */
async function testVendor(operator: string, username: string): Promise<void> {
  const { vassalage: vendorCode } = await findDice(site)
  const { accounts } = await callServer(site, 'backoffice.vendorAccounts', {}, operator)
  const account = accounts.find((one) => one.vendorCode === vendorCode)
  if (!account) throw new Error(`no vendor account brings the games of ${vendorCode}`)
  const { passed, steps } = await callServer(
    site,
    'backoffice.testVendor',
    { id: account.id, username },
    operator,
  )
  if (!passed) throw new Error(`the self-test of ${account.id}: ${steps.at(-1)?.detail ?? 'it did nothing'}`)
  say(`the self-test of ${account.id} passed: ${steps.map(({ step }) => step).join(', ')}`)
}

async function askForMoney(token: string): Promise<string> {
  const paymentPassword = '246813'
  await callServer(
    site,
    'identity.setPaymentPassword',
    { newPassword: paymentPassword, confirmNewPassword: paymentPassword },
    token,
  )
  const account = await callServer(
    site,
    'wallet.addBankAccount',
    {
      bankName: 'Bank of Rehearsal',
      accountNumber: '123456789',
      holder: 'A Rehearsal',
      password: paymentPassword,
    },
    token,
  )
  const { withdrawalId } = await callServer(
    site,
    'wallet.withdraw',
    { amount: 20, bankAccountId: account.bankAccountId, password: paymentPassword },
    token,
  )
  say(`20.00 are asked for: ${withdrawalId}`)
  return withdrawalId
}

async function decide(member: string, token: string, id: string): Promise<void> {
  await callServer(site, 'backoffice.approveWithdrawal', { id, remark: '' }, token)
  await callServer(site, 'backoffice.payWithdrawal', { id, remark: '' }, token)
  await callServer(site, 'wallet.confirmWithdrawal', { id, result: 'RECEIVED' }, member)
  const { heldBalance } = await balanceOf(site, member)
  if (heldBalance !== 0) throw new Error(`${heldBalance} are still held`)
  const { healthy } = await callServer(site, 'backoffice.checkLedger', {}, token)
  if (!healthy) throw new Error('the ledger does not add up')
  await callServer(site, 'backoffice.logout', {}, token)
  say('approved, paid, confirmed; the ledger adds up')
}
