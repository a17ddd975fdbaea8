// SPDX-License-Identifier: Apache-2.0
import { Button } from '@tessera/ui/forms/button.tsx'
import { Dialog } from '@tessera/ui/overlays/dialog.tsx'
import { useCallMutation } from '../../../shared/api.ts'
import { ErrorNotice } from '../../../shared/error-notice.tsx'
import { Moment } from '../../../shared/moment.tsx'
import { Notice } from '../../../shared/notice.tsx'
import { t } from '../../../shared/texts.ts'
import type { PaymentAccount } from './payment-account.ts'

/** Asks the provider of an account, without money, whether members can pay in. */
export default function TestDialog({ account, onClose }: { account: PaymentAccount; onClose: () => void }) {
  const test = useCallMutation('backoffice.testPaymentAccount', [])
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('console.payments.testOf', { name: account.name })}
      closeLabel={t('console.close')}
      size="medium"
    >
      <div className="flex flex-col gap-4">
        <p className="text-sm text-muted">{t('console.payments.testHint')}</p>
        <ErrorNotice error={test.error} />
        {test.data && (
          <Notice tone={test.data.passed ? 'good' : 'bad'}>
            {t(test.data.passed ? 'console.payments.testPassed' : 'console.payments.testFailed')}
          </Notice>
        )}
        {test.data && (
          <p className="text-sm break-words text-text">
            {test.data.detail}{' '}
            <span className="tabular whitespace-nowrap text-muted">
              {t('console.tookMs', { count: test.data.tookMs })}, <Moment at={test.data.time} />
            </span>
          </p>
        )}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{t('console.close')}</Button>
          <Button look="primary" busy={test.isPending} onClick={() => test.mutate({ id: account.accountId })}>
            {t('console.payments.test')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
