// SPDX-License-Identifier: Apache-2.0
import type { CallInput } from '@tessera/contract'
import { Failure } from '@tessera/contract/client/failure'
import { call } from '../../shared/api/call.ts'
import { useCallMutation, useCallQuery } from '../../shared/api/use-call-query.ts'
import { answerPasskey, knowsPasskeys, type PasskeyAnswer } from '../../shared/session/passkey.ts'
import { t } from '../../shared/texts/texts.ts'

const invalidates = ['wallet.withdrawals', 'wallet.withdrawalConfig', 'wallet.balance'] as const
type Asked = Pick<CallInput<'wallet.withdraw'>, 'amount' | 'bankAccountId'>

/** Asks for a withdrawal, confirmed by the payment password or, for members who have one, by a passkey. */
export function useWithdraw() {
  const byPassword = useCallMutation('wallet.withdraw', invalidates)
  const byPasskey = useCallMutation('wallet.withdrawByPasskey', invalidates)
  const { data: security } = useCallQuery('identity.security', {}, { member: true })
  return {
    // One that was added only lately does not pay yet.
    hasPasskey:
      knowsPasskeys() &&
      (security?.passkeys ?? []).some(
        ({ createdAt }) =>
          !security?.newWays.some((way) => way.kind === 'passkey' && way.addedAt === createdAt),
      ),
    needsDocument: [byPassword.error, byPasskey.error].some(
      (error) => error instanceof Failure && error.code === 'NEED_DOCUMENT',
    ),
    async withPassword(asked: Asked, password: string): Promise<void> {
      byPasskey.reset()
      await byPassword.mutateAsync({ ...asked, password })
    },
    async withPasskey(asked: Asked): Promise<void> {
      byPassword.reset()
      await byPasskey.mutateAsync({ ...asked, ...(await confirmWithPasskey()) })
    },
  }
}

async function confirmWithPasskey(): Promise<PasskeyAnswer> {
  const task = await call('identity.paymentPasskey', {})
  // Members who turn away, or whose device has none, have asked for nothing.
  return answerPasskey(task).catch(() => {
    throw new Failure(t('entry.passkey.none'), 'NO_PASSKEY', 200)
  })
}
