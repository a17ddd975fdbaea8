// SPDX-License-Identifier: Apache-2.0
import { Button } from '@tessera/ui/forms/button.tsx'
import { IconButton } from '@tessera/ui/forms/icon-button.tsx'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import Search from 'lucide-react/icons/shield-check'
import { call } from '../../shared/api/call.ts'
import { messageOf } from '@tessera/contract/client/failure'
import { withSiteClock } from '../../shared/site/launch-address.ts'
import { useSite } from '../../shared/site/use-site.ts'
import { t } from '../../shared/texts/texts.ts'
import type { Bet } from './bets-table.tsx'

/** Opens the studio's page that recomputes a round. */
export function VerifyButton({
  bet,
  compact = false,
}: {
  bet: Pick<Bet, 'roundId' | 'vendor'>
  /** Only its sign. */
  compact?: boolean
}) {
  const site = useSite()
  const open = async () => {
    // The press itself opens the window, before the address is known: browsers block windows that open later.
    const page = window.open('about:blank', '_blank')
    try {
      const { url } = await call('play.round', { roundId: bet.roundId, vassalage: bet.vendor })
      if (page) page.location.replace(withSiteClock(url, site))
      else showToast(t('bets.verify.blocked'))
    } catch (error) {
      page?.close()
      showToast(messageOf(error, t('common.error.unknown')), 'bad')
    }
  }
  const label = `${t('bets.verify')}: ${t('bets.round', { round: bet.roundId })}`
  if (compact)
    return (
      <IconButton look="solid" label={label} onClick={() => void open()}>
        <Search className="size-4" aria-hidden="true" />
      </IconButton>
    )
  return (
    <Button size="small" aria-label={label} onClick={() => void open()}>
      <Search className="size-4" aria-hidden="true" />
      {t('bets.verify')}
    </Button>
  )
}
