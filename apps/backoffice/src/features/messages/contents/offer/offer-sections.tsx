// SPDX-License-Identifier: Apache-2.0
import { Switch } from '@tessera/ui/forms/switch.tsx'
import { t } from '../../../../shared/texts.ts'
import type { ContentBody, Offer, Whole } from '../content-kinds.ts'
import { AudienceSection } from './audience-section.tsx'
import { BudgetSection } from './budget-section.tsx'
import { CodesPanel } from './codes-panel.tsx'
import { KindSection } from './kind-section.tsx'
import { PricePanel } from './price-panel.tsx'
import { ResultPanel } from './result-panel.tsx'
import { ScheduleSection } from './schedule-section.tsx'
import { Section } from './section.tsx'
import { TrialPanel } from './trial-panel.tsx'
import { WageringSection } from './wagering-section.tsx'

type Promotion = Extract<ContentBody, { kind: 'PR' }>

/** Kinds with entries: members join them, so they can ask for a code. */
const joined: readonly Offer['kind'][] = [
  'AUTO',
  'DEPOSIT',
  'CASHBACK',
  'RACE',
  'CALENDAR',
  'DROPS',
  'FREE_ROUNDS',
]

/** Everything that an offer consists of, part by part, with its trial on the past and its result. */
export function OfferSections({
  body,
  stored,
  onChange,
  problems,
}: {
  body: Promotion
  stored: Whole | undefined
  onChange: (body: Promotion) => void
  problems: Readonly<Record<string, string>>
}) {
  const { offer } = body
  const problemOf = (field: string): string | undefined =>
    problems[`body.offer.${field}`] ?? problems[`offer.${field}`]
  const change = (part: { [Part in keyof Offer]?: Offer[Part] | undefined }): void => {
    if (!offer) return
    const next = Object.entries({ ...offer, ...part }).filter(([, value]) => value !== undefined)
    onChange({ ...body, offer: Object.fromEntries(next) as Offer })
  }
  const put = (next: Offer | undefined): void => {
    const { offer: _, ...words } = body
    onChange(next ? { ...words, offer: next } : words)
  }
  return (
    <>
      <KindSection offer={offer} onChange={put} problemOf={problemOf} />
      {offer && (
        <>
          <WageringSection
            kind={offer.kind}
            wagering={offer.wagering}
            onChange={(wagering) => change({ wagering })}
            problemOf={problemOf}
          />
          <PricePanel offer={offer} />
          <AudienceSection
            audience={offer.audience}
            onChange={(audience) => change({ audience })}
            problemOf={problemOf}
          />
          {joined.includes(offer.kind) && (
            <CodesSection
              needsCode={offer.needsCode === true}
              contentId={stored?.id}
              onChange={(needsCode) => change({ needsCode: needsCode || undefined })}
            />
          )}
          <BudgetSection
            budget={offer.budget}
            onChange={(budget) => change({ budget })}
            problemOf={problemOf}
          />
          <ScheduleSection
            schedule={offer.schedule}
            repeats={offer.kind === 'AUTO' || (offer.kind === 'DEPOSIT' && offer.which === 'EVERY')}
            onChange={(schedule) => change({ schedule })}
            problemOf={problemOf}
          />
          <TrialPanel offer={offer} />
        </>
      )}
      {stored && stored.revision !== null && <ResultPanel id={stored.id} />}
    </>
  )
}

interface CodesSectionProps {
  needsCode: boolean
  /** Undefined until the item has been saved. */
  contentId: number | undefined
  onChange: (needsCode: boolean) => void
}

/** Whether members need a code to join, and the codes. */
function CodesSection({ needsCode, contentId, onChange }: CodesSectionProps) {
  return (
    <Section title={t('console.offers.codes')} hint={t('console.offers.codesHint')}>
      <div className="sm:col-span-2 lg:col-span-3">
        <Switch checked={needsCode} onChange={({ target }) => onChange(target.checked)}>
          {t('console.offers.needsCode')}
        </Switch>
      </div>
      {needsCode &&
        (contentId === undefined ? (
          <p className="text-sm text-muted sm:col-span-2">{t('console.offers.codesAfterSaving')}</p>
        ) : (
          <CodesPanel id={contentId} />
        ))}
    </Section>
  )
}
