// SPDX-License-Identifier: Apache-2.0
import { useDeferredValue, useState } from 'react'
import { Button } from '@tessera/ui/forms/button.tsx'
import { Select } from '@tessera/ui/forms/select.tsx'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { useAddressChoice, useAddressPage, useAddressText } from '../../../shared/address.ts'
import { useBrandFilter } from '../../../shared/brand.tsx'
import { useCallQuery } from '../../../shared/api.ts'
import { Listing } from '../../../shared/listing.tsx'
import { Notice } from '../../../shared/notice.tsx'
import { Page } from '../../../shared/page.tsx'
import { usePermission } from '../../../shared/permissions.ts'
import { t } from '../../../shared/texts.ts'
import { useWithdrawalColumns } from './use-withdrawal-columns.tsx'
import { useWithdrawalSteps } from './use-withdrawal-steps.ts'
import { WithdrawalDialog, withNewestRow, type OpenedDialog } from './withdrawal-dialog.tsx'
import { withdrawalStatuses } from './withdrawal-status.ts'

const refetchIntervalMs = 15_000

/** The queue: waiting withdrawals first, oldest first. */
export function WithdrawalsPage() {
  const [status, setStatus] = useAddressChoice('status', [...withdrawalStatuses, 'all'], 'Pending')
  const [reference, setReference] = useAddressText('reference')
  const found = useDeferredValue(reference.trim())
  const [pageNo, setPageNo] = useAddressPage()
  const setsUp = usePermission('vendorAccounts')
  const [opened, setOpened] = useState<OpenedDialog>()
  const steps = useWithdrawalSteps()
  const query = useCallQuery(
    'backoffice.withdrawals',
    {
      ...useBrandFilter(),
      ...(found === '' ? (status === 'all' ? {} : { status }) : { reference: found }),
      pageNo,
      pageSize: 20,
    },
    { refetchIntervalMs },
  )
  const columns = useWithdrawalColumns(steps, setOpened)
  return (
    <Page
      title={t('console.withdrawals')}
      actions={
        <span className="flex flex-wrap gap-2">
          {setsUp && (
            <Button size="small" look="quiet" onClick={() => setOpened({ dialog: 'accounts' })}>
              {t('console.payout.accounts')}
            </Button>
          )}
          <Button size="small" look="quiet" onClick={() => setOpened({ dialog: 'payees' })}>
            {t('console.payout.payees')}
          </Button>
          <Button size="small" look="quiet" onClick={() => setOpened({ dialog: 'rules' })}>
            {t('console.payout.rules')}
          </Button>
        </span>
      }
    >
      {steps.notice && <Notice tone={steps.notice.tone}>{steps.notice.text}</Notice>}
      <Listing
        caption={t('console.withdrawals')}
        query={query}
        columns={columns}
        rowKey={(row) => row.withdrawalId}
        empty={t('console.noWithdrawals')}
        onPage={setPageNo}
        above={
          <div className="flex flex-wrap gap-4 *:w-full *:max-w-xs">
            <Select
              label={t('console.status')}
              value={status}
              onChange={(event) => {
                setStatus(withdrawalStatuses.find((one) => one === event.target.value) ?? 'all')
                setPageNo(1)
              }}
              options={[
                ...withdrawalStatuses.map((value) => ({ value, label: t(`console.withdrawal.${value}`) })),
                { value: 'all', label: t('console.all') },
              ]}
            />
            <TextField
              label={t('console.payout.findReference')}
              type="search"
              dir="ltr"
              maxLength={60}
              value={reference}
              onChange={({ target }) => {
                setReference(target.value)
                setPageNo(1)
              }}
            />
          </div>
        }
      />
      {opened && (
        <WithdrawalDialog
          opened={withNewestRow(opened, query.data?.list)}
          onClose={() => setOpened(undefined)}
          onReject={steps.reject}
        />
      )}
    </Page>
  )
}
