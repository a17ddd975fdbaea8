// SPDX-License-Identifier: Apache-2.0
import { useState } from 'react'
import { Failure } from '@tessera/contract/client/failure'
import type { ContractKind, PeriodType } from '@tessera/rules/contracts/contract'
import { emptyTier, type TierDraft, wireTiers } from '@tessera/rules/contracts/tier-drafts'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { useCallMutation } from '../../shared/api.ts'
import { useBrand } from '../../shared/brand.tsx'
import { t } from '../../shared/texts.ts'
import { tierProblem } from './tier-problem.ts'

interface OfferDraft {
  brand: string
  account: string
  reason: string
  kind: ContractKind
  dividendPeriod: PeriodType
  tiers: TierDraft[]
}

/** A contract that is being written, what it would have paid, and its offer. */
export function useContractOffer(onOffered: () => void) {
  const usual = useBrand('one') ?? ''
  const [draft, setDraft] = useState<OfferDraft>(() => ({
    brand: usual,
    account: '',
    reason: '',
    kind: 'DIVIDEND',
    dividendPeriod: 'Semimonthly',
    tiers: [1, 2, 3].map(emptyTier),
  }))
  const offering = useCallMutation('backoffice.offerContract', [
    'backoffice.contracts',
    'backoffice.contractRequests',
  ])
  const trying = useCallMutation('backoffice.dryRunContract', [])
  const account = draft.account.trim()
  const reason = draft.reason.trim()
  const terms = {
    brandCode: draft.brand,
    account,
    kind: draft.kind,
    // Salaries are measured by day.
    periodType: draft.kind === 'DIVIDEND' ? draft.dividendPeriod : ('Daily' as const),
    tiers: wireTiers(draft.tiers),
  }
  const problem = tierProblem(draft.tiers)
  const mayTry = account !== '' && problem === undefined
  return {
    draft,
    change(part: Partial<OfferDraft>) {
      setDraft((before) => ({ ...before, ...part }))
      // A dry run is one of other terms; the reason is not among them.
      if (!('reason' in part)) trying.reset()
    },
    /** What is wrong with the tiers. */
    problem,
    fields: offering.error instanceof Failure ? offering.error.fields : {},
    error: offering.error ?? trying.error,
    outcome: trying.data,
    tryOut: () => trying.mutate(terms),
    isTrying: trying.isPending,
    mayTry,
    send: () =>
      offering.mutate(
        { ...terms, reason },
        {
          onSuccess: ({ request }) => {
            showToast(t(request ? 'console.contracts.offerWaits' : 'console.contracts.offered'), 'good')
            onOffered()
          },
        },
      ),
    isSending: offering.isPending,
    maySend: mayTry && reason.length >= 3,
  }
}

export type ContractOffer = ReturnType<typeof useContractOffer>
