// SPDX-License-Identifier: Apache-2.0
import './main.css'
import { saySlotName } from '../games/slots/say-slot-name.ts'
import { showEnd } from '../runtime/frame/end.ts'
import { openGameHost } from '../runtime/open-game-host.ts'
import { createOperator } from '../runtime/operator.ts'
import { isExpired, lobbyOfRefusal, Refused, sentenceOf, Unanswered } from '../runtime/server/failures.ts'
import { openSession } from '../runtime/server/open-session.ts'
import { t } from '../runtime/texts.ts'
import { gameTitles } from './game-titles.ts'
import type { OpenCode } from '../protocol.ts'
import { isOpenCode, loadGame } from './games.ts'
import { startSimulation } from './simulator/start-simulation.ts'

const operator = createOperator()

/** Opens the game of the address: its session and its code load in parallel. */
async function start<Code extends OpenCode>(code: Code): Promise<void> {
  document.title = t(gameTitles[code])
  document.body.dataset['game'] = code
  document.body.dataset['state'] = 'opening'
  // Drawing is most of a game's size: it loads while the session is opened.
  void import('../runtime/stage/stage.ts').catch(() => undefined)
  const [opened, game] = await Promise.all([openSession(code), loadGame(code)])
  if (opened.view.slot) document.title = saySlotName(opened.view.slot)
  if (opened.view.room) document.title = t('studio.room.title', { game: t(gameTitles[code]) })
  operator.meet([opened.view.lobbyUrl, opened.view.depositUrl])
  openGameHost(game, code, opened, operator, {
    simulate: startSimulation,
    nameOf: (played) => t(gameTitles[played]),
  })
  document.body.dataset['state'] = 'ready'
  operator.notify('tessera.ready')
}

function run(code: OpenCode): void {
  start(code).catch((failure: unknown) => {
    operator.notify('tessera.ready')
    // Outside of a frame the page may have no link back of its own; in a frame the surrounding page has one.
    if (!operator.framed) operator.meet([lobbyOfRefusal(failure) ?? ''])
    if (isExpired(failure)) showEnd(operator, t('studio.sessionExpired'))
    else {
      console.error(failure)
      const known = failure instanceof Refused || failure instanceof Unanswered
      showEnd(operator, known ? sentenceOf(failure) : t('studio.partMissing'), () => run(code))
    }
  })
}

const code = location.pathname.split('/').at(-1) ?? ''
if (isOpenCode(code)) run(code)
else showEnd(operator, t('studio.unknownGame'))
