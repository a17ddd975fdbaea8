// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import type { DomainHandlers } from '../../../platform/http/index.ts'
import { forBrand } from '../../../platform/settings/for-brand.ts'
import { noteAttempt, refuseWhileLocked } from '../attempts/attempts.ts'
import { secondFactorUse } from '../attempts/subjects.ts'
import type { IdentityDeps } from '../deps.ts'
import { addPasskey, taskToAdd } from '../passkeys/passkeys.ts'
import { deletePasskey } from '../passkeys/passkey-store.ts'
import { presentPasskey } from '../proofs/security.ts'
import { renewRecoveryCodes } from './recovery-codes.ts'
import { hasTotp, removeTotp } from './totp-store.ts'
import { ownerMember, startTotp, takeTotpCode } from './totp.ts'

type SecondFactorCalls = Pick<
  DomainHandlers<'identity'>,
  `identity.${'startTotp' | 'confirmTotp' | 'removeTotp' | 'renewRecoveryCodes' | 'addPasskeyTask' | 'addPasskey' | 'removePasskey'}`
>

export const secondFactorCalls = (deps: IdentityDeps): SecondFactorCalls => ({
  async 'identity.startTotp'(_, { db, brandCode, member: { memberId, username } }) {
    const settings = deps.settings.of(brandCode)
    if (!(await settings.read('identity.twoFactor'))) throw fault('identity.notEnabled')
    const started = await startTotp(db, deps, ownerMember(memberId), {
      label: username,
      issuer: await settings.read('site.name'),
    })
    if (!started) throw fault('identity.secondFactorSet')
    return started
  },
  async 'identity.confirmTotp'({ code }, { db, brandCode, member: { memberId }, nowMs }) {
    if (!(await deps.settings.of(brandCode).read('identity.twoFactor'))) throw fault('identity.notEnabled')
    const owner = ownerMember(memberId)
    const attempt = { subjects: [secondFactorUse(owner)], nowMs }
    await refuseWhileLocked(db, attempt)
    const { noted, recoveryCodes } = await deps.database.transaction(async (tx) => {
      const right = await takeTotpCode(tx, deps.vault, owner, code, nowMs, { confirm: true })
      const outcome = await noteAttempt(tx, attempt, right)
      if (outcome !== 'right') return { noted: outcome, recoveryCodes: [] }
      await deps.events.securityChanged(tx, { memberId, notice: 'appAdded', nowMs })
      return { noted: outcome, recoveryCodes: await renewRecoveryCodes(tx, deps.chance, owner, nowMs) }
    })
    if (noted === 'locked') throw fault('identity.tooManyAttempts')
    if (noted === 'wrong') throw fault('identity.badSecondFactor')
    return { recoveryCodes }
  },
  async 'identity.removeTotp'(_, { member: { memberId }, nowMs }) {
    await deps.database.transaction(async (tx) => {
      await removeTotp(tx, ownerMember(memberId))
      await deps.events.securityChanged(tx, { memberId, notice: 'factorsRemoved', nowMs })
    })
    return null
  },
  async 'identity.renewRecoveryCodes'(_, { db, member: { memberId }, nowMs }) {
    const owner = ownerMember(memberId)
    if (!(await hasTotp(db, owner))) throw fault('identity.badSecondFactor')
    return {
      recoveryCodes: await deps.database.transaction(async (tx) => {
        await deps.events.securityChanged(tx, { memberId, notice: 'recoveryCodesMade', nowMs })
        return renewRecoveryCodes(tx, deps.chance, owner, nowMs)
      }),
    }
  },
  async 'identity.addPasskeyTask'(_, context) {
    const brand = forBrand(deps, context)
    if (!(await brand.settings.read('identity.passkeys'))) throw fault('identity.notEnabled')
    return taskToAdd(brand, context, context.member)
  },
  async 'identity.addPasskey'(input, context) {
    const brand = forBrand(deps, context)
    if (!(await brand.settings.read('identity.passkeys'))) throw fault('identity.notEnabled')
    return presentPasskey(await addPasskey(brand, context, context.member.memberId, input))
  },
  async 'identity.removePasskey'({ id }, { member: { memberId }, nowMs }) {
    await deps.database.transaction(async (tx) => {
      if (await deletePasskey(tx, memberId, id))
        await deps.events.securityChanged(tx, { memberId, notice: 'factorsRemoved', nowMs })
    })
    return null
  },
})
