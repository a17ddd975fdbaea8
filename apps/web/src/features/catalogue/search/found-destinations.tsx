// SPDX-License-Identifier: Apache-2.0
import { Button } from '@tessera/ui/forms/button.tsx'
import { t } from '../../../shared/texts/texts.ts'
import { useDestinations } from './use-destinations.ts'

/** Pages, lotteries, promotions and help topics that match the search, above the games that do. */
export default function FoundDestinations({ text }: { text: string }) {
  const destinations = useDestinations(text)
  if (destinations.length === 0) return null
  return (
    <ul aria-label={t('search.destinations')} className="flex flex-wrap gap-2">
      {destinations.map(({ key, kind, label, act }) => (
        <li key={key}>
          <Button onClick={act}>
            <span className="text-muted">{t(`search.${kind}`)}</span>
            <bdi>{label}</bdi>
          </Button>
        </li>
      ))}
    </ul>
  )
}
