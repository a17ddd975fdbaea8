// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import type { DomainHandlers } from '../../../platform/http/index.ts'
import {
  noteAttempt,
  ownerOperator,
  refuseWhileLocked,
  removeTotp,
  renewRecoveryCodes,
  secondFactorUse,
  startTotp,
  takeTotpCode,
} from '../../identity/index.ts'
import { recordAction } from '../audit/record-action.ts'
import type { BackofficeDeps } from '../backoffice-deps.ts'
import { takeOwnCode } from './take-own-code.ts'

type SecondFactorCalls = Pick<
  DomainHandlers<'backoffice'>,
  `backoffice.${'startTotp' | 'confirmTotp' | 'removeTotp'}`
>

/** Binds the operator's own authenticator app. */
export const secondFactorCalls = (deps: BackofficeDeps): SecondFactorCalls => ({
  async 'backoffice.startTotp'(_, { db, operator }) {
    const { chance, vault } = deps.identity.deps
    const started = await startTotp(db, { chance, vault }, ownerOperator(operator.operatorId), {
      label: operator.name,
      issuer: `${await deps.settings.read('site.name')} console`,
    })
    if (!started) throw fault('identity.secondFactorSet')
    return started
  },
  async 'backoffice.confirmTotp'({ code }, { db, operator, nowMs }) {
    const owner = ownerOperator(operator.operatorId)
    const attempt = { subjects: [secondFactorUse(owner)], nowMs }
    await refuseWhileLocked(db, attempt)
    const { noted, recoveryCodes } = await deps.database.transaction(async (tx) => {
      const right = await takeTotpCode(tx, deps.identity.deps.vault, owner, code, nowMs, { confirm: true })
      const outcome = await noteAttempt(tx, attempt, right)
      if (outcome !== 'right') return { noted: outcome, recoveryCodes: [] }
      await recordAction(tx, {
        operatorId: operator.operatorId,
        operatorName: operator.name,
        action: 'setUpApp',
        subject: owner,
        nowMs,
      })
      return { noted: outcome, recoveryCodes: await renewRecoveryCodes(tx, deps.chance, owner) }
    })
    if (noted === 'locked') throw fault('identity.tooManyAttempts')
    if (noted === 'wrong') throw fault('identity.badSecondFactor')
    return { recoveryCodes }
  },
  async 'backoffice.removeTotp'({ code }, { operator, nowMs }) {
    await takeOwnCode(deps, operator.operatorId, code, nowMs)
    await deps.database.transaction(async (tx) => {
      await removeTotp(tx, ownerOperator(operator.operatorId))
      await recordAction(tx, {
        operatorId: operator.operatorId,
        operatorName: operator.name,
        action: 'removeApp',
        subject: ownerOperator(operator.operatorId),
        nowMs,
      })
    })
    return null
  },
})
