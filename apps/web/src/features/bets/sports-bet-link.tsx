// SPDX-License-Identifier: Apache-2.0
import ReceiptText from 'lucide-react/icons/receipt-text'
import { cx } from '@tessera/ui/cx.ts'
import { buttonClass } from '@tessera/ui/forms/button.tsx'
import { Link } from '../../shared/router/index.ts'
import { noPanels } from '../../shared/session/gate.ts'
import { t } from '../../shared/texts/texts.ts'

/** The platform's own book, as the betting record names it. */
const sportsbook = 'SPORTSBOOK'
export const isSportsBet = ({ vendor }: { vendor: string }): boolean => vendor === sportsbook

/** The way from a sports bet of the record to the page that shows its legs and how it was settled. */
export const SportsBetLink = ({
  compact = false,
}: {
  /** Only its sign. */
  compact?: boolean
}) => (
  <Link
    to="/sportsbook/bets"
    search={noPanels}
    title={compact ? t('sportsbook.bets') : undefined}
    className={cx(buttonClass({ size: 'small' }), compact && 'w-10 !px-0')}
  >
    {compact ? (
      <>
        <ReceiptText className="size-4" aria-hidden="true" />
        <span className="sr-only">{t('sportsbook.bets')}</span>
      </>
    ) : (
      t('sportsbook.bets')
    )}
  </Link>
)
