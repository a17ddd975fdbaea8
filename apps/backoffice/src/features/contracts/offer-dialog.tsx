// SPDX-License-Identifier: Apache-2.0
import { useState, type FormEvent } from 'react'
import { Failure } from '@tessera/contract/client/failure'
import {
  contractKinds,
  periodTypes,
  type ContractKind,
  type PeriodType,
} from '@tessera/rules/contracts/contract'
import { emptyTier, type TierDraft, wireTiers } from '@tessera/rules/contracts/tier-drafts'
import { Button } from '@tessera/ui/forms/button.tsx'
import { Select } from '@tessera/ui/forms/select.tsx'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { Dialog } from '@tessera/ui/overlays/dialog.tsx'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { useCallMutation } from '../../shared/api.ts'
import { useBrand, useBrands } from '../../shared/brand.tsx'
import { ErrorNotice } from '../../shared/error-notice.tsx'
import { t } from '../../shared/texts.ts'
import { kindOptions } from './contract-words.ts'
import { DryRun } from './dry-run.tsx'
import { tierProblem } from './tier-problem.ts'
import { TierFields } from './tier-fields.tsx'

/** Offers a contract of the operator to an agent without an upline. */
export default function OfferDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('console.contracts.offer')}
      closeLabel={t('console.close')}
      size="large"
    >
      <OfferForm onClose={onClose} />
    </Dialog>
  )
}

const periodOptions = periodTypes.map((value) => ({ value, label: t(`console.contracts.period.${value}`) }))

function OfferForm({ onClose }: { onClose: () => void }) {
  const brands = useBrands() ?? []
  const usual = useBrand('one') ?? ''
  const [brand, setBrand] = useState(usual)
  const [typed, setTyped] = useState({ account: '', reason: '' })
  const [kind, setKind] = useState<ContractKind>('DIVIDEND')
  const [dividendPeriod, setDividendPeriod] = useState<PeriodType>('Semimonthly')
  const [drafts, setDrafts] = useState<TierDraft[]>(() => [1, 2, 3].map(emptyTier))
  const offering = useCallMutation('backoffice.offerContract', [
    'backoffice.contracts',
    'backoffice.contractRequests',
  ])
  const trying = useCallMutation('backoffice.dryRunContract', [])
  const problem = tierProblem(drafts)
  const named = typed.account.trim() !== ''
  const fields = offering.error instanceof Failure ? offering.error.fields : {}
  const terms = {
    brandCode: brand,
    account: typed.account.trim(),
    kind,
    // Salaries are measured by day.
    periodType: kind === 'DIVIDEND' ? dividendPeriod : ('Daily' as const),
    tiers: wireTiers(drafts),
  }
  const field = (name: keyof typeof typed) => ({
    value: typed[name],
    error: fields[name],
    onChange: (event: { target: { value: string } }) => {
      setTyped({ ...typed, [name]: event.target.value })
      if (name === 'account') trying.reset()
    },
  })
  function submit(event: FormEvent): void {
    event.preventDefault()
    offering.mutate(
      { ...terms, reason: typed.reason.trim() },
      {
        onSuccess: ({ request }) => {
          showToast(t(request ? 'console.contracts.offerWaits' : 'console.contracts.offered'), 'good')
          onClose()
        },
      },
    )
  }
  const error = offering.error ?? trying.error
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <p className="max-w-prose text-sm text-muted">{t('console.contracts.offerExplain')}</p>
      <div className="grid items-end gap-4 sm:grid-cols-2 md:grid-cols-4">
        {brands.length > 1 && (
          <Select
            label={t('console.brand')}
            value={brand}
            options={brands.map(({ code, name }) => ({ value: code, label: `${name} · ${code}` }))}
            onChange={(event) => {
              setBrand(event.target.value)
              trying.reset()
            }}
          />
        )}
        <TextField
          label={t('console.contracts.agent')}
          required
          maxLength={64}
          autoComplete="off"
          {...field('account')}
        />
        <Select
          label={t('console.contracts.kind')}
          value={kind}
          options={kindOptions}
          onChange={(event) => {
            setKind(contractKinds.find((one) => one === event.target.value) ?? kind)
            trying.reset()
          }}
        />
        {kind === 'DIVIDEND' && (
          <Select
            label={t('console.contracts.period')}
            value={dividendPeriod}
            options={periodOptions}
            onChange={(event) => {
              setDividendPeriod(periodTypes.find((one) => one === event.target.value) ?? dividendPeriod)
              trying.reset()
            }}
          />
        )}
      </div>
      <TierFields
        drafts={drafts}
        onChange={(next) => {
          setDrafts(next)
          trying.reset()
        }}
      />
      <p role="status" className={problem === undefined ? 'text-sm text-brand' : 'text-sm text-gold'}>
        {problem ?? t('console.contracts.tiersFine')}
      </p>
      {trying.data && <DryRun outcome={trying.data} />}
      <TextField
        label={t('console.stepReason')}
        required
        minLength={3}
        maxLength={200}
        {...field('reason')}
      />
      <ErrorNotice error={error} />
      <OfferButtons
        onCancel={onClose}
        onTry={() => trying.mutate(terms)}
        isTrying={trying.isPending}
        isSending={offering.isPending}
        mayTry={named && problem === undefined}
        maySend={named && problem === undefined && typed.reason.trim().length >= 3}
      />
    </form>
  )
}

/** The end of the form: leave it, see what the contract would have paid, or offer it. */
function OfferButtons({
  onCancel,
  onTry,
  isTrying,
  isSending,
  mayTry,
  maySend,
}: {
  onCancel: () => void
  onTry: () => void
  isTrying: boolean
  isSending: boolean
  mayTry: boolean
  maySend: boolean
}) {
  return (
    <div className="flex flex-wrap justify-end gap-2">
      <Button onClick={onCancel}>{t('console.cancel')}</Button>
      <Button busy={isTrying} disabled={!mayTry} onClick={onTry}>
        {t('console.contracts.dryRun')}
      </Button>
      <Button type="submit" look="primary" busy={isSending} disabled={!maySend}>
        {t('console.contracts.offerSend')}
      </Button>
    </div>
  )
}
