// SPDX-License-Identifier: Apache-2.0
import { Button } from '@tessera/ui/forms/button.tsx'
import { useStartGame } from '../../shared/play/use-start-game.ts'
import { playMoneyOf, playMoneyWords } from '../../shared/play/for-fun.ts'
import { usePanels } from '../../shared/session/gate.ts'
import { useSite } from '../../shared/site/use-site.ts'
import { t } from '../../shared/texts/texts.ts'
import { Stage } from './stage.tsx'
import type { Game } from './use-game.ts'

/** Asks a visitor to log in or register, and offers play money if the platform and the game have it. */
export function LoginNeeded({ game }: { game: Game }) {
  const { askToEnter } = usePanels()
  const playMoney = playMoneyOf(useSite().whitelabel)
  const start = useStartGame()
  return (
    <Stage>
      <div className="flex flex-col items-center gap-4 px-4 py-12 text-center">
        <img src={game.iconUrl} alt="" width={150} height={200} className="w-[150px] rounded-tile" />
        <h1 className="text-lg font-bold">{t('play.login.title', { name: game.displayName })}</h1>
        <p className="text-muted">{t('play.login.text')}</p>
        <div className="flex flex-wrap justify-center gap-3">
          <Button size="form" onClick={() => askToEnter()}>
            {t('identity.login')}
          </Button>
          <Button size="form" look="primary" onClick={() => askToEnter(undefined, 'register')}>
            {t('identity.register')}
          </Button>
        </div>
        {playMoney && game.supportPlay === 0 && (
          <div className="flex flex-col items-center gap-2">
            <Button
              look={playMoney === 'fun' ? 'secondary' : 'quiet'}
              onClick={() => start(game, { trial: true })}
            >
              {t(playMoneyWords[playMoney])}
            </Button>
            {playMoney === 'fun' && <p className="text-sm text-muted">{t('play.forFun.text')}</p>}
          </div>
        )}
      </div>
    </Stage>
  )
}
