// SPDX-License-Identifier: Apache-2.0
import { useState } from 'react'
import type { CallOutput } from '@tessera/contract'
import { Button } from '@tessera/ui/forms/button.tsx'
import { formatMoney } from '@tessera/ui/data/money.tsx'
import { useCallMutation } from '../../../../shared/api.ts'
import { useBrandInput } from '../../../../shared/brand.tsx'
import { ErrorNotice } from '../../../../shared/error-notice.tsx'
import { t } from '../../../../shared/texts.ts'
import type { Offer } from '../content-kinds.ts'
import { Section } from './section.tsx'

type Trial = CallOutput<'backoffice.tryOffer'>

/** Tries the offer, as it stands on the page, on what members did in the last 30 days. */
export function TrialPanel({ offer }: { offer: Offer }) {
  const brand = useBrandInput()
  const trying = useCallMutation('backoffice.tryOffer', [])
  const [tried, setTried] = useState<string>()
  const now = JSON.stringify(offer)
  const run = (): void =>
    trying.mutate({ ...brand, offer }, { onSuccess: () => setTried(now), onError: () => setTried(undefined) })
  return (
    <Section title={t('console.offers.trial')} hint={t(`console.offers.trialHint.${offer.kind}`)}>
      <div className="flex flex-col items-start gap-3 sm:col-span-2 lg:col-span-3">
        <Button busy={trying.isPending} onClick={run}>
          {t('console.offers.try')}
        </Button>
        <ErrorNotice error={trying.error} />
        {trying.data && tried === now && <Said trial={trying.data} />}
        {trying.data && tried !== undefined && tried !== now && (
          <p className="text-sm text-muted">{t('console.offers.trialOld')}</p>
        )}
      </div>
    </Section>
  )
}

const count = (value: number): string => value.toLocaleString('en')

function Said({ trial }: { trial: Trial }) {
  const { cost, costWithoutBudget, reached, inAudience, members, currency, notKnown, cut } = trial
  const money = (value: number): string => `${formatMoney(value)} ${currency}`
  return (
    <div role="status" className="flex flex-col gap-1 text-sm text-text">
      <p className="text-md font-bold">
        {t('console.offers.would', {
          cost: money(cost),
          reached: count(reached),
          audience: count(inAudience),
        })}
      </p>
      {costWithoutBudget > cost && (
        <p>{t('console.offers.withoutBudget', { cost: money(costWithoutBudget) })}</p>
      )}
      {notKnown.map((part) => (
        <p key={part} className="text-muted">
          {t(`console.offers.notKnown.${part}`)}
        </p>
      ))}
      {cut && <p className="text-muted">{t('console.offers.cut', { members: count(members) })}</p>}
    </div>
  )
}
