// SPDX-License-Identifier: Apache-2.0
import { Button } from '@tessera/ui/forms/button.tsx'
import { useNavigate } from '../../../shared/router/index.ts'
import { useSession } from '../../../shared/session/session.ts'
import { withTrial } from '../../../shared/session/with-trial.ts'
import { useSite } from '../../../shared/site/use-site.ts'
import { t } from '../../../shared/texts/texts.ts'
import type { LotteryGame } from '../lottery-types.ts'

/**
 * Opens a lottery on a trial account, for visitors of a brand that has them (D-102). A ticket is bought from the account
 * that is logged in: members would pay with money, so nothing is offered to them.
 */
export function TryLottery({ game }: { game: Pick<LotteryGame, 'gameCode' | 'name' | 'supportPlay'> }) {
  const navigate = useNavigate()
  const session = useSession()
  const { freePlay } = useSite().whitelabel
  if (!freePlay || session !== 'visitor' || game.supportPlay !== 0) return null
  const open = (): void => void navigate({ to: '/lottery', search: { gameCode: game.gameCode } })
  return (
    <Button
      look="quiet"
      wide
      aria-label={`${t('lobby.trial')}: ${game.name}`}
      onClick={() => withTrial(open)}
    >
      {t('lobby.trial')}
    </Button>
  )
}
