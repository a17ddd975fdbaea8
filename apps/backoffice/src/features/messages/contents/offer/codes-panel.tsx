// SPDX-License-Identifier: Apache-2.0
import { useState } from 'react'
import { Button } from '@tessera/ui/forms/button.tsx'
import { Table } from '@tessera/ui/data/table.tsx'
import { TextArea } from '@tessera/ui/forms/text-area.tsx'
import { useCallMutation, useCallQuery } from '../../../../shared/api.ts'
import { ErrorNotice } from '../../../../shared/error-notice.tsx'
import { Notice } from '../../../../shared/notice.tsx'
import { t } from '../../../../shared/texts.ts'
import { LimitField } from './fields.tsx'

/** The codes of a promotion: adds given and drawn ones, and lists how often each was used. */
export function CodesPanel({ id }: { id: number }) {
  const { data } = useCallQuery('backoffice.promotionCodes', { id, pageNo: 1, pageSize: 20 })
  const adding = useCallMutation('backoffice.addPromotionCodes', [
    'backoffice.promotionCodes',
    'backoffice.promotionResult',
  ])
  const [given, setGiven] = useState('')
  const [draw, setDraw] = useState<number | null>(null)
  const [usesAllowed, setUsesAllowed] = useState<number | null>(1)
  const codes = given.split(/[\s,;]+/).filter((code) => code !== '')
  const add = (): void =>
    adding.mutate(
      { id, codes, draw: draw ?? 0, usesAllowed: usesAllowed ?? 0 },
      {
        onSuccess: () => {
          setGiven('')
          setDraw(null)
        },
      },
    )
  return (
    <>
      <TextArea
        label={t('console.offers.codesGiven')}
        rows={3}
        dir="ltr"
        value={given}
        onChange={({ target }) => setGiven(target.value)}
      />
      <LimitField label={t('console.offers.codesDraw')} value={draw} onChange={setDraw} />
      <LimitField label={t('console.offers.codesUses')} value={usesAllowed} onChange={setUsesAllowed} />
      <div className="flex flex-col items-start gap-3 sm:col-span-2 lg:col-span-3">
        <Button busy={adding.isPending} disabled={codes.length === 0 && (draw ?? 0) === 0} onClick={add}>
          {t('console.offers.addCodes')}
        </Button>
        <ErrorNotice error={adding.error} />
        {adding.data && (
          <>
            <Notice tone="good">{t('console.offers.codesAdded', { count: adding.data.added })}</Notice>
            <TextArea
              label={t('console.offers.codesToGive')}
              rows={Math.min(8, adding.data.codes.length)}
              dir="ltr"
              readOnly
              value={adding.data.codes.join('\n')}
            />
          </>
        )}
        {data && data.totalCount > 0 && (
          <>
            <p className="text-sm text-muted">
              {t('console.offers.codesCount', { count: data.totalCount, uses: data.uses })}
            </p>
            <Table
              caption={t('console.offers.codes')}
              rows={data.list}
              rowKey={({ code }) => code}
              columns={[
                { key: 'code', title: t('console.offers.code'), render: ({ code }) => <code>{code}</code> },
                {
                  key: 'uses',
                  title: t('console.offers.codeUses'),
                  render: ({ uses, usesAllowed: allowed }) => `${uses} / ${allowed}`,
                },
                { key: 'by', title: t('console.offers.codeBy'), render: ({ addedBy }) => addedBy },
              ]}
            />
          </>
        )}
      </div>
    </>
  )
}
