// SPDX-License-Identifier: Apache-2.0
import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { EnvironmentError } from '@tessera/server-kit/environment/read-variables'
import { loadEnvironmentFile, readEnvironment } from '@tessera/server/src/platform/env/environment.ts'
import { callServer, CallRefused } from './call-server.ts'
import { playDice, register } from './member-steps.ts'
import { behindProxy, openSite, type Site } from './open-site.ts'
import { payOut, signIn, signOut, testVendor } from './operator-steps.ts'
import { payIn } from './pay-in.ts'

/**
 * A rehearsal on a new installation that has a way to pay in and the in-house games: a member registers, pays
 * in, plays one round of dice in their language, finds it in the betting record and asks for a withdrawal.
 * With OPERATOR_NAME and OPERATOR_PASSWORD set an operator records a bank transfer, runs the self-test of the vendor,
 * approves and pays the withdrawal, and the member confirms; SECOND_OPERATOR_NAME and SECOND_OPERATOR_PASSWORD are for
 * what takes two. It leaves a member, a deposit, a round and a withdrawal behind.
 *
 *   npm run rehearse -- https://play.example.com
 *   npm run rehearse -- http://localhost:3000 [--games http://localhost:3001]
 *
 * An address of this machine goes past the proxy of PUBLIC_URL, with the host that the proxy would hand on.
 * Exit code 0 when every step did what it should; otherwise 1, and the step that failed is the last line.
 */
/** The refusal of a host that is not of this installation. */
const unknownHost = 'INVALID_URL'
const say = (line: string): void => console.log(`ok  ${line}`)
/** What could not be tried, and does not end the rehearsal. */
const warn = (line: string): void => console.log(`!!  ${line}`)

try {
  loadEnvironmentFile()
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { games: { type: 'string' } },
  })
  const environment = readEnvironment(process.env)
  const address = positionals[0] ?? `http://localhost:${environment.port}`
  await rehearse(openSite(address, behindProxy(address, environment, values.games)))
} catch (error) {
  if (error instanceof EnvironmentError) console.error(error.message)
  else console.error(`FAILED  ${sentenceOf(error)}`)
  process.exitCode = 1
}

async function rehearse(site: Site): Promise<void> {
  const username = `try${randomBytes(4).toString('hex')}`
  const password = randomBytes(12).toString('base64url')
  const token = await register(site, { username, password })
  say(`${username} is registered`)
  const operators = await signIn(site, process.env)
  const { done, notes } = await payIn(site, token, operators)
  for (const note of notes) warn(note)
  say(done)
  if (operators !== undefined) {
    const { passed, said } = await testVendor(site, operators, username)
    ;(passed ? say : warn)(said)
  }
  const { roundId, origin } = await playDice(site, token)
  say(`a round of dice was played at ${origin}: ${roundId}`)
  say('the round is in the betting record')
  const { withdrawalId: id, status } = await askForMoney(site, token)
  if (operators === undefined)
    return say(
      'the withdrawal waits in the console (set OPERATOR_NAME and OPERATOR_PASSWORD to have it paid here)',
    )
  await payOut(site, operators, { member: token, id, status })
  await signOut(site, operators)
  say('approved, paid, confirmed; the ledger adds up')
}

async function askForMoney(site: Site, token: string): Promise<{ withdrawalId: string; status: string }> {
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
  const { min } = await callServer(site, 'wallet.withdrawalConfig', {}, token)
  const amount = Math.max(20, min)
  const { withdrawalId, status } = await callServer(
    site,
    'wallet.withdraw',
    { amount, bankAccountId: account.bankAccountId, password: paymentPassword },
    token,
  )
  say(`${amount.toFixed(2)} are asked for: ${withdrawalId}`)
  return { withdrawalId, status }
}

/** With what the network says: fetch alone says that it failed. */
function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof CallRefused && error.code === unknownHost)
    return `${error.message} (run it with the environment of the server: PUBLIC_URL says which host it answers)`
  const { cause } = error
  const code = cause instanceof Error ? ((cause as NodeJS.ErrnoException).code ?? cause.message) : ''
  return error.message === 'fetch failed' ? `the server was not reached (${code})` : error.message
}
