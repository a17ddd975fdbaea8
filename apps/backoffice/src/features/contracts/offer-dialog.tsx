// SPDX-License-Identifier: Apache-2.0
import type { FormEvent } from 'react'
import { contractKinds, periodTypes } from '@tessera/rules/contracts/contract'
import { Button } from '@tessera/ui/forms/button.tsx'
import { Select } from '@tessera/ui/forms/select.tsx'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { Dialog } from '@tessera/ui/overlays/dialog.tsx'
import { useBrands } from '../../shared/brand.tsx'
import { ErrorNotice } from '../../shared/error-notice.tsx'
import { t } from '../../shared/texts.ts'
import { kindOptions } from './contract-words.ts'
import { DryRun } from './dry-run.tsx'
import { TierFields } from './tier-fields.tsx'
import { useContractOffer, type ContractOffer } from './use-contract-offer.ts'

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
  const offer = useContractOffer(onClose)
  const { draft, change, problem, fields } = offer
  function submit(event: FormEvent): void {
    event.preventDefault()
    offer.send()
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <p className="max-w-prose text-sm text-muted">{t('console.contracts.offerExplain')}</p>
      <PartiesFields offer={offer} />
      <TierFields drafts={draft.tiers} onChange={(tiers) => change({ tiers })} />
      <p role="status" className={problem === undefined ? 'text-sm text-brand' : 'text-sm text-gold'}>
        {problem ?? t('console.contracts.tiersFine')}
      </p>
      {offer.outcome && <DryRun outcome={offer.outcome} />}
      <TextField
        label={t('console.stepReason')}
        required
        minLength={3}
        maxLength={200}
        value={draft.reason}
        error={fields['reason']}
        onChange={(event) => change({ reason: event.target.value })}
      />
      <ErrorNotice error={offer.error} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>{t('console.cancel')}</Button>
        <Button busy={offer.isTrying} disabled={!offer.mayTry} onClick={offer.tryOut}>
          {t('console.contracts.dryRun')}
        </Button>
        <Button type="submit" look="primary" busy={offer.isSending} disabled={!offer.maySend}>
          {t('console.contracts.offerSend')}
        </Button>
      </div>
    </form>
  )
}

/** Whose contract it is, of which kind, and how often it pays. */
function PartiesFields({ offer: { draft, change, fields } }: { offer: ContractOffer }) {
  const brands = useBrands() ?? []
  const { brand, account, kind, dividendPeriod } = draft
  return (
    <div className="grid items-end gap-4 sm:grid-cols-2 md:grid-cols-4">
      {brands.length > 1 && (
        <Select
          label={t('console.brand')}
          value={brand}
          options={brands.map(({ code, name }) => ({ value: code, label: `${name} · ${code}` }))}
          onChange={(event) => change({ brand: event.target.value })}
        />
      )}
      <TextField
        label={t('console.contracts.agent')}
        required
        maxLength={64}
        autoComplete="off"
        value={account}
        error={fields['account']}
        onChange={(event) => change({ account: event.target.value })}
      />
      <Select
        label={t('console.contracts.kind')}
        value={kind}
        options={kindOptions}
        onChange={(event) =>
          change({ kind: contractKinds.find((one) => one === event.target.value) ?? kind })
        }
      />
      {kind === 'DIVIDEND' && (
        <Select
          label={t('console.contracts.period')}
          value={dividendPeriod}
          options={periodOptions}
          onChange={(event) =>
            change({
              dividendPeriod: periodTypes.find((one) => one === event.target.value) ?? dividendPeriod,
            })
          }
        />
      )}
    </div>
  )
}
