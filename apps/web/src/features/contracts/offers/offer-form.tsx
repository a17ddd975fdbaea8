// SPDX-License-Identifier: Apache-2.0
import { messageOf } from '@tessera/contract/client/failure'
import { type ContractKind, periodTypes, type PeriodType } from '@tessera/rules/contracts/contract'
import { emptyTier, type TierDraft, wireTiers } from '@tessera/rules/contracts/tier-drafts'
import { Select } from '@tessera/ui/forms/select.tsx'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { useId, useState, type FormEvent } from 'react'
import { useCallMutation, useCallQuery } from '../../../shared/api/use-call-query.ts'
import { ReasonedButton } from '../../../shared/forms/reasoned-button.tsx'
import { Refusal } from '../../../shared/forms/refusal.tsx'
import { isForeign } from '../../../shared/team/is-foreign.ts'
import { t } from '../../../shared/texts/texts.ts'
import type { Contract } from './contract-card.tsx'
import { DryRun } from './dry-run.tsx'
import { contractLists, kindCalls } from './kind-calls.ts'
import { offerProblem } from './offer-problem.ts'
import { OfferTiers } from './offer-tiers.tsx'
import { useDelayed } from './use-delayed.ts'

const periodOptions = () => periodTypes.map((value) => ({ value, label: t(`contracts.settled.${value}`) }))
const noTiers = [1, 2, 3].map(emptyTier)
/** So long nothing is typed before an offer is tried. */
const pauseMs = 600

/** Offers an agent right below a contract: checked while typing, and tried with the last period's figures. */
export function OfferForm({
  account,
  kinds,
  onDone,
}: {
  account: string
  kinds: readonly ContractKind[]
  onDone: () => void
}) {
  const [kind, chooseKind] = useState(kinds[0] ?? 'DIVIDEND')
  const own = useCallQuery(
    kindCalls[kind].list,
    { role: 'to', status: 'Active', pageNo: 1, pageSize: 1 },
    { member: true },
  )
  return (
    <div className="flex flex-col gap-4">
      <p className="max-w-prose text-sm text-muted">{t('contracts.offerHint')}</p>
      <Select
        label={t('contracts.kind')}
        value={kind}
        options={kinds.map((value) => ({ value, label: t(`contracts.kind.${value}`) }))}
        onChange={({ target }) => chooseKind(kinds.find((one) => one === target.value) ?? kind)}
      />
      {own.error && <Refusal message={messageOf(own.error, t('common.error.unknown'))} />}
      {own.data && (
        // A contract that was accepted a moment ago comes after what was known before: the terms begin with it.
        <Terms
          key={`${kind} ${own.data.list[0]?.contractId ?? ''}`}
          account={account}
          kind={kind}
          own={own.data.list[0]}
          onDone={onDone}
        />
      )}
    </div>
  )
}

function Terms({
  account,
  kind,
  own,
  onDone,
}: {
  account: string
  kind: ContractKind
  /** The contract by which the one who offers is paid; only with one can they offer. */
  own: Contract | undefined
  onDone: () => void
}) {
  const [typed, setAccount] = useState(account)
  const [periodType, choosePeriod] = useState<PeriodType>(own?.periodType ?? 'Daily')
  const [drafts, setDrafts] = useState<readonly TierDraft[]>(() => (own ? thresholdsOf(own) : noTiers))
  const offering = useCallMutation(kindCalls[kind].move, contractLists)
  const terms = { kind, account: typed.trim(), periodType, tiers: wireTiers(drafts) }
  const problem = offerProblem(terms, own)
  const saysProblem = useId()
  const settled = useDelayed(terms, pauseMs)
  const mayOffer = problem === undefined && terms.account !== ''
  const tried = useCallQuery('contracts.dryRun', settled, {
    member: true,
    enabled: mayOffer && JSON.stringify(settled) === JSON.stringify(terms),
    keepPreviousData: true,
  })
  if (!own) return <p className="text-sm font-semibold text-gold">{t('contracts.noOwn')}</p>
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const { kind: _, ...offer } = terms
    offering.mutate(
      { action: 'OFFER', ...offer },
      {
        onSuccess: () => {
          showToast(t('contracts.offered', { account: terms.account }), 'good')
          onDone()
        },
      },
    )
  }
  const error = offering.error ?? (mayOffer ? tried.error : null)
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t('contracts.agentBelow')}
          required
          maxLength={64}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => setAccount(target.value)}
        />
        {kind === 'DIVIDEND' && (
          <Select
            label={t('contracts.settled')}
            value={periodType}
            options={periodOptions()}
            onChange={({ target }) =>
              choosePeriod(periodTypes.find((one) => one === target.value) ?? periodType)
            }
          />
        )}
      </div>
      <OfferTiers drafts={drafts} own={own} onChange={setDrafts} />
      <p
        id={saysProblem}
        role="status"
        className={problem === undefined ? 'text-sm text-brand' : 'text-sm text-gold'}
      >
        {problem ?? t('contracts.tiersFine')}
      </p>
      {mayOffer && tried.data && !tried.error && <DryRun outcome={tried.data} />}
      <Refusal message={error ? refusalText(error) : undefined} />
      <ReasonedButton
        type="submit"
        look="primary"
        size="form"
        wide
        busy={offering.isPending}
        reason={problem ?? (terms.account === '' ? t('contracts.nameFirst') : undefined)}
        {...(problem === undefined ? {} : { reasonAt: saysProblem })}
        reasonClassName="text-center"
      >
        {t('contracts.offerSend')}
      </ReasonedButton>
    </form>
  )
}

const refusalText = (error: Error): string =>
  isForeign(error) ? t('contracts.notBelow') : messageOf(error, t('common.error.unknown'))

/** The own thresholds to begin with; the rates are for the agent to decide. */
const thresholdsOf = ({ tiers }: Contract): TierDraft[] =>
  tiers.map(({ minBets, minProfitLoss, minActiveMembers }, index) => ({
    key: index + 1,
    minBets: String(minBets),
    minProfitLoss: String(minProfitLoss),
    minActiveMembers: String(minActiveMembers),
    percent: '',
  }))
