// SPDX-License-Identifier: Apache-2.0
import { createHash } from 'node:crypto'
import { fault, type OperationOutput } from '@tessera/contract'
import { firstBrandCode } from '@tessera/rules/site/brand'
import type { Tx } from '../../../platform/db/index.ts'
import type { DomainHandlers, OperatorActor } from '../../../platform/http/index.ts'
import {
  addVendor,
  askSoon,
  changeVendorAccount,
  finishVendorRotation,
  isSandboxAccount,
  listVendorAccounts,
  pendingTransfers,
  rotateVendorKey,
  type VendorAccount,
  type VendorRefusal,
} from '../../play/index.ts'
import type { BackofficeDeps } from '../backoffice-deps.ts'
import { requireApproval } from '../second-person/require-second.ts'
import { audited, recordedStep } from './recorded-step.ts'
import { accountAt } from './sync-calls.ts'

type AccountCalls = Pick<
  DomainHandlers<'backoffice'>,
  `backoffice.${'vendorAccounts' | 'addVendorAccount' | 'changeVendorAccount' | 'rotateVendorKey' | 'finishKeyRotation' | 'askVendor'}`
>
type Presented = OperationOutput<'backoffice.addVendorAccount'>

const mostPending = 100

/** The key's fingerprint, which two people compare over the phone; independent of the file format. */
const fingerprintOf = (pem: string): string =>
  createHash('sha256')
    .update(Buffer.from(pem.replace(/-----[^-]+-----|\s/g, ''), 'base64'))
    .digest('hex')
    .replace(/(..)(?=.)/g, '$1:')

export const vendorAccountCalls = (deps: BackofficeDeps): AccountCalls => {
  const presentAccount = ({
    id,
    protocol,
    enabled,
    vendorCode,
    baseUrl,
    operatorId,
    languages,
    redeems = false,
    secrets,
  }: VendorAccount): Presented => ({
    id,
    protocol,
    enabled,
    vendorCode,
    baseUrl,
    operatorId,
    languages: { ...languages },
    redeems,
    walletUrl: `${deps.publicUrl}/vendors/${protocol}/${id}`,
    shared: isSandboxAccount(id),
    keys: (
      [
        ['current', secrets.publicKey],
        ['next', secrets.publicKeyNext],
      ] as const
    ).flatMap(([which, pem]) => (pem === undefined ? [] : [{ which, pem, fingerprint: fingerprintOf(pem) }])),
  })
  async function step(
    action: string,
    { operator, nowMs }: { operator: OperatorActor; nowMs: number },
    id: string,
    after: Record<string, unknown>,
    work: (tx: Tx) => Promise<VendorAccount | VendorRefusal>,
  ): Promise<Presented> {
    return recordedStep(
      deps,
      { operator, nowMs, action, subject: `vendor:${id}`, after: audited(after) },
      async (tx) => {
        const done = await work(tx)
        if ('refused' in done) throw fault('call.invalid', { fields: { id: done.refused } })
        return presentAccount(done)
      },
    )
  }
  return {
    async 'backoffice.vendorAccounts'(_, { db }) {
      const pem = deps.ownPublicKey()
      return {
        accounts: (await listVendorAccounts(db))
          .map(presentAccount)
          .toSorted((one, other) => (one.id < other.id ? -1 : 1)),
        pendingTransfers: (await pendingTransfers(db, mostPending)).map((transfer) => ({
          transferId: transfer.id,
          accountId: transfer.vendorAccountId,
          toVendor: transfer.toVendor,
          amount: transfer.amount,
          currency: transfer.currency,
          createTime: transfer.createdAtMs,
        })),
        ownKey: { pem, fingerprint: fingerprintOf(pem) },
      }
    },
    async 'backoffice.addVendorAccount'({ id, publicKey, vendorCode, ...account }, context) {
      if ((await listVendorAccounts(context.db)).some((known) => known.id === id))
        throw fault('call.invalid', { fields: { id: 'There is a vendor of that name' } })
      return step(
        'addVendorAccount',
        context,
        id,
        { ...account, fingerprint: fingerprintOf(publicKey) },
        async (tx) => {
          const added = await addVendor(tx, {
            id,
            protocol: 'hub88',
            publicKeyPem: publicKey,
            ...account,
            ...(vendorCode === undefined ? {} : { vendorCode }),
          })
          if ('refused' in added) return added
          // Whoever has the key can report wins.
          await requireApproval(tx, context, {
            ...{ call: 'addVendorAccount', subject: `vendor:${id}`, brandCode: firstBrandCode },
            terms: { ...account, publicKey, vendorCode },
          })
          return added
        },
      )
    },
    async 'backoffice.changeVendorAccount'({ id, ...change }, context) {
      await accountAt(context.db, id)
      return step('changeVendorAccount', context, id, change, async (tx) => {
        await changeVendorAccount(tx, id, change)
        return accountAt(tx, id)
      })
    },
    async 'backoffice.rotateVendorKey'({ id, publicKey }, context) {
      await accountAt(context.db, id)
      return step('rotateVendorKey', context, id, { fingerprint: fingerprintOf(publicKey) }, async (tx) => {
        const rotated = await rotateVendorKey(tx, id, publicKey)
        if ('refused' in rotated) return rotated
        await requireApproval(tx, context, {
          ...{ call: 'rotateVendorKey', subject: `vendor:${id}`, brandCode: firstBrandCode },
          terms: { publicKey },
        })
        return rotated
      })
    },
    async 'backoffice.finishKeyRotation'({ id }, context) {
      await accountAt(context.db, id)
      return step('finishKeyRotation', context, id, {}, (tx) => finishVendorRotation(tx, id))
    },
    async 'backoffice.askVendor'({ id }, { db, operator, nowMs }) {
      await accountAt(db, id)
      const deed = { operator, nowMs, action: 'askVendor', subject: `vendor:${id}`, after: {} }
      return recordedStep(deps, deed, async (tx) => ({ pending: await askSoon(tx, id, nowMs) }))
    },
  }
}
