// SPDX-License-Identifier: Apache-2.0
import { Money } from '@tessera/ui/data/money.tsx'
import { useSite } from '../../../shared/site/use-site.ts'
import { t } from '../../../shared/texts/texts.ts'
import { chanceWords } from '../term-lines.ts'
import { useStanding, type Promotion, type Terms } from '../use-promotions.ts'

/** What bets may drop: each prize with its chance and what is left of it today, and the member's own drops of today. */
export function Drops({ promotion }: { promotion: Promotion }) {
  const { standing } = useStanding(promotion)
  const terms = (standing?.terms ?? promotion.terms)?.drops ?? null
  if (terms === null) return null
  const isSpent = standing !== undefined && standing.left !== null && standing.left < (standing.reward ?? 0)
  return (
    <section
      aria-label={t('promotions.kind.DROPS')}
      className="min-w-0 rounded-panel border border-line bg-surface-1 p-5 md:p-8"
    >
      <h2 className="text-lg font-bold text-text">{t('promotions.kind.DROPS')}</h2>
      <p className="mt-1 mb-5 text-sm text-muted">{t('promotions.dropHint')}</p>
      <div role="status" className="flex flex-col gap-1 text-sm">
        {standing?.joined && standing.drops && (
          <p className="font-semibold text-brand">
            {t('promotions.dropsToday', { count: standing.drops.got, most: terms.perMember })}
          </p>
        )}
        {isSpent && <p className="text-muted">{t('promotions.gone')}</p>}
      </div>
      <Prizes prizes={terms.prizes} left={standing?.drops?.left} />
    </section>
  )
}

function Prizes({
  prizes,
  left,
}: {
  prizes: NonNullable<Terms['drops']>['prizes']
  /** Unknown to visitors. */
  left: readonly number[] | undefined
}) {
  const { currency } = useSite().whitelabel
  const language = document.documentElement.lang
  return (
    <table className="mt-4 w-full text-sm">
      <caption className="sr-only">{t('promotions.prizes')}</caption>
      <thead>
        <tr className="text-xs text-muted">
          <th scope="col" className="pb-2 text-start font-normal">
            {t('promotions.prizes')}
          </th>
          <th scope="col" className="pb-2 ps-3 text-end font-normal">
            {t('promotions.chance')}
          </th>
          <th scope="col" className="pb-2 ps-3 text-end font-normal">
            {t(left ? 'promotions.dropLeft' : 'promotions.dropPerDay')}
          </th>
        </tr>
      </thead>
      <tbody>
        {prizes.map(({ name, amount, chance, perDay }, index) => (
          <tr key={name} className="border-t border-line">
            <td className="min-w-0 py-2">
              {/* Amounts run left to right, so space beside them belongs to what is around them. */}
              <span className="flex flex-wrap items-baseline gap-x-2">
                <bdi className="break-words text-text">{name}</bdi>
                <Money value={amount} currency={currency.symbol} className="text-muted" />
              </span>
            </td>
            <td className="tabular py-2 ps-3 text-end text-text">{chanceWords(chance, language)}</td>
            <td className="tabular py-2 ps-3 text-end text-text">
              {left ? (
                <bdi dir="ltr">
                  {left[index] ?? 0} / {perDay}
                </bdi>
              ) : (
                perDay
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
