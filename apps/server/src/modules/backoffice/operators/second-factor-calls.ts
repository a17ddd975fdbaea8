// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import { freshProofMs } from '@tessera/rules/identity/proof'
import { closeAlert } from '../../../platform/alerts/operator-alerts.ts'
import type { Tx } from '../../../platform/db/index.ts'
import type { DomainHandlers, OperatorActor } from '../../../platform/http/index.ts'
import {
  countRecoveryCodes,
  noteAttempt,
  ownerOperator,
  refuseWhileLocked,
  removeTotp,
  renewRecoveryCodes,
  secondFactorUse,
  startTotp,
  takeTotpCode,
  totpSince,
} from '../../identity/index.ts'
import { actionsOn } from '../audit/actions-on.ts'
import { recordAction } from '../audit/record-action.ts'
import type { BackofficeDeps } from '../backoffice-deps.ts'
import { deleteOtherSessionsOf } from './operator-session-store.ts'
import { appResetAlert } from './reset-app.ts'
import { tokenHashOf } from './session-keys.ts'
import { takeOwnCode } from './take-own-code.ts'

type SecondFactorCalls = Pick<
  DomainHandlers<'backoffice'>,
  `backoffice.${'ownSecurity' | 'startTotp' | 'confirmTotp' | 'removeTotp' | 'renewRecoveryCodes'}`
>

const latestActions = 10

export const secondFactorCalls = (deps: BackofficeDeps): SecondFactorCalls => ({
  async 'backoffice.ownSecurity'(_, { db, operator }) {
    const owner = ownerOperator(operator.operatorId)
    const [since, recoveryCodesLeft, required, latest] = await Promise.all([
      totpSince(db, [owner]),
      countRecoveryCodes(db, owner),
      deps.settings.read('identity.operatorsNeedSecondFactor'),
      actionsOn(db, owner, latestActions),
    ])
    return {
      appSince: since.get(owner) ?? null,
      recoveryCodesLeft,
      required,
      latest: latest.map(({ action, by, atMs }) => ({ action, by, time: atMs })),
    }
  },
  async 'backoffice.startTotp'(_, { db, operator, nowMs }) {
    if (nowMs - (operator.signedInAtMs ?? 0) >= freshProofMs) throw fault('call.stepUpRequired')
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
      await closeAlert(tx, { kind: appResetAlert, reference: owner }, nowMs)
      // Whoever else had the password is out: with the app alone they cannot return.
      await deleteOtherSessionsOf(tx, operator.operatorId, tokenHashOf(operator.sessionKey))
      await note(tx, operator, 'setUpApp', nowMs)
      return { noted: outcome, recoveryCodes: await renewRecoveryCodes(tx, deps.chance, owner, nowMs) }
    })
    if (noted === 'locked') throw fault('identity.tooManyAttempts')
    if (noted === 'wrong') throw fault('identity.badSecondFactor')
    return { recoveryCodes }
  },
  async 'backoffice.removeTotp'({ code }, { operator, nowMs }) {
    await takeOwnCode(deps, operator.operatorId, code, nowMs)
    await deps.database.transaction(async (tx) => {
      await removeTotp(tx, ownerOperator(operator.operatorId))
      await note(tx, operator, 'removeApp', nowMs)
    })
    return null
  },
  async 'backoffice.renewRecoveryCodes'({ code }, { operator, nowMs }) {
    await takeOwnCode(deps, operator.operatorId, code, nowMs)
    return deps.database.transaction(async (tx) => {
      await note(tx, operator, 'renewRecoveryCodes', nowMs)
      return {
        recoveryCodes: await renewRecoveryCodes(tx, deps.chance, ownerOperator(operator.operatorId), nowMs),
      }
    })
  },
})

const note = (
  tx: Tx,
  { operatorId, name }: Pick<OperatorActor, 'operatorId' | 'name'>,
  action: string,
  nowMs: number,
): Promise<void> =>
  recordAction(tx, {
    operatorId,
    operatorName: name,
    action,
    subject: ownerOperator(operatorId),
    nowMs,
  })
