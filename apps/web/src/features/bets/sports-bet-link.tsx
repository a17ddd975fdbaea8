// SPDX-License-Identifier: Apache-2.0
import { buttonClass } from '@tessera/ui/forms/button.tsx'
import { Link } from '../../shared/router/index.ts'
import { noPanels } from '../../shared/session/gate.ts'
import { t } from '../../shared/texts/texts.ts'

/** The platform's own book, as the betting record names it. */
const sportsbook = 'SPORTSBOOK'
export const isSportsBet = ({ vendor }: { vendor: string }): boolean => vendor === sportsbook

/** The way from a sports bet of the record to the page that shows its legs and how it was settled. */
export const SportsBetLink = () => (
  <Link to="/sportsbook/bets" search={noPanels} className={buttonClass({ size: 'small' })}>
    {t('sportsbook.bets')}
  </Link>
)
