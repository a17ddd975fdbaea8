// SPDX-License-Identifier: Apache-2.0
import { fault, type OperationInput, type OperationOutput } from '@tessera/contract'
import { playCurrency, trialStartUnits } from '@tessera/rules/identity/trial'
import { units } from '@tessera/rules/money'
import type { RequestFacts } from '../../../platform/http/index.ts'
import { operatorAccount, openAccounts, ownerOfMember, post } from '../../ledger/index.ts'
import { createMember, type Member } from '../../members/index.ts'
import type { Tx } from '../../../platform/db/index.ts'
import type { IdentityDeps } from '../deps.ts'
import { madeUpName } from '../registration/made-up-name.ts'
import { openSession, sendBinding } from '../sessions/open-session.ts'

/**
 * Opens a trial account (D-19): a member of kind 4 with 2,000.00 of play money, who may only look and play.
 * The encrypted token only proves that the caller is our own page.
 */
export async function freePlay(
  deps: IdentityDeps,
  { token }: OperationInput<'identity.freePlay'>,
  facts: RequestFacts,
): Promise<OperationOutput<'identity.freePlay'>> {
  if (!(await deps.settings.read('identity.freePlay'))) throw fault('identity.notEnabled')
  const inside = await deps.unseal({ data: token }, facts.nowMs)
  if (inside.merchant !== facts.brandCode || Object.keys(inside).length !== 1)
    throw fault('call.badEncryption')
  const { member, opened } = await deps.database.transaction(async (tx) => {
    const made = await openTrial(tx, deps, facts)
    return {
      member: made,
      opened: await openSession(tx, deps.chance, made, facts, {
        proof: 'proven',
        method: 'trial',
        name: made.username,
      }),
    }
  })
  sendBinding(facts, opened)
  return { token: opened.token, username: member.username, type: 4 }
}

/** Creates a trial account with its play money. */
export async function openTrial(
  tx: Tx,
  deps: Pick<IdentityDeps, 'chance'>,
  facts: Pick<RequestFacts, 'nowMs' | 'brandCode'>,
): Promise<Member> {
  const made = await newTrial(tx, deps, facts)
  const { cash } = await openAccounts(tx, ownerOfMember(made.id), playCurrency)
  const from = await operatorAccount(tx, 'trial', playCurrency)
  const [given] = await post(tx, [
    {
      from,
      to: cash,
      amount: units(trialStartUnits),
      cause: 'identity.freePlay',
      externalId: String(made.id),
      kind: 'bonus',
    },
  ])
  if (given?.status !== 'posted') throw new Error('the play money of a trial account could not be given')
  return made
}

async function newTrial(
  tx: Tx,
  { chance }: Pick<IdentityDeps, 'chance'>,
  facts: Pick<RequestFacts, 'nowMs' | 'brandCode'>,
): Promise<Member> {
  for (let tries = 0; tries < 20; tries++) {
    const member = await createMember(tx, facts, {
      brandCode: facts.brandCode,
      username: madeUpName(chance, 'trial', 6),
      type: 4,
      currency: playCurrency,
    })
    if (member) return member
  }
  throw new Error('no free trial name was found')
}
