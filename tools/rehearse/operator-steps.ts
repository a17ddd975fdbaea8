// SPDX-License-Identifier: Apache-2.0
import { reviewRules } from '@tessera/rules/wallet/review-withdrawal'
import type { CallInput, CallName, CallOutput } from '@tessera/contract'
import { callServer, CallRefused, solveBotCheck } from './call-server.ts'
import { balanceOf, findDice } from './member-steps.ts'
import type { Site } from './open-site.ts'

/** Sessions of operators: one decides, and a second one where that takes two. */
export interface Operators {
  first: string
  second: string | undefined
}

const askForSecond =
  'this takes two operators here: set SECOND_OPERATOR_NAME and SECOND_OPERATOR_PASSWORD as well'

/** The operators that the environment names; undefined if it names none. */
export async function signIn(
  site: Site,
  environment: Record<string, string | undefined>,
): Promise<Operators | undefined> {
  const logIn = async (prefix: string): Promise<string | undefined> => {
    const [name, password] = [
      environment[`${prefix}OPERATOR_NAME`],
      environment[`${prefix}OPERATOR_PASSWORD`],
    ]
    if (!name || !password) return undefined
    return (await callServer(site, 'backoffice.login', { name, password, ...(await solveBotCheck(site)) }))
      .token
  }
  const first = await logIn('')
  return first === undefined ? undefined : { first, second: await logIn('SECOND_') }
}

/** A call that pays: where one operator may not do so alone, the second one asks for the same. */
export async function payByTwo<Name extends CallName>(
  site: Site,
  { first, second }: Operators,
  name: Name,
  question: Omit<CallInput<Name>, 'requestId'>,
): Promise<CallOutput<Name>> {
  try {
    return await callServer(site, name, question, first)
  } catch (error) {
    if (!(error instanceof CallRefused) || error.code !== 'SECOND_NEEDED') throw error
    if (second === undefined) throw new Error(`${name}: ${askForSecond}`, { cause: error })
    return callServer(site, name, question, second)
  }
}

/**
 * Like the console's button: a launch with the wallet of this member. The server opens the game's page at its public
 * address: before there is a proxy it cannot, and only then that step may fail. Throws when any other does.
 */
export async function testVendor(
  site: Site,
  { first }: Operators,
  username: string,
): Promise<{ passed: boolean; said: string }> {
  const { vassalage: vendorCode } = await findDice(site)
  const { accounts } = await callServer(site, 'backoffice.vendorAccounts', {}, first)
  const account = accounts.find((one) => one.vendorCode === vendorCode)
  if (!account) throw new Error(`no vendor account brings the games of ${vendorCode}`)
  const { passed, steps } = await callServer(
    site,
    'backoffice.testVendor',
    { id: account.id, username },
    first,
  )
  const last = steps.at(-1)
  const failed = `the self-test of ${account.id}: ${last?.detail ?? 'it did nothing'}`
  if (!passed && !(site.isPastProxy && last?.step === 'frame')) throw new Error(failed)
  return passed
    ? { passed, said: `the self-test of ${account.id} passed: ${steps.map(({ step }) => step).join(', ')}` }
    : { passed, said: `${failed}. The server asks STUDIO_URL for it; repeat this once the proxy is there` }
}

/** Approves a withdrawal that its brand has not approved by itself, pays it, has its member confirm it, and checks the ledger. */
export async function payOut(
  site: Site,
  { first, second }: Operators,
  { member, id, status: asked }: { member: string; id: string; status: string },
): Promise<void> {
  const flags = reviewRules.map((rule) => ({ rule, note: 'Rehearsal' }))
  const step = { id, flags, remark: '' }
  if (asked === 'Pending') {
    const { status } = await callServer(site, 'backoffice.approveWithdrawal', step, first)
    if (status === 'Pending') {
      if (second === undefined) throw new Error(`backoffice.approveWithdrawal: ${askForSecond}`)
      await callServer(site, 'backoffice.approveWithdrawal', step, second)
    }
  }
  await callServer(site, 'backoffice.payWithdrawal', { id, reference: `rehearsal ${id.slice(0, 8)}` }, first)
  await callServer(site, 'wallet.confirmWithdrawal', { id, result: 'RECEIVED' }, member)
  const { heldBalance } = await balanceOf(site, member)
  if (heldBalance !== 0) throw new Error(`${heldBalance} are still held`)
  const { healthy } = await callServer(site, 'backoffice.checkLedger', {}, first)
  if (!healthy) throw new Error('the ledger does not add up')
}

export async function signOut(site: Site, { first, second }: Operators): Promise<void> {
  for (const token of [first, second])
    if (token !== undefined) await callServer(site, 'backoffice.logout', {}, token)
}
